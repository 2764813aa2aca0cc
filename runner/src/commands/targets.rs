//! `reactant-rs targets`.

use super::Context;
use crate::cli;
use crate::fault::Result;

pub(super) fn targets(_args: &cli::Targets, _context: &Context) -> Result<()> {
    Ok(())
}
