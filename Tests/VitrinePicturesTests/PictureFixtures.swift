import TestSupport
import Testing
import VitrineFormats
import VitrineSystem
import VitrineText

@testable import VitrinePictures

/// Whether the tests that make pictures can run.
let hasLibrary = if case .loaded = PictureLibrary.current { true } else { false }

/// Tests that use libvips, which has one error text for all threads.
@Suite(.serialized) struct SerialTests {}

extension TIFFPicture {
  /// The picture in another format, by libvips.
  func encoded(as format: DerivativeFormat, in folder: TemporaryFolder) throws -> [UInt8] {
    try folder.write(bytes, to: "fixture.tif")
    let path = folder.path(of: "fixture.tif")
    let size = PictureSize(width: width, height: height)
    return try VipsImage(of: path, size: size)
      .encoded(as: format, isPreview: true)
  }
}

extension [UInt8] {
  func contains(_ text: String) -> Bool { firstRange(of: Array<UInt8>(text.utf8)) != nil }
}

private func number(_ value: Double) -> [UInt8] { Int((value * 65536).rounded()).bigEndian(4) }

private func xyz(_ x: Double, _ y: Double, _ z: Double) -> [UInt8] {
  Array("XYZ \0\0\0\0".utf8) + number(x) + number(y) + number(z)
}

/// A profile (ICC.1:2001-04) like sRGB's, but with red and blue exchanged.
var exchangedProfile: [UInt8] {
  let curve = Array("curv\0\0\0\0".utf8) + 1.bigEndian(4) + 0x0233.bigEndian(2) + [0, 0]
  return profile(
    space: "XYZ ",
    [
      ("rXYZ", xyz(0.1431, 0.0606, 0.7141)), ("gXYZ", xyz(0.3851, 0.7169, 0.0971)),
      ("bXYZ", xyz(0.4360, 0.2225, 0.0139)), ("rTRC", curve), ("gTRC", curve), ("bTRC", curve),
    ])
}

/// A profile with a table for the perceptual intent alone (§6.5.7), in which all colors are the
/// green of sRGB: L* 87.8, a* -79.3 and b* 81.0.
var perceptualProfile: [UInt8] {
  let matrix = (0..<9).flatMap { number($0 % 4 == 0 ? 1 : 0) }
  let ramps = (0..<3).flatMap { _ in (0...255).map { UInt8($0) } }
  let colors = (0..<8).flatMap { _ in [224, 49, 209] as [UInt8] }
  let table = Array("mft1\0\0\0\0".utf8) + [3, 3, 2, 0] + matrix + ramps + colors + ramps
  return profile(space: "Lab ", [("A2B0", table)])
}

/// A profile of RGB with these values, which lead to a space of colors.
private func profile(space: String, _ values: [(String, [UInt8])]) -> [UInt8] {
  let text = Array("text\0\0\0\0test\0\0\0\0".utf8)
  let description =
    Array("desc\0\0\0\0".utf8) + 5.bigEndian(4) + Array("test\0".utf8)
    + Array(repeating: 0, count: 79)
  let tags = [("desc", description), ("cprt", text), ("wtpt", xyz(0.9642, 1, 0.8249))] + values
  var table = tags.count.bigEndian(4)
  var data: [UInt8] = []
  for (name, value) in tags {
    table += Array(name.utf8) + (132 + tags.count * 12 + data.count).bigEndian(4)
    table += value.count.bigEndian(4)
    data += value + Array(repeating: 0, count: (4 - value.count % 4) % 4)
  }
  var header = (128 + table.count + data.count).bigEndian(4) + 0.bigEndian(4)
  header += 0x0210_0000.bigEndian(4) + Array("mntrRGB \(space)".utf8)
  header += [7, 0xD0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0] + Array("acsp".utf8)
  header += Array(repeating: 0, count: 28) + number(0.9642) + number(1) + number(0.8249)
  return header + Array(repeating: 0, count: 128 - header.count) + table + data
}

/// Pictures that are made in a folder of their own.
struct PictureShop {
  let folder: TemporaryFolder
  let maker: PictureMaker

  init(program: String? = nil) throws {
    folder = try TemporaryFolder()
    maker = PictureMaker(cacheFolder: folder.path(of: "cache"), jobs: 2, program: program)
  }

  func job(
    _ name: String, _ variants: [PictureVariant], removed: RemovedMetadata = .all,
    isPreview: Bool = false
  ) throws -> PictureJob {
    let bytes = try ReadableFile(at: folder.path(of: name)).readAll()
    return PictureJob(
      file: folder.path(of: name), source: ContentHash(of: bytes), variants: variants,
      removed: removed, isPreview: isPreview)
  }

  func record(
    _ bytes: [UInt8], named name: String = "picture", _ variants: [PictureVariant] = [],
    removed: RemovedMetadata = .all, isPreview: Bool = false
  ) throws -> PictureRecord {
    try folder.write(bytes, to: name)
    let job = try job(name, variants, removed: removed, isPreview: isPreview)
    return maker.records(of: [job])[0]
  }

  func path(of derivative: Derivative) -> String { "\(maker.cache.folder)/\(derivative.path)" }

  /// The mean colours of the quarters of a derivative, from the top left in rows.
  func quarters(of derivative: Derivative) throws -> [String] {
    let image = try VipsImage(
      of: path(of: derivative), size: derivative.size
    ).inMemory()
    let size = PictureSize(width: derivative.size.width / 2, height: derivative.size.height / 2)
    return try [(0, 0), (1, 0), (0, 1), (1, 1)].map { x, y in
      try image.cropped(to: size, focus: PictureFocus(x: x, y: y)).inMemory().meanColor
    }
  }

  func mean(of derivative: Derivative) throws -> String {
    try VipsImage(
      of: path(of: derivative), size: derivative.size
    ).inMemory().meanColor
  }
}

/// Whether two colours are the same but for rounding and compression.
func isNear(_ color: String?, _ other: String, within distance: Int = 3) -> Bool {
  func parts(_ color: String) -> [Int] {
    let digits = Array(color.dropFirst())
    return [0, 2, 4].map { Int(String(digits[$0..<$0 + 2]), radix: 16)! }
  }
  guard let color else { return false }
  return zip(parts(color), parts(other)).allSatisfy { abs($0 - $1) <= distance }
}
