import VitrineDiagnostics
import VitrineText

/// A value that can be written to a cache as bytes.
protocol BinaryValue {
  init(from reader: inout BinaryReader) throws(CorruptCache)
  func write(to writer: inout BinaryWriter)
}

extension UInt64: BinaryValue {
  init(from reader: inout BinaryReader) throws(CorruptCache) {
    self.init(
      littleEndian: try reader.take(8).withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) })
  }

  func write(to writer: inout BinaryWriter) { writer.write(number: self) }
}

extension Int: BinaryValue {
  init(from reader: inout BinaryReader) throws(CorruptCache) {
    self.init(truncatingIfNeeded: try reader.read() as UInt64)
  }

  func write(to writer: inout BinaryWriter) { writer.write(number: Int64(self)) }
}

/// Written as its length and its UTF-8 bytes.
extension String: BinaryValue {
  init(from reader: inout BinaryReader) throws(CorruptCache) {
    self.init(decoding: try reader.take(reader.read()), as: UTF8.self)
  }

  func write(to writer: inout BinaryWriter) {
    writer.write(utf8.count)
    writer.append(utf8)
  }
}

extension Optional: BinaryValue where Wrapped: BinaryValue {
  init(from reader: inout BinaryReader) throws(CorruptCache) {
    self = try reader.take(1).first == 0 ? nil : Wrapped(from: &reader)
  }

  func write(to writer: inout BinaryWriter) {
    writer.append([self == nil ? 0 : 1])
    self?.write(to: &writer)
  }
}

extension Array: BinaryValue where Element: BinaryValue {
  init(from reader: inout BinaryReader) throws(CorruptCache) {
    let count = try reader.count()
    self = []
    reserveCapacity(count)
    for _ in 0..<count { append(try Element(from: &reader)) }
  }

  func write(to writer: inout BinaryWriter) {
    writer.write(count)
    for element in self { element.write(to: &writer) }
  }
}

extension BinaryValue where Self: RawRepresentable<String> {
  init(from reader: inout BinaryReader) throws(CorruptCache) {
    guard let value = Self(rawValue: try reader.read()) else { throw CorruptCache() }
    self = value
  }

  func write(to writer: inout BinaryWriter) { rawValue.write(to: &writer) }
}

extension ContentHash: BinaryValue {
  init(from reader: inout BinaryReader) throws(CorruptCache) { self.init(value: try reader.read()) }

  func write(to writer: inout BinaryWriter) { value.write(to: &writer) }
}

extension SourceLocation: BinaryValue {
  init(from reader: inout BinaryReader) throws(CorruptCache) {
    self.init(file: try reader.read(), line: try reader.read(), column: try reader.read())
  }

  func write(to writer: inout BinaryWriter) { writer.write(file, line, column) }
}

extension Diagnostic.Severity: BinaryValue {}

extension Diagnostic: BinaryValue {
  init(from reader: inout BinaryReader) throws(CorruptCache) {
    self.init(
      try reader.read(), kind: try reader.read(), at: try reader.read(), try reader.read(),
      hint: try reader.read())
  }

  func write(to writer: inout BinaryWriter) {
    writer.write(severity, kind, location, message, hint)
  }
}
