/// A directory of TIFF data, which are a file or an Exif block (TIFF 6.0 §2, Exif 2.32 §4.6).
///
/// It has entries of 12 bytes: a tag, a type, a count, and the value or its offset. Offsets that
/// lead outside the data are ignored.
struct TIFFDirectory {
  private let bytes: PictureBytes
  private let isLittle: Bool

  /// The place of the data. Their offsets count from its start.
  private let place: Range<Int>
  private var entries = 0
  private var count = 0

  /// The first directory of the data at a place, or nil if they have none.
  init?(_ bytes: PictureBytes, at place: Range<Int>) {
    switch Array(bytes.available(at: place.lowerBound, upTo: 4)) {
    case [0x49, 0x49, 0x2A, 0]: isLittle = true
    case [0x4D, 0x4D, 0, 0x2A]: isLittle = false
    default: return nil
    }
    (self.bytes, self.place) = (bytes, place)
    guard let first = number(at: 4, count: 4).flatMap(directory(at:)) else { return nil }
    (entries, count) = (first.entries, first.count)
  }

  enum Tag: Int {
    case width = 0x0100
    case height = 0x0101
    case description = 0x010E
    case maker = 0x010F
    case model = 0x0110
    case orientation = 0x0112
    case artist = 0x013B
    case copyright = 0x8298

    /// The directories of the camera's settings and of the location.
    case photo = 0x8769
    case gps = 0x8825

    /// In the camera's settings.
    case originalTime = 0x9003

    /// In the location. A direction is a letter, such as `N`.
    case latitudeDirection = 1
    case latitude = 2
    case longitudeDirection = 3
    case longitude = 4
  }

  /// The directory that an entry leads to.
  func directory(_ tag: Tag) -> TIFFDirectory? { number(tag).flatMap(directory(at:)) }

  private func directory(at offset: Int) -> TIFFDirectory? {
    guard let count = number(at: offset, count: 2), count > 0 else { return nil }
    var found = self
    (found.entries, found.count) = (offset + 2, count)
    return found
  }

  func has(_ tag: Tag) -> Bool { entry(tag) != nil }

  /// A whole number.
  func number(_ tag: Tag) -> Int? {
    // Types 4 and 13 are numbers of four bytes, type 3 of two.
    entry(tag).flatMap { number(at: $0.field, count: [4, 13].contains($0.type) ? 4 : 2) }
  }

  func text(_ tag: Tag) -> String? {
    guard let entry = entry(tag), [1, 2, 7].contains(entry.type),
      let start = start(of: entry, length: entry.count)
    else { return nil }
    let text = bytes.available(at: place.lowerBound + start, upTo: min(entry.count, 1 << 16))
    return metadataText(text.prefix { $0 != 0 })
  }

  /// Fractions; infinite or not a number where the denominator is 0.
  func rationals(_ tag: Tag) -> [Double] {
    guard let entry = entry(tag), entry.type == 5, entry.count <= 8,
      let start = start(of: entry, length: entry.count * 8)
    else { return [] }
    return stride(from: start, to: start + entry.count * 8, by: 8).compactMap { offset in
      guard let numerator = number(at: offset, count: 4),
        let denominator = number(at: offset + 4, count: 4)
      else { return nil }
      return Double(numerator) / Double(denominator)
    }
  }

  /// Whether the orientation swaps width and height, or nil if there is none.
  var turns: Bool? { number(.orientation).map { (5...8).contains($0) } }

  private typealias Entry = (type: Int, count: Int, field: Int)

  private func entry(_ tag: Tag) -> Entry? {
    for offset in stride(from: entries, to: entries + count * 12, by: 12) {
      guard let found = number(at: offset, count: 2) else { return nil }
      guard found == tag.rawValue else { continue }
      guard let type = number(at: offset + 2, count: 2),
        let count = number(at: offset + 4, count: 4)
      else { return nil }
      return (type, count, offset + 8)
    }
    return nil
  }

  /// The offset of an entry's value, which is in its field if it fits there.
  private func start(of entry: Entry, length: Int) -> Int? {
    length <= 4 ? entry.field : number(at: entry.field, count: 4)
  }

  private func number(at offset: Int, count: Int) -> Int? {
    let offset = place.lowerBound + offset
    guard offset + count <= place.upperBound else { return nil }
    return isLittle
      ? try? bytes.littleEndian(at: offset, count: count)
      : try? bytes.bigEndian(at: offset, count: count)
  }
}

/// Returns the size in a TIFF file's first directory, after the rotation in its orientation.
func tiffSize(_ bytes: PictureBytes) throws(PictureProblem) -> PictureSize {
  guard let directory = TIFFDirectory(bytes, at: 0..<Int.max),
    let width = directory.number(.width), let height = directory.number(.height)
  else { throw .damaged }
  return PictureSize(width: width, height: height).turned(by: directory)
}
