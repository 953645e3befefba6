import VitrineText

/// Whether a file ends before its picture does, so that a browser shows only part of it.
///
/// The format is detected from the bytes. Extra bytes after the end, which phones append, are
/// ignored, and an invalid file does not count as cut off.
package func isCutOff(picture bytes: [UInt8]) -> Bool {
  switch PictureFormat(of: bytes) {
  case .png: isCutOffPNG(bytes)
  case .jpeg: isCutOffJPEG(bytes)
  case .gif: isCutOffGIF(bytes)
  // The length in a RIFF file does not include its first eight bytes.
  case .webp: bytes.number(at: 4, count: 4, isLittle: true).map { $0 + 8 > bytes.count } ?? true
  case .avif, .heic: isCutOffAVIF(bytes)
  // The directory may be anywhere in the file, and is often at its end.
  case .tiff: TIFFDirectory(PictureBytes(bytes), at: bytes.indices) == nil
  case .svg, .pdf, nil: isCutOffSVG(bytes)
  }
}

/// PNG §5.3: chunks of a length, a name, that many bytes and a checksum; the last is `IEND`.
private func isCutOffPNG(_ bytes: [UInt8]) -> Bool {
  var offset = 8
  while let length = bytes.number(at: offset, count: 4) {
    let end = offset + 12 + length
    guard end <= bytes.count else { return true }
    if bytes[offset + 4..<offset + 8].elementsEqual("IEND".utf8) { return false }
    offset = end
  }
  return true
}

/// ITU-T T.81 §B.1: segments up to the scan, then the end marker, which never occurs in the data of
/// a scan.
private func isCutOffJPEG(_ bytes: [UInt8]) -> Bool {
  var offset = 2
  while offset + 1 < bytes.count {
    guard bytes[offset] == 0xFF else { return false }
    let marker = bytes[offset + 1]
    if marker == 0xDA { break }
    switch marker {
    case 0xFF: offset += 1
    case 0x01, 0xD0...0xD9: offset += 2
    default:
      guard let length = bytes.number(at: offset + 2, count: 2) else { return true }
      offset += 2 + length
    }
  }
  var last = bytes.count - 1
  while last > offset {
    if bytes[last] == 0xD9, bytes[last - 1] == 0xFF { return false }
    last -= 1
  }
  return true
}

/// GIF89a: after the screen descriptor and its color table, blocks up to the trailer.
private func isCutOffGIF(_ bytes: [UInt8]) -> Bool {
  func colours(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
  guard bytes.count > 13 else { return true }
  var offset = 13 + colours(bytes[10])
  while offset < bytes.count {
    switch bytes[offset] {
    case 0x3B: return false
    case 0x21: offset += 2
    case 0x2C:
      guard offset + 9 < bytes.count else { return true }
      offset += 11 + colours(bytes[offset + 9])
    default: return false
    }
    // Sub-blocks of a length and that many bytes, up to an empty one.
    while offset < bytes.count, bytes[offset] != 0 { offset += 1 + Int(bytes[offset]) }
    offset += 1
  }
  return true
}

/// ISO/IEC 14496-12 §4.2: boxes of a length and a name. A length of 1 means that the length follows
/// the name, and 0 means the rest of the file.
private func isCutOffAVIF(_ bytes: [UInt8]) -> Bool {
  var offset = 0
  while offset < bytes.count {
    guard var length = bytes.number(at: offset, count: 4) else { return true }
    if length == 0 { return false }
    if length == 1 {
      guard let long = bytes.number(at: offset + 8, count: 8) else { return true }
      length = long
    }
    guard length >= 8 else { return false }
    guard length <= bytes.count - offset else { return true }
    offset += length
  }
  return false
}

/// Looks for the end tag, with or without a namespace prefix, or for an empty root element.
private func isCutOffSVG(_ bytes: [UInt8]) -> Bool {
  guard let last = bytes.lastIndex(where: { !$0.isWhiteSpace }) else { return true }
  if bytes[...last].suffix(2).elementsEqual("/>".utf8) { return false }
  var end = last
  while let open = bytes[..<end].lastIndex(of: UInt8(ascii: "<")) {
    let name = bytes[open...].dropFirst(2).prefix(20)
    let local = name.split(separator: UInt8(ascii: ":"), maxSplits: 1).last ?? name
    if bytes[open + 1] == UInt8(ascii: "/"),
      name.starts(with: "svg".utf8) || local.starts(with: "svg".utf8)
    {
      return false
    }
    end = open
  }
  return true
}

extension [UInt8] {
  /// Returns the number in the `count` bytes at `offset`. Returns nil if some are missing, and
  /// `Int.max` if the number does not fit.
  fileprivate func number(at offset: Int, count: Int, isLittle: Bool = false) -> Int? {
    guard offset + count <= self.count else { return nil }
    let digits = self[offset..<offset + count]
    let number = (isLittle ? Array(digits.reversed()) : Array(digits)).reduce(UInt64(0)) {
      $0 << 8 | UInt64($1)
    }
    return Int(exactly: number) ?? .max
  }
}
