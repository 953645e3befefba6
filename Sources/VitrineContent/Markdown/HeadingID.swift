/// The id that GitHub gives a heading of these words: letters, digits, marks and what joins words, as
/// `_`, in lower case, a hyphen for each space and each hyphen, and nothing for anything else.
func headingID(of words: String) -> String {
  if words.utf8.allSatisfy({ $0 < 0x80 }) { return headingID(ofASCII: words) }
  var id = ""
  for scalar in words.lowercased().unicodeScalars {
    if scalar == " " {
      id.unicodeScalars.append("-")
    } else if isOfID(scalar) {
      id.unicodeScalars.append(scalar)
    }
  }
  return id
}

private func headingID(ofASCII words: String) -> String {
  String(unsafeUninitializedCapacity: words.utf8.count) { id in
    var count = 0
    for byte in words.utf8 {
      switch byte {
      case UInt8(ascii: " "): id[count] = UInt8(ascii: "-")
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): id[count] = byte | 0x20
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        id[count] = byte
      default: continue
      }
      count += 1
    }
    return count
  }
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
