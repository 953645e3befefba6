/// The first directory of a TIFF file, or of the TIFF data in an Exif segment (TIFF 6.0 §2).
struct TIFFDirectory {
  private let bytes: PictureBytes
  private let isLittle: Bool
  private var entries = 0
  private var count = 0

  /// The offset after the data.
  private let end: Int

  /// The directory of the data at `start`, or nil if it is not one.
  init?(_ bytes: PictureBytes, at start: Int, before end: Int) {
    switch Array(bytes.available(at: start, upTo: 4)) {
    case [0x49, 0x49, 0x2A, 0]: isLittle = true
    case [0x4D, 0x4D, 0, 0x2A]: isLittle = false
    default: return nil
    }
    (self.bytes, self.end) = (bytes, end)
    guard let directory = number(at: start + 4, count: 4),
      let count = number(at: start + directory, count: 2)
    else { return nil }
    (entries, self.count) = (start + directory + 2, count)
  }

  enum Tag: Int {
    case width = 0x0100
    case height = 0x0101
    case orientation = 0x0112
  }

  /// The whole number of a tag, or nil if there is none.
  func number(_ tag: Tag) -> Int? {
    for entry in 0..<count {
      let offset = entries + entry * 12
      guard let found = number(at: offset, count: 2) else { return nil }
      guard found == tag.rawValue else { continue }
      // Type 4 is a number of four bytes, type 3 of two.
      return number(at: offset + 8, count: number(at: offset + 2, count: 2) == 4 ? 4 : 2)
    }
    return nil
  }

  /// Whether the orientation swaps width and height, or nil if there is none.
  var turns: Bool? { number(.orientation).map { (5...8).contains($0) } }

  private func number(at offset: Int, count: Int) -> Int? {
    guard offset + count <= end else { return nil }
    return isLittle
      ? try? bytes.littleEndian(at: offset, count: count)
      : try? bytes.bigEndian(at: offset, count: count)
  }
}

/// Returns the size in a TIFF file's first directory, after the rotation in its orientation.
func tiffSize(_ bytes: PictureBytes) throws(PictureProblem) -> PictureSize {
  guard let directory = TIFFDirectory(bytes, at: 0, before: .max),
    let width = directory.number(.width), let height = directory.number(.height)
  else { throw .damaged }
  let size = PictureSize(width: width, height: height)
  return directory.turns ?? false ? size.turned : size
}
