/// Writes JSON, with keys in the order given and no white space except the line breaks requested.
///
/// ```swift
/// var writer = JSONWriter()
/// writer.beginObject()
/// writer.key("title")
/// writer.text("Works on paper")
/// writer.endObject()
/// writer.bytes  // {"title":"Works on paper"}
/// ```
package struct JSONWriter: Sendable {
  /// The JSON written so far, as UTF-8.
  package private(set) var bytes: [UInt8] = []

  /// The number of threads that may write long lists.
  let jobs: Int

  private var wantsComma = false
  private var wantsLineBreak = false

  package init(jobs: Int = 1) {
    self.jobs = jobs
  }

  package mutating func beginObject() { begin(UInt8(ascii: "{")) }
  package mutating func endObject() { end(UInt8(ascii: "}")) }
  package mutating func beginArray() { begin(UInt8(ascii: "[")) }
  package mutating func endArray() { end(UInt8(ascii: "]")) }

  /// Puts whatever is written next on a new line.
  package mutating func lineBreak() { wantsLineBreak = true }

  /// Writes the key of the next value.
  package mutating func key(_ key: String) {
    separate()
    quote(key)
    bytes.append(UInt8(ascii: ":"))
    wantsComma = false
  }

  package mutating func text(_ text: String) {
    separate()
    quote(text)
  }

  package mutating func number(_ value: Int) {
    literal(String(value))
  }

  /// Writes the shortest number that reads back as `value`, or `null` if JSON cannot express it.
  package mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    let description = value.description
    literal(description.hasSuffix(".0") ? String(description.dropLast(2)) : description)
  }

  /// Writes an array of numbers.
  package mutating func numbers(_ values: [Double]) {
    beginArray()
    for value in values { number(value) }
    endArray()
  }

  /// Writes a number that is already in JSON notation.
  package mutating func number(literal text: String) {
    literal(text)
  }

  /// Writes a value that another writer has produced.
  package mutating func value(_ json: [UInt8]) {
    separate()
    bytes += json
  }

  package mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }
  package mutating func null() { literal("null") }
}

extension JSONWriter {
  private mutating func begin(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    wantsComma = false
  }

  private mutating func end(_ bracket: UInt8) {
    wantsComma = false
    separate()
    bytes.append(bracket)
  }

  private mutating func literal(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes any comma and line break that are due before the next value.
  private mutating func separate() {
    if wantsComma { bytes.append(UInt8(ascii: ",")) }
    if wantsLineBreak { bytes.append(UInt8(ascii: "\n")) }
    wantsComma = true
    wantsLineBreak = false
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { appendContent($0) }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func appendContent(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for (index, byte) in text.enumerated() {
      guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
        continue
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
      appendEscape(byte)
      start = index + 1
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }

  private mutating func appendEscape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0..<0x20: bytes.append(contentsOf: "u\(String(byte, digits: 4, radix: 16))".utf8)
    default: bytes.append(byte)
    }
  }
}
