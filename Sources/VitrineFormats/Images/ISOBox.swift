/// A box's name and the range of its contents.
struct ISOBox {
  var name: String
  var start: Int
  var end: Int

  init(_ bytes: PictureBytes, at offset: Int, before limit: Int) throws(PictureProblem) {
    var length = try bytes.bigEndian(at: offset, count: 4)
    name = try bytes.text(at: offset + 4)
    start = offset + 8
    if length == 1 {
      let high = try bytes.bigEndian(at: offset + 8, count: 4)
      guard high < 1 << 16 else { throw .damaged }
      length = high << 32 | (try bytes.bigEndian(at: offset + 12, count: 4))
      start = offset + 16
    }
    // A length of 0 means up to the end of the file.
    end = length == 0 ? limit : offset + length
    guard end >= start, end <= limit else { throw .damaged }
  }

  /// Returns the first box with this name from `start`.
  static func named(
    _ name: String, in bytes: PictureBytes, from start: Int, before limit: Int
  ) throws(PictureProblem) -> ISOBox {
    var offset = start
    while offset < limit {
      let box = try ISOBox(bytes, at: offset, before: limit)
      if box.name == name { return box }
      offset = box.end
    }
    throw .damaged
  }
}
