import VitrineLayout

/// The box of a badge on its item.
///
/// A browser rounds each used length towards 0, to 1/64 px. An item's position and width are two
/// such lengths, so together they may already be off by 1/32 px, which is the tolerance. A badge
/// may add only one more rounded length, and it errs the other way: all known lengths go into a
/// single inset from the item's start or end. What depends on the badge's content becomes a
/// translation, which is not rounded. The same applies to the distance by which a badge extends
/// past the end of its item.
struct BadgeBox {
  let item: SupplementaryItem
  let leaf: LeafStructure<AffineLength>

  var declarations: [Declaration] {
    let declarations = [
      Declaration("position", "absolute"), Declaration("z-index", "\(item.zIndex)"),
      Declaration("margin", "0"), Declaration("inset-block", block.inset),
      Declaration("inset-inline", inline.inset),
      Declaration("inline-size", length(item.size.width, content: "max-content")),
      Declaration("max-inline-size", "none"),
      Declaration("block-size", length(item.size.height, content: "auto")),
      Declaration("translate", translation(inline.shift, block.shift)),
    ]
    return declarations.map { Declaration($0.property, $0.value + "!important") }
  }

  private func translation(_ x: String?, _ y: Sum) -> String {
    if x == nil, y.isZero { return "none" }
    let inline = x.map { "calc((\($0))*var(--dir,1))" } ?? "0"
    return "\(inline) \(y.isZero ? "0" : y.css)"
  }

  private var inline: (inset: String, shift: String?) {
    let side = BadgeBoxSide(item, \.x, size: item.size.width)
    if let (inset, shift) = side.atEdge { return (inset, shift.isZero ? nil : shift.terms) }
    let (inset, shift) = side.fromEnd
    let own = shift.isZero ? nil : shift.terms
    let end = leaf.width * inset.part + inset.length
    guard end.mayBeNegative else { return ("auto \(end.css)", own) }
    let terms = [own, (end * -1).terms()].compactMap(\.self)
    return ("auto 0", terms.joined(separator: " + "))
  }

  private var block: (inset: String, shift: Sum) {
    let side = BadgeBoxSide(item, \.y, size: item.size.height)
    if let place = side.atEdge { return place }
    let (inset, shift) = side.fromStart
    // Any other height is a whole number of rounding steps, so a part of it is rounded only once.
    guard case .definite(let height) = leaf.height else { return ("\(inset.css) auto", shift) }
    return ("\((height * inset.part + inset.length).css) auto", shift)
  }

  private func length(_ dimension: LayoutDimension, content: String) -> String {
    switch dimension {
    case .absolute(let length): length.pixels
    case .fractionalWidth(let part), .fractionalHeight(let part): Sum(part: part).css
    case .estimated, .uniformAcrossSiblings: content
    }
  }
}

/// The position of a badge along one axis. Its start is at a share of the item, plus a multiple of
/// the badge's own length, plus an offset in pixels.
private struct BadgeBoxSide {
  let held: Double
  let own: Double
  let offset: Double
  let size: LayoutDimension

  init(_ item: SupplementaryItem, _ axis: KeyPath<Point, Double>, size: LayoutDimension) {
    self.size = size
    held = item.containerAnchor.point[keyPath: axis]
    var own = -(item.itemAnchor ?? item.containerAnchor).point[keyPath: axis]
    var offset = 0.0
    for anchor in [item.containerAnchor, item.itemAnchor].compactMap(\.self) {
      switch anchor.offset {
      case .absolute(let point): offset += point[keyPath: axis]
      case .fractional(let point): own += point[keyPath: axis]
      }
    }
    self.own = own
    self.offset = offset
  }

  /// The position relative to the item's start or end, or nil if it depends on the item's length.
  var atEdge: (inset: String, shift: Sum)? {
    guard held != 0.5, !size.isFraction else { return nil }
    return (held == 0 ? "0 auto" : "auto 0", Sum(of: size, times: own + held) + offset)
  }

  /// The inset from the item's start, as a share of the item plus pixels, and a translation from
  /// there.
  var fromStart: (inset: Sum, shift: Sum) {
    let length = Sum(of: size, times: own)
    let start = Sum(part: held) + offset
    return size.isEstimated ? (start, length) : (start + length, Sum())
  }

  /// The inset of the badge's end from the item's end, and a translation from there.
  var fromEnd: (inset: Sum, shift: Sum) {
    let length = Sum(of: size, times: own + 1)
    let end = Sum(part: 1 - held) + -offset
    return size.isEstimated ? (end, length) : (end + length * -1, Sum())
  }
}

/// A percentage plus pixels: `-70% + 4px`.
private struct Sum {
  var part = 0.0
  var length = 0.0

  init(part: Double = 0, pixels length: Double = 0) {
    self.part = part
    self.length = length
  }

  /// Multiplies the length of a badge by `count`: in pixels, or as a share of its item or of its
  /// own content.
  init(of dimension: LayoutDimension, times count: Double) {
    switch dimension {
    case .absolute(let length): self.init(pixels: length * count)
    case .fractionalWidth(let part), .fractionalHeight(let part):
      self.init(part: part * count)
    case .estimated, .uniformAcrossSiblings: self.init(part: count)
    }
  }

  var isZero: Bool { part == 0 && length == 0 }

  var terms: String {
    let pixels = AffineLength(constant: length.magnitude).terms()
    guard part != 0 else { return AffineLength(constant: length).terms() }
    let percent = cssNumber(part * 100) + "%"
    return length == 0 ? percent : "\(percent) \(length < 0 ? "-" : "+") \(pixels)"
  }

  var css: String {
    if isZero { return "0" }
    return part != 0 && length != 0 ? "calc(\(terms))" : terms
  }

  static func + (sum: Sum, length: Double) -> Sum {
    Sum(part: sum.part, pixels: sum.length + length)
  }

  static func + (a: Sum, b: Sum) -> Sum {
    Sum(part: a.part + b.part, pixels: a.length + b.length)
  }

  static func * (sum: Sum, factor: Double) -> Sum {
    Sum(part: sum.part * factor, pixels: sum.length * factor)
  }
}

extension AffineLength {
  /// Whether the length may be negative at some width or height.
  fileprivate var mayBeNegative: Bool { min(perWidth, perHeight, constant) < 0 }
}

extension LayoutDimension {
  fileprivate var isFraction: Bool {
    switch self {
    case .fractionalWidth, .fractionalHeight: true
    case .absolute, .estimated, .uniformAcrossSiblings: false
    }
  }
}
