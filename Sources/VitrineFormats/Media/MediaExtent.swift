package import VitrineModel
import VitrineSystem

/// Returns the size of a media file, with its length or its number of pages as far as these can be
/// read at small cost.
package func mediaExtent(ofFile path: String) -> Medium.Extent {
  guard let file = try? ReadableFile(at: path), let length = file.length else {
    return Medium.Extent()
  }
  let bytes =
    (try? withPictureFile(path) { (bytes) throws(PictureProblem) in
      mediaExtent(of: bytes, length: length)
    })
  return bytes ?? Medium.Extent(bytes: length)
}

/// As in browsers, the format is detected from the bytes, not from the file name. What is damaged
/// or unknown has no length.
func mediaExtent(of bytes: PictureBytes, length: Int) -> Medium.Extent {
  let head = bytes.available(at: 0, upTo: 12)
  var extent = Medium.Extent(bytes: length)
  if head.starts(with: "%PDF-".utf8) {
    extent.pages = pageCount(of: bytes, length: length)
    return extent
  }
  let seconds: Double? =
    if head.dropFirst(4).starts(with: "ftyp".utf8) {
      try? secondsOfMP4(bytes)
    } else if head.starts(with: "RIFF".utf8), head.dropFirst(8).starts(with: "WAVE".utf8) {
      try? secondsOfWAV(bytes, length: length)
    } else if head.starts(with: "OggS".utf8) {
      try? secondsOfOgg(bytes, length: length)
    } else {
      try? secondsAfterTags(bytes, length: length)
    }
  // A file that claims to be longer than a month is damaged.
  if let seconds, seconds.isFinite, seconds > 0, seconds < 2_678_400 { extent.seconds = seconds }
  return extent
}

/// ISO/IEC 14496-12 §8.2.2: the movie header has the time scale and the duration.
private func secondsOfMP4(_ bytes: PictureBytes) throws(PictureProblem) -> Double {
  let movie = try ISOBox.named("moov", in: bytes, from: 0, before: .max)
  let header = try ISOBox.named("mvhd", in: bytes, from: movie.start, before: movie.end)
  let isLong = try bytes.byte(at: header.start) == 1
  let scale = try bytes.bigEndian(at: header.start + (isLong ? 20 : 12), count: 4)
  let duration = try bytes.bigEndian(at: header.start + (isLong ? 24 : 16), count: isLong ? 8 : 4)
  // All bits set mean an unknown duration.
  guard isLong || duration < 0xFFFF_FFFF else { throw .damaged }
  return Double(duration) / Double(scale)
}

/// The chunk `fmt ` has the bytes per second, and `data` the samples, up to the end of the file if
/// the length was unknown when the file was begun.
private func secondsOfWAV(_ bytes: PictureBytes, length: Int) throws(PictureProblem) -> Double {
  var offset = 12
  var rate: Int?
  for _ in 0..<1000 {
    let name = try bytes.text(at: offset)
    let size = try bytes.littleEndian(at: offset + 4, count: 4)
    if name == "fmt " { rate = try bytes.littleEndian(at: offset + 16, count: 4) }
    if name == "data" {
      guard let rate else { throw .damaged }
      return Double(min(size, length - offset - 8)) / Double(rate)
    }
    offset += 8 + size + size % 2
  }
  throw .damaged
}

/// RFC 3533 §6: the last page has the position of its last sample. RFC 7845 §5.1 and the Vorbis
/// specification §4.2.2 say how many samples are a second.
private func secondsOfOgg(_ bytes: PictureBytes, length: Int) throws(PictureProblem) -> Double {
  let packet = try 27 + bytes.byte(at: 26)
  let rate: Int
  var skipped = 0
  if bytes.available(at: packet, upTo: 8).elementsEqual("OpusHead".utf8) {
    rate = 48_000
    skipped = try bytes.littleEndian(at: packet + 10, count: 2)
  } else if bytes.available(at: packet + 1, upTo: 6).elementsEqual("vorbis".utf8) {
    rate = try bytes.littleEndian(at: packet + 12, count: 4)
  } else {
    throw .unknownFormat
  }
  // A page has at most 65,307 bytes.
  let start = max(0, length - 65_307)
  let end = Array(bytes.available(at: start, upTo: length - start))
  guard
    let page = end.indices.last(where: { end[$0...].starts(with: "OggS".utf8) })
  else { throw .damaged }
  return Double(try bytes.littleEndian(at: start + page + 6, count: 8) - skipped) / Double(rate)
}

/// The length of a FLAC or MP3 file, which tags (ID3v2 §3.1) can precede.
private func secondsAfterTags(_ bytes: PictureBytes, length: Int) throws(PictureProblem) -> Double {
  var start = 0
  if bytes.available(at: 0, upTo: 3).elementsEqual("ID3".utf8) {
    // Four bytes of seven bits.
    start = try 10 + bytes.bytes(at: 6, count: 4).reduce(0) { $0 << 7 | Int($1 & 0x7F) }
  }
  guard bytes.available(at: start, upTo: 4).elementsEqual("fLaC".utf8) else {
    return try secondsOfMP3(bytes, from: start, length: length)
  }
  // RFC 9639 §8.2: 20 bits of sample rate, 8 of other things, 36 of the number of samples.
  let info = try bytes.bigEndian(at: start + 18, count: 8)
  return Double(info & 0xF_FFFF_FFFF) / Double(info >> 44 & 0xF_FFFF)
}
