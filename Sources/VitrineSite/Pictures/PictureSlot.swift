/// A place on pages for pictures: how wide it is in each window, and the widths of the files to
/// choose from.
struct PictureSlot: Hashable, Sendable {
  /// The value of `sizes`.
  let sizes: String

  /// At most five, in pixels, in ascending order.
  let widths: [Int]

  /// The widths of the files of a picture whose largest one is `largest` pixels wide.
  func widths(ofPicture largest: Int) -> [Int] {
    let smaller = widths.filter { $0 < largest }
    return smaller.count < widths.count ? smaller + [largest] : smaller
  }
}

extension PictureSlot {
  static let text = PictureSlot(sizes: "100vw", widths: [320, 640, 1280])
  static let hero = PictureSlot(sizes: "100vw", widths: [320, 640, 1280])
}
extension SectionList {
  var pictureSlot: PictureSlot { PictureSlot(sizes: "100vw", widths: [320, 640, 1280]) }
}
