/// A field's name as a label: `firstAscent` and `first_ascent` become `First ascent`, and `EndISODate`
/// becomes `End ISO date`.
///
/// Acronyms (`ISBN`), spaces, and hyphens after a dot or before a capital (`Inv.-Nr.`, `E-Mail`)
/// are kept.
package func fieldLabel(_ name: String) -> String {
  let letters = Array(name)
  var words = ""
  for (index, letter) in letters.enumerated() {
    let next = index + 1 < letters.count ? letters[index + 1] : nil
    if letter == "_" {
      words.append(" ")
    } else if letter == "-" {
      words.append(index > 0 && letters[index - 1] == "." || next?.isUppercase == true ? "-" : " ")
    } else if startsWord(at: index, in: letters) {
      words += " " + (next?.isUppercase == true ? String(letter) : letter.lowercased())
    } else {
      words.append(letter)
    }
  }
  return words.prefix(1).uppercased() + words.dropFirst()
}

/// Whether a capital inside a name begins a word: the `I` and the `D` of `EndISODate`, but not the
/// `N` of `ISBNs`.
package func startsWord(at index: Int, in letters: [Character]) -> Bool {
  guard index > 0, letters[index].isUppercase else { return false }
  if letters[index - 1].isLowercase { return true }
  guard letters[index - 1].isUppercase, index + 1 < letters.count else { return false }
  let isPlural =
    letters[index + 1] == "s" && (index + 2 == letters.count || !letters[index + 2].isLowercase)
  return letters[index + 1].isLowercase && !isPlural
}
