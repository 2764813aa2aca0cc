//! Resharding by `all_to_all`: a split dimension becomes whole, while another one becomes split
//! over the same mesh axes.
//!
//! Each device keeps only what it needs of the other dimension, so that an `all_to_all` transfers a
//! fraction of the bytes of an `all_gather`.

use crate::needs::Moved;
use crate::ranges::Split;
use crate::required_range::RequiredRange;

/// Two dimensions of an array that exchange their splits.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct AllToAll {
    /// The dimension that was split, and becomes whole.
    pub(crate) gathered: usize,
    /// The dimension that was whole, and of which each part receives what it needs.
    pub(crate) dealt: usize,
    pub(crate) want: RequiredRange,
}

impl AllToAll {
    /// Returns whether both can be served by one exchange, of the wider range.
    pub(crate) fn is_like(&self, other: &AllToAll) -> bool {
        let (one, two) = (&self.want, &other.want);
        let dims = (self.gathered, self.dealt) == (other.gathered, other.dealt);
        dims && one.frame == two.frame && one.offset == two.offset
    }
}

/// Returns the exchanges for an array of `extents`, split as in `place`, that is read as `wants`
/// and whose dimensions in `dims` are gathered. Dimensions that are gathered without a partner come
/// first.
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
                // The dimension with the fewest parts is gathered on its own, so that the others
                // can proceed.
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

/// Returns whether a dimension of `extent` elements is needed in parts over the axes of `split`,
/// each less than the whole.
fn is_cut(want: &Option<RequiredRange>, split: &Split, extent: usize) -> bool {
    want.as_ref().is_some_and(|want| {
        let window = want.need.window(&want.frame);
        want.frame.axes == split.frame.axes && !want.need.ring && window.size < extent as i64
    })
}
