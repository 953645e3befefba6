/// Parses the Extended Date/Time Format at all of its levels, with the leading words that
/// `ExtendedDate` allows.
struct ExtendedDateReader {
  private let bytes: [UInt8]

  init(_ text: some StringProtocol) {
    bytes = Array(text.utf8)
  }

  /// The meaning of the text, or nil if it is not a date in the format.
  func form() -> DateForm? {
    switch bytes.first {
    case UInt8(ascii: "["): return set("]").map(DateForm.oneOf)
    case UInt8(ascii: "{"): return set("}").map(DateForm.allOf)
    default: break
    }
    if bytes.elementsEqual(DateForm.undatedWord.utf8) { return .undated }
    if let date = bytes[...].without(DateForm.beforeWord) { return part(date).map(DateForm.before) }
    if let date = bytes[...].without(DateForm.afterWord) { return part(date).map(DateForm.after) }
    guard let slash = bytes.firstIndex(of: UInt8(ascii: "/")) else {
      return part(bytes[...]).map(DateForm.single)
    }
    guard let first = end(bytes[..<slash]), let last = end(bytes[(slash + 1)...]),
      first.part != nil || last.part != nil
    else { return nil }
    if let first = first.part, let last = last.part, last.isOver(before: first) { return nil }
    return .interval(first, last)
  }

  private func end(_ text: ArraySlice<UInt8>) -> DateEnd? {
    if text.isEmpty { return .unknown }
    if text.elementsEqual("..".utf8) { return .open }
    return part(text).map(DateEnd.date)
  }

  private func part(_ text: ArraySlice<UInt8>) -> DatePart? {
    for portion in DatePart.Portion.allCases {
      guard let rest = text.without(portion.word + " ") else { continue }
      var reader = DatePartReader(rest)
      var part = reader.part()
      part?.portion = portion
      return part
    }
    var reader = DatePartReader(text)
    return reader.part()
  }

  // MARK: Sets

  /// `[1667, 1668, 1670..1672]`: dates and runs of dates.
  private func set(_ close: Unicode.Scalar) -> [DateRun]? {
    guard bytes.count > 2, UInt32(bytes[bytes.count - 1]) == close.value else { return nil }
    let parts = bytes[1..<bytes.count - 1].split(
      separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    let runs = parts.enumerated().compactMap { index, part in
      run(part.trimmed, isFirst: index == 0, isLast: index == parts.count - 1)
    }
    return runs.count == parts.count ? runs : nil
  }

  /// Only the first run can lack its beginning, and only the last one its end.
  private func run(_ text: ArraySlice<UInt8>, isFirst: Bool, isLast: Bool) -> DateRun? {
    let dots = text.indices.dropLast().first {
      text[$0] == UInt8(ascii: ".") && text[$0 + 1] == UInt8(ascii: ".")
    }
    guard let dots else {
      return part(text).map { DateRun(first: $0, last: $0) }
    }
    let (before, after) = (text[..<dots], text[(dots + 2)...])
    let (first, last) = (part(before), part(after))
    guard first != nil || before.isEmpty && isFirst, last != nil || after.isEmpty && isLast,
      first != nil || last != nil
    else { return nil }
    if let first, let last, last.isOver(before: first) { return nil }
    return DateRun(first: first, last: last)
  }
}

extension ArraySlice<UInt8> {
  /// The text after a leading word, or nil if the text does not begin with the word.
  fileprivate func without(_ word: String) -> Self? {
    starts(with: word.utf8) ? dropFirst(word.utf8.count) : nil
  }

  fileprivate var trimmed: Self {
    let start = drop { $0 == UInt8(ascii: " ") }
    let end = start.lastIndex { $0 != UInt8(ascii: " ") }
    return end.map { start[...$0] } ?? []
  }
}
