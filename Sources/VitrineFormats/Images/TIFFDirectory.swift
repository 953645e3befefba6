/// A directory of TIFF data, which are a file or an Exif block (TIFF 6.0 §2, Exif 2.32 §4.6), or of
/// a BigTIFF file (<http://www.simplesystems.org/libtiff/specification/bigtiff.html>).
///
/// It has entries of 12 bytes, in BigTIFF 20: a tag, a type, a count, and the value or its offset.
/// Offsets that lead outside the data are ignored.
struct TIFFDirectory {
  private let bytes: PictureBytes
  private let isLittle: Bool

  /// The length of counts and offsets: 4 bytes, or 8 in BigTIFF.
  private let width: Int

  /// The place of the data. Their offsets count from its start.
  private let place: Range<Int>
  private var entries = 0
  private var count = 0

  /// The first directory of the data at a place, or nil if they have none.
  init?(_ bytes: PictureBytes, at place: Range<Int>) {
    switch Array(bytes.available(at: place.lowerBound, upTo: 4)) {
    case [0x49, 0x49, 0x2A, 0]: (isLittle, width) = (true, 4)
    case [0x4D, 0x4D, 0, 0x2A]: (isLittle, width) = (false, 4)
    case [0x49, 0x49, 0x2B, 0]: (isLittle, width) = (true, 8)
    case [0x4D, 0x4D, 0, 0x2B]: (isLittle, width) = (false, 8)
    default: return nil
    }
    (self.bytes, self.place) = (bytes, place)
    guard let first = number(at: width, count: width).flatMap(directory(at:)) else { return nil }
    (entries, count) = (first.entries, first.count)
  }

  enum Tag: Int {
    case width = 0x0100
    case height = 0x0101
    case description = 0x010E
    case maker = 0x010F
    case model = 0x0110
    case orientation = 0x0112
    case bits = 0x0102
    case compression = 0x0103
    case colorSpace = 0x0106
    case samples = 0x0115
    case extraSamples = 0x0152
    case sampleFormat = 0x0153
    case artist = 0x013B
    case copyright = 0x8298

    /// The directories of the camera's settings and of the location.
    case photo = 0x8769
    case gps = 0x8825

    /// A tag in the camera's settings.
    case originalTime = 0x9003

    /// A tag in the location. A direction is a letter, such as `N`.
    case latitudeDirection = 1
    case latitude = 2
    case longitudeDirection = 3
    case longitude = 4
  }

  /// The directory that an entry leads to.
  func directory(_ tag: Tag) -> TIFFDirectory? { number(tag).flatMap(directory(at:)) }

  private func directory(at offset: Int) -> TIFFDirectory? {
    let length = width == 8 ? 8 : 2
    guard let count = number(at: offset, count: length), count > 0, count <= 0xFFFF else {
      return nil
    }
    var found = self
    (found.entries, found.count) = (offset + length, count)
    return found
  }

  func has(_ tag: Tag) -> Bool { entry(tag) != nil }

  /// A whole number.
  func number(_ tag: Tag) -> Int? {
    // Types 4 and 13 are numbers of four bytes, 16 and 18 of eight, and 3 of two.
    entry(tag).flatMap { entry in
      let length = [16, 18].contains(entry.type) ? 8 : [4, 13].contains(entry.type) ? 4 : 2
      return number(at: entry.field, count: length)
    }
  }

  /// Numbers of two bytes, of which there are few.
  func numbers(_ tag: Tag) -> [Int] {
    guard let entry = entry(tag), entry.type == 3, entry.count <= 64,
      let start = start(of: entry, length: entry.count * 2)
    else { return [] }
    return (0..<entry.count).compactMap { number(at: start + 2 * $0, count: 2) }
  }

  func text(_ tag: Tag) -> String? {
    guard let entry = entry(tag), [1, 2, 7].contains(entry.type),
      let start = start(of: entry, length: entry.count)
    else { return nil }
    let length = min(entry.count, 1 << 16)
    let text = bytes.available(at: place.lowerBound + start, upTo: length)
    // A part of a text could say something else, as of a date.
    return text.count < length ? nil : metadataText(text.prefix { $0 != 0 })
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
    let length = 4 + 2 * width
    for offset in stride(from: entries, to: entries + count * length, by: length) {
      guard let found = number(at: offset, count: 2) else { return nil }
      guard found == tag.rawValue else { continue }
      guard let type = number(at: offset + 2, count: 2),
        let count = number(at: offset + 4, count: width), count >= 0
      else { return nil }
      return (type, count, offset + 4 + width)
    }
    return nil
  }

  /// The offset of an entry's value, which is in its field if it fits there.
  private func start(of entry: Entry, length: Int) -> Int? {
    if length <= width { return entry.field }
    return number(at: entry.field, count: width).flatMap {
      (0..<place.count).contains($0) ? $0 : nil
    }
  }

  private func number(at offset: Int, count: Int) -> Int? {
    guard offset >= 0, offset <= place.count - count else { return nil }
    let offset = place.lowerBound + offset
    return isLittle
      ? try? bytes.littleEndian(at: offset, count: count)
      : try? bytes.bigEndian(at: offset, count: count)
  }
}

extension TIFFDirectory {
  /// The samples that libtiff hands on as numbers without a scale, in words; nil for others.
  fileprivate var unknownSamples: String? {
    // TIFF 6.0 §19, and 5 and 6 of libtiff.
    switch numbers(.sampleFormat).max() ?? 1 {
    case 2: return "signed samples"
    case 3: return "floating-point samples"
    case 5, 6: return "complex samples"
    default: break
    }
    if let bits = numbers(.bits).max(), bits > 16 { return "\(bits)-bit samples" }
    // §21. Decoders of JPEG and JPEG 2000 convert to RGB.
    let isConverted = [6, 7, 33003, 33005].contains(number(.compression) ?? 1)
    return number(.colorSpace) == 6 && !isConverted ? "YCbCr colors without JPEG" : nil
  }

  /// The number of colors, if the first sample after them is unspecified data. TIFF 6.0 §18: 1 and 2
  /// are transparency.
  fileprivate var shownChannels: Int? {
    let extra = numbers(.extraSamples)
    guard let first = extra.first, ![1, 2].contains(first), let all = number(.samples) else {
      return nil
    }
    return max(1, all - extra.count)
  }
}

/// Returns the size in a TIFF file's first directory, after the rotation in its orientation.
/// `shownChannels` is set as in ``PictureHeader``.
func tiffSize(
  _ bytes: PictureBytes, shownChannels: inout Int?
) throws(PictureProblem) -> PictureSize {
  guard let directory = TIFFDirectory(bytes, at: 0..<Int.max),
    let width = directory.number(.width), let height = directory.number(.height),
    max(width, height) <= UInt32.max
  else { throw .damaged }
  if let samples = directory.unknownSamples { throw .unknownColors(samples) }
  shownChannels = directory.shownChannels
  return PictureSize(width: width, height: height).turned(by: directory)
}
