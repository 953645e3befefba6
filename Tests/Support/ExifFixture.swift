/// The entries of an Exif directory, for a block of them (Exif 2.32 §4.6), big-endian.
public struct ExifFixture {
  public typealias Entry = (tag: Int, value: Value)
  public var main: [Entry]
  public var photo: [Entry]
  public var gps: [Entry]

  public init(main: [Entry] = [], photo: [Entry] = [], gps: [Entry] = []) {
    (self.main, self.photo, self.gps) = (main, photo, gps)
  }

  public enum Value: Sendable {
    case text(String), short(Int), rationals([(Int, Int)])
  }

  public var block: [UInt8] {
    var entries = main.map { ($0.tag, $0.value) }
    var bytes = Array("MM".utf8) + 42.bigEndian(2) + 8.bigEndian(4)
    let inner = [(0x8769, photo), (0x8825, gps)].filter { !$0.1.isEmpty }
    let mainLength = 2 + (entries.count + inner.count) * 12 + 4
    // The inner directories come first behind the main one, then their values.
    var tail: [UInt8] = []
    var start = 8 + mainLength
    for (tag, directory) in inner {
      let length = 2 + directory.count * 12 + 4
      var values: [UInt8] = []
      tail += Self.directory(
        directory.map { ($0.tag, $0.value) }, valuesAt: start + length, &values)
      tail += values
      entries.append((tag, .short(-start)))
      start = 8 + mainLength + tail.count
    }
    var values: [UInt8] = []
    bytes += Self.directory(entries, valuesAt: start, &values)
    return bytes + tail + values
  }

  private static func directory(
    _ entries: [(Int, Value)], valuesAt start: Int, _ values: inout [UInt8]
  ) -> [UInt8] {
    var bytes = entries.count.bigEndian(2)
    for (tag, value) in entries {
      bytes += tag.bigEndian(2)
      switch value {
      case .short(let number) where number < 0:
        bytes += 4.bigEndian(2) + 1.bigEndian(4) + (-number).bigEndian(4)
      case .short(let number):
        bytes += 3.bigEndian(2) + 1.bigEndian(4) + number.bigEndian(2) + [0, 0]
      case .text(let text):
        let text = Array(text.utf8) + [0]
        bytes += 2.bigEndian(2) + text.count.bigEndian(4)
        if text.count <= 4 {
          bytes += text + Array(repeating: 0, count: 4 - text.count)
        } else {
          bytes += (start + values.count).bigEndian(4)
          values += text
        }
      case .rationals(let numbers):
        bytes += 5.bigEndian(2) + numbers.count.bigEndian(4) + (start + values.count).bigEndian(4)
        values += numbers.flatMap { $0.0.bigEndian(4) + $0.1.bigEndian(4) }
      }
    }
    return bytes + 0.bigEndian(4)
  }

  /// 48° 12′ 30″ N, 16° 22′ 12″ W.
  public static let vienna: [Entry] = [
    (1, .text("N")), (2, .rationals([(48, 1), (12, 1), (30, 1)])), (3, .text("W")),
    (4, .rationals([(16, 1), (22, 1), (12, 1)])),
  ]
}

/// A segment of a JPEG file.
public func jpegSegment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
  [0xFF, marker] + (content.count + 2).bigEndian(2) + content
}

extension [UInt8] {
  /// A JPEG file with segments behind its first marker.
  public func inserting(_ segments: [UInt8]) -> [UInt8] {
    Array(prefix(2)) + segments + dropFirst(2)
  }

  public func inserting(_ exif: ExifFixture) -> [UInt8] {
    inserting(jpegSegment(0xE1, Array("Exif\0\0".utf8) + exif.block))
  }

  /// A PNG file with a chunk behind its header, which has 25 bytes.
  public func inserting(chunk name: String, _ data: [UInt8]) -> [UInt8] {
    let named = Array<UInt8>(name.utf8) + data
    let chunk = data.count.bigEndian(4) + named + checksum(of: named).bigEndian(4)
    return Array(prefix(33)) + chunk + dropFirst(33)
  }

  /// The pixels of a WebP file, in an extended one with another chunk behind them (RFC 9649 §2.7).
  /// `flag` says that it has such a chunk.
  public func appending(
    chunk name: String, _ data: [UInt8], flag: UInt8, width: Int, height: Int
  ) -> [UInt8] {
    func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
      Array<UInt8>(name.utf8) + data.count.littleEndian(4) + data
        + (data.count.isMultiple(of: 2) ? [] : [0])
    }
    let extended = [flag, 0, 0, 0] + (width - 1).littleEndian(3) + (height - 1).littleEndian(3)
    let body =
      Array<UInt8>("WEBP".utf8) + chunk("VP8X", extended) + webPPixels + chunk(name, data)
    return Array<UInt8>("RIFF".utf8) + body.count.littleEndian(4) + body
  }

  /// The chunk with the pixels of a WebP file.
  private var webPPixels: [UInt8] {
    var start = 12
    while true {
      let length = self[start + 4..<start + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
      let end = start + 8 + length + length % 2
      let name = self[start..<start + 4]
      if name.elementsEqual("VP8 ".utf8) || name.elementsEqual("VP8L".utf8) {
        return Array(self[start..<end])
      }
      start = end
    }
  }
}
