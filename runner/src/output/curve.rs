//! Plots lines of positive values over a common axis on a logarithmic scale, such as a decreasing
//! cost.

use std::fmt::Display;
use std::path::Path;

use plotters::prelude::*;

use super::picture::{self, FONT};
use crate::fault::Result;
use crate::whole::write_whole;

const SIZE: (u32, u32) = (960, 540);
const COLORS: [RGBColor; 2] = [BLUE, RGBColor(200, 90, 20)];

/// Draws named lines; values that are not positive leave gaps. `labels` are those of the axes.
pub fn draw(
    path: &Path,
    title: &str,
    labels: (&str, &str),
    lines: &[(&str, Vec<(f64, f64)>)],
) -> Result<()> {
    picture::with_font();
    write_whole(path, |path| onto(path, title, labels, lines).map_err(text))
}

fn onto(
    path: &Path,
    title: &str,
    (x, y): (&str, &str),
    lines: &[(&str, Vec<(f64, f64)>)],
) -> std::result::Result<(), Box<dyn std::error::Error>> {
    let shown = |(_, y): &&(f64, f64)| y.is_finite() && *y > 0.0;
    let all = || {
        lines
            .iter()
            .flat_map(|(_, points)| points.iter().filter(shown))
    };
    let low = all().map(|(_, y)| *y).fold(f64::INFINITY, f64::min);
    let high = all().map(|(_, y)| *y).fold(0.0, f64::max);
    let (low, high) = match low <= high {
        true => (0.5 * low, 2.0 * high),
        false => (0.1, 1.0),
    };
    let last = lines
        .iter()
        .flat_map(|(_, points)| points.iter().map(|(x, _)| *x));
    let last = last.fold(1.0, f64::max);
    let root = BitMapBackend::new(path, SIZE).into_drawing_area();
    root.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&root)
        .caption(title, (FONT, 20))
        .margin(14)
        .x_label_area_size(52)
        .y_label_area_size(84)
        .build_cartesian_2d(0.0..last, (low..high).log_scale())?;
    chart
        .configure_mesh()
        .light_line_style(TRANSPARENT)
        .x_desc(x)
        .y_desc(y)
        .x_label_formatter(&|value| format!("{value}"))
        .y_label_formatter(&|value| format!("{value:.0e}"))
        .label_style((FONT, 15))
        .axis_desc_style((FONT, 17))
        .draw()?;
    for ((name, points), color) in lines.iter().zip(COLORS.iter().cycle()) {
        for run in points
            .split(|point| !shown(&point))
            .filter(|run| !run.is_empty())
        {
            let line = LineSeries::new(run.iter().copied(), color.stroke_width(2)).point_size(3);
            let drawn = chart.draw_series(line)?;
            let of_first = points.first() == run.first();
            if of_first {
                drawn.label(*name).legend(move |(x, y)| {
                    PathElement::new([(x, y), (x + 20, y)], color.stroke_width(2))
                });
            }
        }
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperRight) // decreasing curves leave it free
        .background_style(WHITE)
        .border_style(BLACK)
        .label_font((FONT, 15))
        .draw()?;
    root.present()?;
    Ok(())
}

fn text(error: impl Display) -> String {
    error.to_string()
}
