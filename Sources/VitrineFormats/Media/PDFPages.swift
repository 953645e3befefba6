import VitrineText

/// Returns the number of pages of a PDF, or nil if that is not certain.
///
/// ISO 32000-1 §7.7.3: the root of the page tree is the node without a parent. After an update it
/// is in the file again, so the last one counts. Encrypted files are left alone, and so are those
/// that may have it in a compressed object, unless they are linearized (annex F), with the number
/// of pages at the beginning.
func pageCount(of bytes: PictureBytes, length: Int) -> Int? {
  guard length <= 64 << 20 else { return nil }
  let file = Array(bytes.available(at: 0, upTo: length))
  if file.offset(of: "/Encrypt", in: file.indices) != nil { return nil }
  let head = 0..<min(1024, file.count)
  if let marked = file.offset(of: "/Linearized", in: head) {
    let end = file.offset(of: "endobj", in: marked..<head.upperBound) ?? head.upperBound
    if let count = file.number(after: "/N ", in: marked..<end) { return count }
  }
  if file.offset(of: "/ObjStm", in: file.indices) != nil { return nil }
  var pages: Int?
  var start = 0
  while let end = file.offset(of: "endobj", in: start..<file.count) {
    // Streams, which can contain anything, come after the dictionary of their object.
    let object = start..<(file.offset(of: "stream", in: start..<end) ?? end)
    start = end + 6
    guard file.offset(of: "/Pages", in: object) != nil,
      file.offset(of: "/Kids", in: object) != nil,
      file.offset(of: "/Parent", in: object) == nil
    else { continue }
    pages = file.number(after: "/Count", in: object)
  }
  return pages
}

extension [UInt8] {
  /// Returns where a text begins.
  func offset(of text: StaticString, in range: Range<Int>) -> Int? {
    text.withUTF8Buffer { text in
      withUnsafeBytes { bytes in
        let last = range.upperBound - text.count
        var offset = range.lowerBound
        while offset <= last {
          if bytes[offset] == text[0],
            bytes[offset..<offset + text.count].elementsEqual(text)
          {
            return offset
          }
          offset += 1
        }
        return nil
      }
    }
  }

  /// Returns the positive whole number after a key.
  fileprivate func number(after key: StaticString, in range: Range<Int>) -> Int? {
    guard let start = offset(of: key, in: range) else { return nil }
    let rest = self[(start + key.utf8CodeUnitCount)..<range.upperBound].drop { $0.isWhiteSpace }
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    // A reference such as `5 0 R` does not contain the number.
    let next = rest.dropFirst(digits.count).first { !$0.isWhiteSpace }
    guard next.map({ !(0x30...0x39).contains($0) }) ?? true else { return nil }
    return Int(String(decoding: digits, as: UTF8.self)).flatMap { $0 > 0 ? $0 : nil }
  }
}
