//! Plots a two-dimensional array as a map with axes, title and colour bar.

use std::fmt::Display;
use std::path::Path;

use plotters::element::BitMapElement;
use plotters::prelude::*;

use super::colors::Scale;
use super::picture::{Axis, FONT};
use super::ruler::Ruler;
use crate::arrays::{HostArray, summary};

const MAP_PIXELS: f64 = 760.0;
const MARGIN: u32 = 12;
const MARGIN_LEFT: u32 = 84;
const MARGIN_BOTTOM: u32 = 58;
const MARGIN_TOP: u32 = 52;
const BAR_PIXELS: u32 = 150;

/// Draws `values[y, x]`, the first row at the bottom.
pub(super) fn draw(
    path: &Path,
    title: &str,
    quantity: &str,
    axes: (&Axis, &Axis),
    values: &HostArray,
) -> Result<(), String> {
    let (width, height) = map_size(axes);
    let summary = summary::summarize(values);
    let scale = Scale::for_range(summary.least, summary.greatest);
    let size = (
        MARGIN + MARGIN_LEFT + width + BAR_PIXELS,
        MARGIN_TOP + height + MARGIN_BOTTOM,
    );
    let root = BitMapBackend::new(path, size).into_drawing_area();
    root.fill(&WHITE).map_err(text)?;
    root.titled(title, (FONT, 20)).map_err(text)?;
    let (left, right) = root.split_horizontally(MARGIN + MARGIN_LEFT + width);
    map(&left, axes, &scale, values).map_err(text)?;
    color_bar(&right, quantity, &scale).map_err(text)?;
    root.present().map_err(text)
}

fn text(error: impl Display) -> String {
    error.to_string()
}

/// Returns the width and height of the map: cells keep their proportions unless the map would be
/// too narrow or too flat.
fn map_size((x, y): (&Axis, &Axis)) -> (u32, u32) {
    let extent = |axis: &Axis| (axis.edges().1 - axis.edges().0).abs();
    let aspect = (extent(y) / extent(x)).clamp(0.4, 1.25);
    (MAP_PIXELS as u32, (MAP_PIXELS * aspect) as u32)
}

type Area<'a> = DrawingArea<BitMapBackend<'a>, plotters::coord::Shift>;
type Drawn = Result<(), Box<dyn std::error::Error>>;

fn map(area: &Area, (x, y): (&Axis, &Axis), scale: &Scale, values: &HostArray) -> Drawn {
    let ((x0, x1), (y0, y1)) = (x.edges(), y.edges());
    let (x_ruler, y_ruler) = (x.ruler(), y.ruler());
    let mut chart = ChartBuilder::on(area)
        .margin_top(MARGIN_TOP)
        .margin_left(MARGIN)
        .x_label_area_size(MARGIN_BOTTOM)
        .y_label_area_size(MARGIN_LEFT)
        .build_cartesian_2d(x0..x1, y0..y1)?;
    let plot = chart.plotting_area();
    let (width, height) = plot.dim_in_pixel();
    let mut pixels = Vec::with_capacity((width * height * 3) as usize);
    for row in 0..height {
        let j = y.cell(height - 1 - row, height);
        for column in 0..width {
            let i = x.cell(column, width);
            pixels.extend_from_slice(&scale.color(values.get(j * x.centres.len() + i)));
        }
    }
    let image = BitMapElement::with_owned_buffer((x0, y1), (width, height), pixels);
    plot.draw(&image.ok_or("a picture of no size")?)?;
    chart
        .configure_mesh()
        .disable_mesh()
        .x_desc(x_ruler.label(&x.label))
        .y_desc(y_ruler.label(&y.label))
        .x_labels(7)
        .y_labels(7)
        .x_label_formatter(&|value| x_ruler.tick(*value))
        .y_label_formatter(&|value| y_ruler.tick(*value))
        .label_style((FONT, 15))
        .axis_desc_style((FONT, 17))
        .draw()?;
    Ok(())
}

fn color_bar(area: &Area, quantity: &str, scale: &Scale) -> Drawn {
    let ruler = Ruler::new(scale.low, scale.high);
    let mut chart = ChartBuilder::on(area)
        .margin_top(MARGIN_TOP)
        .margin_bottom(MARGIN_BOTTOM)
        .margin_left(24)
        .margin_right(12)
        .right_y_label_area_size(92)
        .build_cartesian_2d(0.0..1.0, 0.0..1.0)?
        .set_secondary_coord(0.0..1.0, scale.low..scale.high);
    let plot = chart.plotting_area();
    let (width, height) = plot.dim_in_pixel();
    let mut pixels = Vec::with_capacity((width * height * 3) as usize);
    for row in 0..height {
        let along = 1.0 - (f64::from(row) + 0.5) / f64::from(height);
        let color = scale.color(scale.low + along * (scale.high - scale.low));
        pixels.extend(std::iter::repeat_n(color, width as usize).flatten());
    }
    let image = BitMapElement::with_owned_buffer((0.0, 1.0), (width, height), pixels);
    plot.draw(&image.ok_or("a picture of no size")?)?;
    chart
        .configure_secondary_axes()
        .y_labels(9)
        .y_label_formatter(&|value| ruler.tick(*value))
        .y_desc(ruler.label(quantity))
        .label_style((FONT, 15))
        .axis_desc_style((FONT, 17))
        .draw()?;
    Ok(())
}
