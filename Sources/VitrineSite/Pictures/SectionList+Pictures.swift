internal import VitrineLayout

/// How a cell shows its picture.
enum PictureCell: Hashable, Sendable {
  /// As wide as the item, like cards. A site's own cells count as such.
  case wide

  /// As wide as the item, and as high if the layout sets a height, as in a gallery.
  case filling

  /// At the size of pictures in rows, or at most this many CSS pixels wide.
  case row
  case limited(Double)

  /// Like the default cell of whichever layout visitors choose.
  case chosen

  /// Nil if the cell shows no picture. `configured` is its description, if it has one.
  init?(_ cell: String, configured: CellConfiguration? = nil, isInRows: Bool = false) {
    switch CellAppearance(rawValue: cell) {
    case .row: self = .row
    case .plate: self = .filling
    case .card, .tile: self = .wide
    case .chip: return nil
    case nil where ["term", "figure"].contains(cell): return nil
    case nil where cell == CellAppearance.joined: self = .chosen
    case nil:
      guard let configured else {
        self = .wide
        return
      }
      guard let image = configured.content.imageProperties else { return nil }
      self = image.maximumSize.map { .limited($0) } ?? (isInRows ? .row : .wide)
    }
  }
}

/// What a place crops its pictures to.
enum PictureCropping: Sendable {
  /// Nothing: it shows them whole.
  case none

  /// One of these shapes at each width, or the one that content sets if they may keep their own.
  case shapes([Double], keepsOwn: Bool)

  /// The shape of the place.
  case place
}

extension SectionList {
  func cropping(_ cell: PictureCell) -> PictureCropping {
    let steps = source.layout.all.flatMap(\.steps)
    if steps.allSatisfy({ $0.pictures.fit == .contain }) { return .none }
    let isSized = cell == .filling || cell == .wide && !layout.isContentSized
    if isSized || !choices.isEmpty { return .place }
    return .shapes(
      steps.filter { $0.pictures.shape != .own }.map { $0.pictures.shape.ratio ?? Self.usualShape },
      keepsOwn: steps.contains(where: \.keepsPictureShapes))
  }

  /// The shape of pictures in rows, and of those in other lists whose own shapes are too different.
  /// See `card.css`.
  static let usualShape = 4.0 / 3

  /// The places of pictures for items 0, 1, … of the list, and again from the first for further
  /// items.
  func pictureSlots(_ cell: PictureCell, on page: PageLengths) -> [PictureSlot] {
    switch cell {
    case .limited(let width):
      return [PictureSlot(WindowLength(width), shapes: shapes(cell))]
    case .row:
      let width =
        hasRows
        ? min(page.thumbWidth, page.thumbHeight * (shape ?? Self.usualShape)) : page.thumbWidth
      return [PictureSlot(WindowLength(width), shapes: shapes(cell))]
    case .wide, .filling, .chosen:
      if choices.isEmpty { return slots(cell, in: page.content) }
    }
    let all = choices.compactMap { choice in
      (cell == .chosen ? PictureCell(choice.cell) : cell).map {
        choice.pictureSlots($0, on: page)
      }
    }
    func union(_ slots: [PictureSlot]) -> PictureSlot {
      slots.dropFirst().reduce(slots[0]) { $0.union($1) }
    }
    guard let period = all.map(\.count).period else { return [union(all.flatMap(\.self))] }
    return period.map { place in union(all.map { $0[place % $0.count] }) }
  }

  private func slots(_ cell: PictureCell, in content: WindowLength) -> [PictureSlot] {
    let hasParts = structures.stackLengths != nil
    var boxes = structures.map { $0.pictureBoxes(hasParts: hasParts) }
    if boxes.map(\.count).period == nil { boxes = boxes.map { _ in [(.whole, nil)] } }
    let shapes = shapes(cell)
    return boxes.map(\.count).period!.map { place in
      let own = zip(structures, boxes).map { ($0.widths, $1[place % $1.count]) }
      let width = content.containing(own.map { ($0, $1.width) })
      guard cell == .filling, let shapes else { return PictureSlot(width, shapes: shapes) }
      let height = content.containing(
        own.map { ($0, $1.height ?? $1.width * (1 / shapes.lowerBound)) })
      return PictureSlot(filling: width, height)
    }
  }

  /// The shapes to which its cells crop pictures, or nil if they show some of them whole at some
  /// width.
  private func shapes(_ cell: PictureCell) -> ClosedRange<Double>? {
    // A card of a definite height has a picture in what its text leaves.
    if cell == .wide, !layout.isContentSized { return nil }
    var shapes: [Double] = []
    for step in source.layout.steps {
      // Plates only have the shapes of their layouts.
      if step.pictures.fit == .contain || step.keepsPictureShapes && cell != .filling { return nil }
      shapes.append(step.pictures.shape.ratio ?? Self.usualShape)
    }
    return shapes.min()!...shapes.max()!
  }
}

extension LayoutByWidth.Step {
  fileprivate var keepsPictureShapes: Bool {
    pictures.shape == .own || pictures.shape == .automatic && layout.listStyle == nil
  }
}

extension PictureSlot {
  /// A place that crops pictures to its own shape in each window. If the shapes are nearly the
  /// same, pictures can be cropped to the highest.
  fileprivate init(filling width: WindowLength, _ height: WindowLength) {
    let starts = (width.pieces + height.pieces).map(\.start).filter { (320..<2560).contains($0) }
    let shapes = ([320, 2560] + starts + starts.map { $0 - 0.001 }).map {
      width.value($0) / Swift.max(1, height.value($0))
    }
    let (lowest, widest) = (shapes.min()!, shapes.max()!)
    if widest < lowest * 1.15 {
      self.init(width, shapes: lowest...lowest)
    } else {
      // Hardly a picture is wider than twice its height.
      self.init(.max(width, height * Swift.min(widest, 2)), shapes: lowest...widest)
    }
  }
}

extension [Int] {
  /// The places in lists that repeat after so many, until all of them begin again. Nil if these are
  /// too many to tell them apart.
  fileprivate var period: Range<Int>? {
    var period = 1
    for count in self {
      period *= (1...count).first { period * $0 % count == 0 }!
      if period > 60 { return nil }
    }
    return 0..<period
  }
}

/// The size of an item, as functions of its list's width. The height is nil if it depends on
/// content.
private typealias PictureBox = (width: AffineLength, height: AffineLength?)

extension LayoutStructure {
  /// The boxes of a group's items, or one if they are alike. In the plain grid that replaces what
  /// no stylesheet can lay out, and for content of any width, they may be as wide as the list.
  fileprivate func pictureBoxes(hasParts: Bool) -> [PictureBox] {
    switch pattern {
    case .nothing, .unsupported: return [(.whole, nil)]
    case .flow(let flow): return [(flow.itemWidth?.inTallWindow ?? .whole, nil)]
    case .groups(let group):
      if !group.stacks.isEmpty, !hasParts { return [(.whole, nil)] }
      return group.leaves.prefix(group.columnStep == nil ? .max : 1).map { leaf in
        switch leaf.height {
        case .definite(let height), .quantised(let height):
          (leaf.width.inTallWindow, height.inTallWindow)
        case .content, .uniform: (leaf.width.inTallWindow, nil)
        }
      }
    }
  }
}

extension AffineLength {
  /// The width of the list.
  fileprivate static let whole = AffineLength(perWidth: 1, constant: 0)

  /// A bound for windows that are at most 1,440 px high.
  fileprivate var inTallWindow: AffineLength {
    AffineLength(perWidth: perWidth, constant: constant + max(0, perHeight) * 1440)
  }
}
