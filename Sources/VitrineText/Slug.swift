/// A title as the part of a URL: letters, digits and marks of every script in lower case, a hyphen for
/// each run of anything else. Empty for a title without letters and digits.
public func slug(of title: String) -> String {
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
