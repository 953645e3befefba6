/// Returns the size in a WebP file's first chunk: lossy (RFC 6386 §9.1), lossless (RFC 9649 §3.4)
/// or extended (RFC 9649 §2.7).
func webPSize(_ bytes: PictureBytes) throws(PictureProblem) -> PictureSize {
  switch try bytes.text(at: 12) {
  case "VP8 ":
    guard try bytes.bytes(at: 23, count: 3).elementsEqual([0x9D, 0x01, 0x2A]) else {
      throw .damaged
    }
    // The upper two bits of each are a scale for display, which no browser follows.
    return PictureSize(
      width: try bytes.littleEndian(at: 26, count: 2) & 0x3FFF,
      height: try bytes.littleEndian(at: 28, count: 2) & 0x3FFF)
  case "VP8L":
    guard try bytes.byte(at: 20) == 0x2F else { throw .damaged }
    let bits = try bytes.littleEndian(at: 21, count: 4)
    return PictureSize(width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
  case "VP8X":
    return PictureSize(
      width: try bytes.littleEndian(at: 24, count: 3) + 1,
      height: try bytes.littleEndian(at: 27, count: 3) + 1
    )
  default:
    throw .damaged
  }
}

/// The flags of an extended WebP file (RFC 9649 §2.7).
struct WebPFlags: OptionSet {
  var rawValue: Int
  static let animation = WebPFlags(rawValue: 1 << 1)
  static let exif = WebPFlags(rawValue: 1 << 3)
}

func webPFlags(_ bytes: PictureBytes) -> WebPFlags {
  guard let name = try? bytes.text(at: 12), name == "VP8X", let flags = try? bytes.byte(at: 20)
  else { return [] }
  return WebPFlags(rawValue: flags)
}

/// Returns the directory in the chunk `EXIF`, which comes after the pixels.
func webPExif(_ bytes: PictureBytes) -> TIFFDirectory? {
  guard webPFlags(bytes).contains(.exif) else { return nil }
  var offset = 12
  // An animation has a chunk for each frame.
  for _ in 0..<1000 {
    guard let name = try? bytes.text(at: offset),
      let length = try? bytes.littleEndian(at: offset + 4, count: 4)
    else { return nil }
    let start = offset + 8
    if name == "EXIF" {
      // Some programs write the text that introduces the block in JPEG.
      return TIFFDirectory(bytes, at: start..<start + length)
        ?? TIFFDirectory(bytes, at: start + 6..<max(start + 6, start + length))
    }
    offset = start + length + length % 2
  }
  return nil
}
