//! Plots a one-dimensional array as a line.

use std::fmt::Display;
use std::path::Path;

use plotters::prelude::*;

use super::picture::{Axis, FONT};
use super::ruler::Ruler;
use crate::arrays::{HostArray, summary};

const SIZE: (u32, u32) = (960, 540);

/// Draws `values[x]`; elements that are not finite leave gaps.
pub(super) fn draw(
    path: &Path,
    title: &str,
    quantity: &str,
    x: &Axis,
    values: &HostArray,
) -> Result<(), String> {
    let summary = summary::summarize(values);
    let (low, high) = match (summary.least, summary.greatest) {
        (least, greatest) if !least.is_finite() || !greatest.is_finite() => (0.0, 1.0),
        (least, greatest) if greatest > least => (
            least - 0.05 * (greatest - least),
            greatest + 0.05 * (greatest - least),
        ),
        (least, _) => (least - 0.5, least + 0.5),
    };
    let root = BitMapBackend::new(path, SIZE).into_drawing_area();
    root.fill(&WHITE).map_err(text)?;
    let (x0, x1) = x.edges();
    let (x_ruler, y_ruler) = (x.ruler(), Ruler::new(low, high));
    let mut chart = ChartBuilder::on(&root)
        .caption(title, (FONT, 20))
        .margin(14)
        .x_label_area_size(52)
        .y_label_area_size(84)
        .build_cartesian_2d(x0..x1, low..high)
        .map_err(text)?;
    chart
        .configure_mesh()
        .light_line_style(TRANSPARENT)
        .x_desc(x_ruler.label(&x.label))
        .y_desc(y_ruler.label(quantity))
        .x_label_formatter(&|value| x_ruler.tick(*value))
        .y_label_formatter(&|value| y_ruler.tick(*value))
        .label_style((FONT, 15))
        .axis_desc_style((FONT, 17))
        .draw()
        .map_err(text)?;
    let points: Vec<(f64, f64)> = x.centres.iter().copied().zip(values.values()).collect();
    for run in points
        .split(|(_, value)| !value.is_finite())
        .filter(|run| !run.is_empty())
    {
        chart
            .draw_series(LineSeries::new(run.iter().copied(), BLUE.stroke_width(2)))
            .map_err(text)?;
    }
    root.present().map_err(text)
}

fn text(error: impl Display) -> String {
    error.to_string()
}
