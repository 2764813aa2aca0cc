//! Dimensions that change places: one that is in parts becomes whole as another, laid over the same mesh axes, is cut.
//!
//! Each device keeps what it needs of the other dimension only, so that an `all_to_all` does with a part of the bytes what an
//! `all_gather` would.

use crate::needs::Moved;
use crate::ranges::Split;
use crate::required_range::RequiredRange;

/// Two dimensions of an array that change places.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct AllToAll {
    /// The one that was in parts, and is whole.
    pub(crate) gathered: usize,
    /// The one that was whole, and of which each part gets what it wants.
    pub(crate) dealt: usize,
    pub(crate) want: RequiredRange,
}

impl AllToAll {
    /// Whether both are served by what the wider of them needs.
    pub(crate) fn is_like(&self, other: &AllToAll) -> bool {
        let (one, two) = (&self.want, &other.want);
        let dims = (self.gathered, self.dealt) == (other.gathered, other.dealt);
        dims && one.frame == two.frame && one.offset == two.offset
    }
}

/// Which dimensions of an array of `extents`, laid out as `place` says, change places where it is read as `wants` says and
/// `dims` are gathered. All those that are gathered without another one come before.
pub(crate) fn deals(
    place: &[Option<Split>],
    wants: &[Option<RequiredRange>],
    dims: &[Moved],
    extents: &[usize],
) -> Vec<AllToAll> {
    let gathered = (0..dims.len()).filter(|d| dims[*d] == Moved::Gather);
    let mut left: Vec<(usize, &Split)> = gathered
        .filter_map(|d| Some((d, place[d].as_ref()?)))
        .collect();
    let mut is_whole: Vec<bool> = place.iter().map(Option::is_none).collect();
    let mut deals = Vec::new();
    while !left.is_empty() {
        let pair = left.iter().enumerate().find_map(|(nth, (_, split))| {
            let cut = |dim: &usize| is_whole[*dim] && is_cut(&wants[*dim], split, extents[*dim]);
            Some((nth, (0..dims.len()).find(cut)?))
        });
        match pair {
            Some((nth, dealt)) => {
                let (gathered, _) = left.remove(nth);
                (is_whole[gathered], is_whole[dealt]) = (true, false);
                deals.extend(wants[dealt].clone().map(|want| AllToAll {
                    gathered,
                    dealt,
                    want,
                }));
            }
            None => {
                // The one with the fewest parts makes room for the others.
                let parts = |nth: &usize| left[*nth].1.frame.parts;
                let Some(nth) = (0..left.len()).min_by_key(parts) else {
                    break;
                };
                let (gathered, _) = left.remove(nth);
                is_whole[gathered] = true;
            }
        }
    }
    deals
}

/// Whether a dimension of `extent` is wanted in parts over the axes of `split`, each of them less than all of it.
fn is_cut(want: &Option<RequiredRange>, split: &Split, extent: usize) -> bool {
    want.as_ref().is_some_and(|want| {
        let window = want.need.window(&want.frame);
        want.frame.axes == split.frame.axes && !want.need.ring && window.size < extent as i64
    })
}
