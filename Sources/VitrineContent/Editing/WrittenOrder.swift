import VitrineFormats
import VitrineModel
import VitrineText

/// Returns a Markdown file with another number as the `order` in its front matter, and everything
/// else unchanged.
///
/// If only a person could make the change, throws the reason as the end of a sentence.
func settingOrder(_ number: Int, in bytes: [UInt8], file: String) throws(UneditableText) -> [UInt8]
{
  guard let matter = try? readFrontMatter(bytes, file: file) else { throw .unreadable }
  var result = bytes
  switch FrontMatterBlock.find(in: bytes) {
  case .none(let bodyOffset):
    let end = lineEnding(of: bytes)
    result.insert(contentsOf: "---\(end)order: \(number)\(end)---\(end)".utf8, at: bodyOffset)
  case .unclosed: throw .unreadable
  case .block(let block):
    if block.language != .yaml { throw .toml }
    if let member = matter.value.members.first(where: { $0.key == "order" }) {
      result.replaceSubrange(
        try rangeOfValue(member, in: bytes), with: "\(member.value.isNull ? " " : "")\(number)".utf8
      )
    } else {
      // All keys of a map begin in the same column.
      let indent = String(repeating: " ", count: (matter.value.members.first?.keyColumn ?? 1) - 1)
      let line = "\(indent)order: \(number)\(lineEnding(of: bytes))"
      result.insert(contentsOf: line.utf8, at: block.range.upperBound)
    }
  }
  guard let changed = try? readFrontMatter(result, file: file),
    result[changed.bodyOffset...] == bytes[matter.bodyOffset...],
    Double(changed.value["order"]?.scalarText ?? "") == Double(number),
    changed.value.fieldsBesideOrder == matter.value.fieldsBesideOrder
  else { throw .irregularYAML }
  return result
}

/// Returns the line ending of the first line, for new lines to use.
func lineEnding(of bytes: [UInt8]) -> String {
  guard let end = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
  if bytes[end] == 0x0A { return "\n" }
  return end + 1 < bytes.count && bytes[end + 1] == 0x0A ? "\r\n" : "\r"
}

/// Returns the offset of a line and a column, both from 1, or nil if the text is shorter.
func offset(line: Int, column: Int, in bytes: [UInt8]) -> Int? {
  bytes.withUnsafeBufferPointer { bytes in
    var start = byteOrderMarkLength(in: bytes)
    for _ in 1..<line {
      let next = lineEnd(in: bytes, from: start).next
      guard next > start else { return nil }
      start = next
    }
    return start + column - 1 <= bytes.count ? start + column - 1 : nil
  }
}

/// Returns the range of the scalar with the value `text` that begins at `start`, including its
/// quotes. Nil if it spans lines or begins with an anchor, a tag or an alias.
func rangeOfScalar(_ text: String, at start: Int, in bytes: [UInt8]) -> Range<Int>? {
  guard start < bytes.count else { return nil }
  let quote = bytes[start]
  guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
    let end = start + text.utf8.count
    return bytes[start...].starts(with: text.utf8) && end > start ? start..<end : nil
  }
  var index = start + 1
  while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
    if bytes[index] == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"") {
      index += 2
    } else if bytes[index] != quote {
      index += 1
    } else if quote == UInt8(ascii: "'"), index + 1 < bytes.count, bytes[index + 1] == quote {
      index += 2
    } else {
      return start..<index + 1
    }
  }
  return nil
}

/// Returns the range of a key's value, or the empty range right after the colon if the key has no
/// value.
private func rangeOfValue(
  _ member: SourceValue.Member, in bytes: [UInt8]
) throws(UneditableText) -> Range<Int> {
  if let text = member.value.scalarText {
    guard let start = offset(line: member.value.line, column: member.value.column, in: bytes),
      let range = rangeOfScalar(text, at: start, in: bytes)
    else { throw .irregularYAML }
    return range
  }
  guard let key = offset(line: member.keyLine, column: member.keyColumn, in: bytes),
    let colon = bytes[key...].firstIndex(of: UInt8(ascii: ":"))
  else { throw .irregularYAML }
  return colon + 1..<colon + 1
}

extension SourceValue {
  fileprivate var fieldsBesideOrder: [Field] {
    members.filter { $0.key != "order" }.map { Field(name: $0.key, value: $0.value.fieldValue) }
  }
}
