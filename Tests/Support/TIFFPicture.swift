/// A picture as a TIFF file (TIFF 6.0), which needs no encoder.
public struct TIFFPicture {
  public var width: Int
  public var height: Int

  /// 0 for grey, 2 for RGB, 5 for CMYK.
  public var photometric = 2
  public var hasAlpha = false

  /// The kinds of the samples after the colors (tag 338), unless `hasAlpha`.
  public var extraSamples: [Int] = []

  /// 1 for numbers from 0, 2 for signed ones and 3 for floating-point ones.
  public var sampleFormat = 1
  public var bits = 8
  public var orientation = 1
  public var profile: [UInt8] = []

  /// The samples of the pixel at a place.
  public var pixel: (_ x: Int, _ y: Int) -> [Int]

  public init(
    width: Int, height: Int, photometric: Int = 2, hasAlpha: Bool = false, bits: Int = 8,
    orientation: Int = 1, profile: [UInt8] = [], pixel: @escaping (_ x: Int, _ y: Int) -> [Int]
  ) {
    self.width = width
    self.height = height
    self.photometric = photometric
    self.hasAlpha = hasAlpha
    self.bits = bits
    self.orientation = orientation
    self.profile = profile
    self.pixel = pixel
  }

  public var bytes: [UInt8] {
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        for sample in pixel(x, y) { pixels += sample.littleEndian(bits / 8) }
      }
    }
    let samples = pixel(0, 0).count
    var data: [UInt8] = []
    var entries: [(tag: Int, type: Int, count: Int, value: Int)] = []
    let dataStart = 8
    func add(_ tag: Int, _ values: [Int]) {
      if values.count <= 2 {
        let value = values.count == 1 ? values[0] : values[0] | values[1] << 16
        return entries.append((tag, 3, values.count, value))
      }
      entries.append((tag, 3, values.count, dataStart + data.count))
      data += values.flatMap { $0.littleEndian(2) }
    }
    entries += [(256, 4, 1, width), (257, 4, 1, height)]
    add(258, Array(repeating: bits, count: samples))
    add(259, [1])
    add(262, [photometric == 0 ? 1 : photometric])
    add(274, [orientation])
    add(277, [samples])
    let extra = hasAlpha ? [2] : extraSamples
    if !extra.isEmpty { add(338, extra) }
    if sampleFormat != 1 { add(339, Array(repeating: sampleFormat, count: samples)) }
    if !profile.isEmpty {
      entries.append((34675, 7, profile.count, dataStart + data.count))
      data += profile
    }
    entries += [
      (273, 4, 1, dataStart + data.count), (278, 4, 1, height), (279, 4, 1, pixels.count),
    ]
    data += pixels
    if !data.count.isMultiple(of: 2) { data.append(0) }
    var bytes: [UInt8] = Array("II".utf8) + 42.littleEndian(2)
    bytes += (dataStart + data.count).littleEndian(4) + data + entries.count.littleEndian(2)
    for entry in entries.sorted(by: { $0.tag < $1.tag }) {
      bytes += entry.tag.littleEndian(2) + entry.type.littleEndian(2)
      bytes += entry.count.littleEndian(4) + entry.value.littleEndian(4)
    }
    return bytes + 0.littleEndian(4)
  }

  /// One colour.
  public static func plain(_ color: [Int], width: Int = 40, height: Int = 20) -> TIFFPicture {
    TIFFPicture(width: width, height: height) { _, _ in color }
  }

  /// Red, green, blue and white quarters, from the top left in rows.
  public static func quarters(width: Int = 40, height: Int = 20) -> TIFFPicture {
    TIFFPicture(width: width, height: height) { x, y in
      [[255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 255]][
        (x < width / 2 ? 0 : 1) + (y < height / 2 ? 0 : 2)]
    }
  }

  /// Something to compress.
  public static func noise(width: Int = 200, height: Int = 150, seed: UInt64 = 1) -> TIFFPicture {
    var random = SplitMix64(seed: seed)
    let samples = (0..<width * height).map { _ in random.below(256) }
    return TIFFPicture(width: width, height: height) { x, y in
      let noise = samples[y * width + x]
      return [(x + noise) / 2 % 256, (y + noise) / 2 % 256, noise]
    }
  }
}

extension Int {
  public func littleEndian(_ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: self >> ($0 * 8)) }
  }

  public func bigEndian(_ count: Int) -> [UInt8] { littleEndian(count).reversed() }
}
