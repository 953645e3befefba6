/// Returns the seconds of an MP3 file from `start`: from the number of frames in its first frame,
/// if an encoder has written it there, or else from the bit rate if two frames have the same.
func secondsOfMP3(
  _ bytes: PictureBytes, from start: Int, length: Int
) throws(PictureProblem) -> Double {
  let first = try MP3Frame(bytes, at: start)
  let name = try bytes.text(at: start + first.sideLength)
  let flags = try bytes.byte(at: start + first.sideLength + 7)
  // A flag says whether the number is there.
  if name == "Xing" || name == "Info", flags & 1 == 1 {
    let frames = try bytes.bigEndian(at: start + first.sideLength + 8, count: 4)
    return Double(frames * first.samples) / Double(first.rate)
  }
  let second = try MP3Frame(bytes, at: start + first.length)
  guard second.bitRate == first.bitRate else { throw .unknownFormat }
  return Double(length - start) * 8 / Double(first.bitRate)
}

/// The header of a frame: ISO/IEC 11172-3 §2.4.1.3, and 13818-3 for the lower sample rates.
private struct MP3Frame {
  var bitRate: Int
  var rate: Int
  var samples: Int

  /// The length of the side information: from the beginning of the frame to the end of what
  /// decoders need in addition to the sound.
  var sideLength: Int
  var length: Int

  private static let bitRates = [
    [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
    [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  ]

  init(_ bytes: PictureBytes, at offset: Int) throws(PictureProblem) {
    let header = try bytes.bigEndian(at: offset, count: 4)
    let version = header >> 19 & 3
    let (bits, sampling) = (header >> 12 & 15, header >> 10 & 3)
    // Layer III, of which versions 1, 2 and 2.5 are used.
    guard header >> 21 == 0x7FF, version != 1, header >> 17 & 3 == 1, (1...14).contains(bits),
      sampling < 3
    else { throw .unknownFormat }
    let isFirst = version == 3
    let isMono = header >> 6 & 3 == 3
    bitRate = Self.bitRates[isFirst ? 0 : 1][bits - 1] * 1000
    rate = [44_100, 48_000, 32_000][sampling] >> (isFirst ? 0 : version == 2 ? 1 : 2)
    samples = isFirst ? 1152 : 576
    sideLength = 4 + (isFirst ? isMono ? 17 : 32 : isMono ? 9 : 17)
    length = samples / 8 * bitRate / rate + (header >> 9 & 1)
  }
}
