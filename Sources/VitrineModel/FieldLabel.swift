/// A field's name as a label: `firstAscent` and `first_ascent` become `First ascent`.
///
/// Acronyms (`ISBN`), spaces, and hyphens after a dot or before a capital (`Inv.-Nr.`, `E-Mail`)
/// are kept.
package func fieldLabel(_ name: String) -> String {
  var words = ""
  var previous: Character = " "
  for (character, next) in zip(name, name.dropFirst().map(Optional.some) + [nil]) {
    if character == "_" {
      words.append(" ")
    } else if character == "-" {
      words.append(previous == "." || next?.isUppercase == true ? "-" : " ")
    } else if character.isUppercase, previous.isLowercase {
      words += " " + character.lowercased()
    } else {
      words.append(character)
    }
    previous = character
  }
  return words.prefix(1).uppercased() + words.dropFirst()
}
