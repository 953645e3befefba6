/// Returns the size in a JPEG file's frame header, after the rotation in its Exif orientation.
///
/// ITU-T T.81 annex B: segments of a marker, a length and that many bytes, until a frame header. Like browsers, skips
/// bytes between segments.
func jpegSize(_ bytes: PictureBytes) throws(PictureProblem) -> PictureSize {
  var (offset, skipped) = (2, 0)
  var exif: TIFFDirectory?
  while true {
    while try bytes.byte(at: offset) != 0xFF {
      offset += 1
      skipped += 1
      if skipped > 1 << 16 { throw .damaged }
    }
    // Any number of 0xFF bytes can precede a marker.
    while try bytes.byte(at: offset + 1) == 0xFF { offset += 1 }
    let marker = try bytes.byte(at: offset + 1)
    offset += 2
    switch marker {
    case 0x00, 0x01, 0xD0...0xD7: continue
    case 0xD9, 0xDA: throw .damaged
    case 0xC0...0xCF where marker != 0xC4 && marker != 0xC8 && marker != 0xCC:
      let height = try bytes.bigEndian(at: offset + 3, count: 2)
      let size = PictureSize(width: try bytes.bigEndian(at: offset + 5, count: 2), height: height)
      return size.turned(by: exif)
    default: break
    }
    let length = try bytes.bigEndian(at: offset, count: 2)
    guard length >= 2 else { throw .damaged }
    if marker == 0xE1, bytes.available(at: offset + 2, upTo: 6).elementsEqual("Exif\0\0".utf8) {
      // If there are several, Chromium and libvips use the first.
      exif = exif ?? TIFFDirectory(bytes, at: offset + 8..<max(offset + 8, offset + length))
    }
    offset += length
  }
}
