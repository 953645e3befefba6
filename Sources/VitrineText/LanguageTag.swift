/// Whether `text` has the form of a language tag (RFC 5646, §2.1): a primary subtag of two or three
/// letters, then subtags of letters and digits, as in `pt-BR` or `zh-Hans`.
///
/// Longer primary subtags are not in use, and the only ones with a single letter are `i` and `x`.
package func isLanguageTag(_ text: String) -> Bool {
  let parts = text.split(separator: "-", omittingEmptySubsequences: false)
  let isFormed = parts.allSatisfy { part in
    (1...8).contains(part.utf8.count)
      && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
  guard isFormed, let primary = parts.first else { return false }
  if primary.lowercased() == "i" || primary.lowercased() == "x" { return parts.count > 1 }
  return (2...3).contains(primary.utf8.count) && primary.allSatisfy(\.isLetter)
}
