/// Returns the id that GitHub gives a heading with these words. Letters, digits, marks, hyphens and
/// connectors such as `_` are kept in lower case, spaces become hyphens, and everything else is
/// removed.
func headingID(of words: String) -> String {
  var id: [UInt8] = []
  id.reserveCapacity(words.utf8.count)
  for scalar in words.lowercased().unicodeScalars {
    if scalar == " " {
      id.append(UInt8(ascii: "-"))
    } else if isOfID(scalar) {
      if scalar.isASCII { id.append(UInt8(scalar.value)) } else { id += scalar.utf8 }
    }
  }
  return String(decoding: id, as: UTF8.self)
}

private func isOfID(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "a"..."z", "0"..."9", "-", "_": true
  case "\0"..."\u{7F}": false
  default:
    switch scalar.properties.generalCategory {
    case .decimalNumber, .letterNumber, .nonspacingMark, .spacingMark, .enclosingMark,
      .connectorPunctuation:
      true
    default: scalar.properties.isAlphabetic
    }
  }
}
