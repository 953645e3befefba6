/// The beginning of a text, about four lines of a card, truncated between words, or the whole text
/// if it is short. A text truncated here is never clipped on the page, whatever the font size.
func excerpt(_ text: String) -> String {
  guard text.utf8.count > maxExcerptLength,
    let end = text.index(text.startIndex, offsetBy: maxExcerptLength, limitedBy: text.endIndex),
    end < text.endIndex
  else { return text }
  let beginning = text[..<end]
  let cut = text[end] == " " ? end : beginning.lastIndex(of: " ") ?? end
  let words = beginning[..<cut]
  let ending = words.reversed().prefix { " ,;:.–—".contains($0) }.count
  return words.dropLast(ending) + "…"
}

/// The maximum length of an excerpt, in characters.
private let maxExcerptLength = 160
