/// A title as a part of a URL: letters, digits and marks of every script in lower case, with a
/// hyphen for each run of anything else. Empty for a title without letters and digits.
package func slug(of title: String) -> String {
  asciiSlug(of: title) ?? unicodeSlug(of: title)
}

/// The slug of an all-ASCII title, computed without Unicode tables.
private func asciiSlug(of title: String) -> String? {
  var result: [UInt8] = []
  result.reserveCapacity(title.utf8.count)
  var pendingHyphen = false
  for byte in title.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      if pendingHyphen { result.append(UInt8(ascii: "-")) }
      pendingHyphen = false
      result.append(byte | 0x20)
    case UInt8(ascii: "'"): break
    case 0x80...: return nil
    default: pendingHyphen = !result.isEmpty
    }
  }
  return String(decoding: result, as: UTF8.self)
}

private func unicodeSlug(of title: String) -> String {
  var result = ""
  var pendingHyphen = false
  for scalar in title.lowercased().unicodeScalars {
    let properties = scalar.properties
    let isPart =
      properties.isAlphabetic || properties.numericType != nil
      || (isMark(properties.generalCategory) && !result.isEmpty && !pendingHyphen)
    if !isPart {
      // An apostrophe joins the two parts of a word.
      if scalar != "'" && scalar != "\u{2019}" { pendingHyphen = !result.isEmpty }
      continue
    }
    if pendingHyphen { result += "-" }
    pendingHyphen = false
    result.unicodeScalars.append(scalar)
  }
  return result
}

private func isMark(_ category: Unicode.GeneralCategory) -> Bool {
  category == .nonspacingMark || category == .spacingMark
}
