/// A field's name as the label of a fact: `firstAscent` and `first_ascent` become `First ascent`.
///
/// Words in capitals (`ISBN`), existing spaces and the hyphens of short forms (`Inv.-Nr.`) stay as they are.
package func fieldLabel(_ name: String) -> String {
  var words = ""
  var previous: Character = " "
  for character in name {
    if character == "_" || character == "-" && previous != "." {
      words.append(" ")
    } else if character.isUppercase, previous.isLowercase {
      words += " " + character.lowercased()
    } else {
      words.append(character)
    }
    previous = character
  }
  return words.prefix(1).uppercased() + words.dropFirst()
}
