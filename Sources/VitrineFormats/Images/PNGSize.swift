/// Returns the size in a PNG file's header, after the rotation in its Exif orientation.
func pngSize(_ bytes: PictureBytes) throws(PictureProblem) -> PictureSize {
  guard try bytes.text(at: 12) == "IHDR" else { throw .damaged }
  let size = PictureSize(
    width: try bytes.bigEndian(at: 16, count: 4), height: try bytes.bigEndian(at: 20, count: 4))
  // PNG limits sizes to 31 bits (§5.3).
  guard max(size.width, size.height) < 1 << 31 else { throw .damaged }
  return size.turned(by: pngChunk("eXIf", in: bytes).flatMap { TIFFDirectory(bytes, at: $0) })
}

/// Returns the place of the data in a PNG file's first chunk with this name, among those before the
/// pixels (PNG third edition, §5.6). Chromium and libvips use no `eXIf` after them.
func pngChunk(_ wanted: String, in bytes: PictureBytes) -> Range<Int>? {
  var offset = 8
  // Few chunks come before the pixels, and their names are letters.
  for _ in 0..<32 {
    guard let length = try? bytes.bigEndian(at: offset, count: 4),
      let name = try? bytes.text(at: offset + 4), name != "IDAT", name.allSatisfy(\.isLetter)
    else { return nil }
    if name == wanted { return offset + 8..<offset + 8 + length }
    offset += length + 12
  }
  return nil
}
