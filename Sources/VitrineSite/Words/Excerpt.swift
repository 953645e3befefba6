/// The beginning of a text, some four lines of a card, cut between words: the whole text where it
/// is short. What is cut in the text itself is never clipped on the page, whatever its letters' size.
func excerpt(_ text: String) -> String {
  guard text.utf8.count > longestExcerpt,
    let end = text.index(text.startIndex, offsetBy: longestExcerpt, limitedBy: text.endIndex),
    end < text.endIndex
  else { return text }
  let beginning = text[..<end]
  let cut = text[end] == " " ? end : beginning.lastIndex(of: " ") ?? end
  let words = beginning[..<cut]
  let ending = words.reversed().prefix { " ,;:.–—".contains($0) }.count
  return words.dropLast(ending) + "…"
}

/// In characters.
private let longestExcerpt = 160
