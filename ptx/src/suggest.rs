//! Suggestions for misspelled names.

/// Returns the candidate nearest to `word`, if one is close enough.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let likeness = |candidate: &str| {
        let edits = strsim::damerau_levenshtein(word, candidate);
        let longest = word.chars().count().max(candidate.chars().count());
        (edits <= longest.div_ceil(3).max(1)).then_some(edits)
    };
    let scored = candidates
        .into_iter()
        .filter_map(|candidate| Some((likeness(candidate)?, candidate)));
    scored
        .min_by_key(|(edits, _)| *edits)
        .map(|(_, candidate)| candidate)
}
