import TestSupport
import Testing
import VitrineModel

@testable import VitrineFormats

/// The lengths of files, from headers written by the rules of their formats.
@Suite struct MediaExtentTests {
  struct Sample: CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var seconds: Double?
    var pages: Int?
    var testDescription: String { name }
  }

  private static func big(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * (count - 1 - $0))) }
  }

  private static func little(_ number: Int, _ count: Int) -> [UInt8] {
    big(number, count).reversed()
  }

  private static func box(_ name: String, _ data: [UInt8]) -> [UInt8] {
    big(data.count + 8, 4) + Array(name.utf8) + data
  }

  private static func mp4(_ header: [UInt8]) -> [UInt8] {
    box("ftyp", Array("mp42".utf8) + [0, 0, 0, 0]) + box("free", [UInt8](repeating: 1, count: 5000))
      + box("moov", box("mvhd", header) + box("trak", []))
  }

  private static func wav(_ length: Int) -> [UInt8] {
    Array("RIFF".utf8) + little(60, 4) + Array("WAVEfmt ".utf8) + little(16, 4)
      + little(1, 2) + little(1, 2) + little(8000, 4) + little(16_000, 4) + little(2, 2)
      + little(16, 2) + Array("LIST".utf8) + little(3, 4) + [1, 2, 3, 0] + Array("data".utf8)
      + little(length, 4) + [UInt8](repeating: 0, count: 32_000)
  }

  private static func ogg(_ packet: [UInt8], last: Int) -> [UInt8] {
    func page(_ position: Int, _ data: [UInt8]) -> [UInt8] {
      Array("OggS".utf8) + [0, 0] + little(position, 8) + [UInt8](repeating: 7, count: 12)
        + [1, UInt8(data.count)] + data
    }
    return page(0, packet) + page(last / 2, [1, 2, 3]) + page(last, [4, 5])
  }

  private static func flac(before tag: [UInt8] = []) -> [UInt8] {
    tag + Array("fLaC".utf8) + [0x80, 0, 0, 34] + [UInt8](repeating: 0, count: 10)
      // 44,100 per second, two channels of 16 bits, and 441,000 of them.
      + big(44_100 << 44 | 1 << 41 | 15 << 36 | 441_000, 8) + [UInt8](repeating: 0, count: 16)
  }

  private static let tag =
    Array("ID3".utf8) + [4, 0, 0, 0, 0, 1, 2] + [UInt8](repeating: 0, count: 130)

  /// MPEG 1 layer III, 128 kbit/s, 44,100 Hz: 417 bytes and 1,152 samples.
  private static func frame(_ data: [UInt8] = []) -> [UInt8] {
    let frame: [UInt8] = [0xFF, 0xFB, 0x90, 0x00] + [UInt8](repeating: 0, count: 32) + data
    return frame + [UInt8](repeating: 0, count: 417 - frame.count)
  }

  private static func pdf(_ objects: String...) -> [UInt8] {
    let text = objects.enumerated().map { "\($0 + 1) 0 obj\n\($1)\nendobj\n" }.joined()
    return Array("%PDF-1.7\n\(text)trailer << /Root 1 0 R >>\n%%EOF".utf8)
  }

  static let samples = [
    Sample(
      name: "MP4", bytes: mp4([0, 0, 0, 0] + big(0, 8) + big(600, 4) + big(1200, 4)), seconds: 2),
    Sample(
      name: "MP4 of 64 bits",
      bytes: mp4([1, 0, 0, 0] + big(0, 16) + big(1000, 4) + big(90_500, 8)),
      seconds: 90.5),
    Sample(
      name: "MP4, unknown",
      bytes: mp4([0, 0, 0, 0] + big(0, 8) + big(600, 4) + big(0xFFFF_FFFF, 4))),
    Sample(name: "MP4 without a scale", bytes: mp4([0, 0, 0, 0] + big(0, 12) + big(1200, 4))),
    Sample(name: "WAV", bytes: wav(24_000), seconds: 1.5),
    Sample(name: "WAV, streamed", bytes: wav(0xFFFF_FFFF), seconds: 2),
    Sample(
      name: "Vorbis",
      bytes: ogg([1] + Array("vorbis".utf8) + big(0, 4) + [2] + little(22_050, 4), last: 66_150),
      seconds: 3),
    Sample(
      name: "Opus",
      bytes: ogg(Array("OpusHead".utf8) + [1, 2] + little(480, 2) + big(0, 7), last: 96_480),
      seconds: 2),
    Sample(name: "Theora", bytes: ogg([0x80] + Array("theora".utf8) + big(0, 20), last: 100)),
    Sample(name: "FLAC", bytes: flac(), seconds: 10),
    Sample(name: "FLAC with tags", bytes: flac(before: tag), seconds: 10),
    Sample(
      name: "MP3 with Xing", bytes: tag + frame(Array("Xing".utf8) + big(1, 4) + big(1225, 4)),
      seconds: 32),
    // Three frames of 417 bytes at 16,000 bytes a second.
    Sample(name: "MP3", bytes: tag + frame() + frame() + frame(), seconds: 1251 / 16_000.0),
    Sample(name: "MP3 without a second frame", bytes: frame() + [1, 2, 3, 4]),
    Sample(name: "zeros", bytes: [UInt8](repeating: 0, count: 3000)),
    Sample(
      name: "PDF",
      bytes: pdf(
        "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 12 >>",
        "<< /Type /Pages /Parent 2 0 R /Kids [5 0 R] /Count 5 >>",
        "<< /Type /Outlines /First 9 0 R /Count 40 >>",
        "<< /Length 60 >>\nstream\n<< /Type /Pages /Kids [] /Count 77 >>\nendstream"), pages: 12),
    Sample(
      name: "PDF, updated",
      bytes: pdf(
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>", "<</Count 2/Kids[3 0 R 4 0 R]/Type/Pages>>"),
      pages: 2),
    Sample(
      name: "PDF, linearized", bytes: pdf("<< /Linearized 1 /L 9 /N 31 >>", "<< /Type /ObjStm >>"),
      pages: 31),
    Sample(
      name: "PDF, compressed",
      bytes: pdf("<< /Type /Pages /Kids [] /Count 3 >>", "<< /Type /ObjStm >>")),
    Sample(
      name: "PDF, encrypted", bytes: pdf("<< /Type /Pages /Kids [] /Count 3 /Encrypt 3 0 R >>")),
    Sample(name: "PDF, elsewhere", bytes: pdf("<< /Type /Pages /Kids [] /Count 3 0 R >>")),
    Sample(name: "empty", bytes: []),
  ]

  @Test(arguments: samples)
  func theLengthIsReadFromTheHeader(_ sample: Sample) {
    let extent = mediaExtent(of: PictureBytes(sample.bytes), length: sample.bytes.count)
    #expect(extent.bytes == sample.bytes.count)
    #expect(extent.seconds == sample.seconds)
    #expect(extent.pages == sample.pages)
  }

  /// Whatever is left of a file, its reader ends.
  @Test(arguments: samples)
  func aFileThatIsCutAnywhereHasALengthOrNone(_ sample: Sample) {
    for count in 0..<min(sample.bytes.count, 5300) {
      let extent = mediaExtent(of: PictureBytes(Array(sample.bytes.prefix(count))), length: count)
      #expect(extent.bytes == count)
    }
  }

  @Test(arguments: samples)
  func changedBytesAreNoCrash(_ sample: Sample) {
    var generator = SplitMix64(seed: 7)
    for _ in 0..<300 where !sample.bytes.isEmpty {
      var bytes = sample.bytes
      for _ in 0..<3 {
        let head = min(bytes.count, 200)
        bytes[Int.random(in: 0..<head, using: &generator)] = UInt8.random(
          in: 0...255, using: &generator)
      }
      let extent = mediaExtent(of: PictureBytes(bytes), length: bytes.count)
      #expect(extent.seconds.map { $0 > 0 && $0 < 2_678_400 } ?? true)
    }
  }
}
