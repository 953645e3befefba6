internal import VitrineModel

/// The places of the pictures of a list on a page, or of a single picture.
final class PictureList: Sendable {
  private let slots: PictureSlots

  /// The places for pictures that are wider than their places, by how much.
  private let scaled: LazyTable<Double, PictureSlots>
  private let cropping: PictureCropping

  /// `others` are the same places on pages that have the same files.
  init(
    _ places: [PictureSlot], others: [PictureSlot] = [], further: [Int] = [],
    cropping: PictureCropping = .none
  ) {
    self.cropping = cropping
    slots = PictureSlots(places, others: others, further: further)
    scaled = LazyTable { factor in
      PictureSlots(
        places.map { $0.widened(factor) }, others: others.map { $0.widened(factor) },
        further: further)
    }
  }

  /// The attributes of a picture in the place of an item.
  func sizes(of picture: Picture, at item: Int) -> PictureSizes {
    PictureSizes(slots(for: picture), item)
  }

  /// The same for pictures of any shape, to tell lists apart.
  func sizes(at item: Int) -> PictureSizes { PictureSizes(slots, item) }

  /// The point of `object-position` that shows the part of a picture around its focus in the place
  /// of an item. Nil if there is no focus or nothing is cropped.
  func position(of picture: Picture, at item: Int) -> Picture.Focus? {
    switch cropping {
    case .none: return nil
    case .place: return picture.position(in: slots[item].shapes)
    case .shapes(let fixed, let keepsOwn):
      let shapes = fixed + (keepsOwn ? [picture.shape].compactMap(\.self) : [])
      guard let lowest = shapes.min(), let highest = shapes.max() else { return nil }
      return picture.position(in: lowest...highest)
    }
  }

  /// The widths of the files of a picture.
  func widths(of picture: Picture) -> [Int] { slots(for: picture).widths }

  /// A picture that is wider than its place is cropped at its sides, and needs more pixels.
  private func slots(for picture: Picture) -> PictureSlots {
    guard let shape = picture.wholeShape,
      let lowest = slots.places.lazy.compactMap(\.shapes?.lowerBound).min(),
      lowest * 1.02 < shape
    else { return slots }
    return scaled[Self.factors.first { lowest * $0 >= shape } ?? Self.factors.last!]
  }

  /// Few, so that pictures of similar shapes have files of the same widths.
  private static let factors = [1.15, 1.35, 1.75, 2.25]
}

extension Picture {
  /// The same in rows outside lists, such as those of changes.
  var positionInRow: Focus? { position(in: SectionList.usualShape...SectionList.usualShape) }
}

extension PictureSlot {
  fileprivate func widened(_ factor: Double) -> PictureSlot {
    PictureSlot(width * factor, shapes: shapes)
  }
}

/// The attributes by which browsers choose one of a picture's files.
struct PictureSizes: Hashable, Sendable {
  /// The value of `sizes`.
  let sizes: String

  /// The widths of the files of a picture that is as wide as the widest, in ascending order.
  let widths: [Int]

  fileprivate init(_ slots: PictureSlots, _ item: Int) {
    (sizes, widths) = (slots[item].sizes, slots.widths)
  }
}
