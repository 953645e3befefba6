import VitrineLayout
import VitrineSite

/// A layout that the browser and the engine are asked about.
struct AgreementLayout {
  var name: String
  var layout: LayoutByWidth

  /// What the engine is asked, where Swift gives a layout: no word of it may get lost on the way to
  /// a page.
  var provider: Layout?

  /// The layouts among which it is chosen, and its number among these, from 1; nil if it stands alone.
  var choice: (among: LayoutByWidth, number: Int)?

  /// Widths of the container at which it is compared besides others.
  var widths: [Double] = []

  init(_ name: String, _ layout: LayoutDescription) {
    self.init(name, LayoutByWidth(layout))
  }

  init(_ name: String, _ layout: LayoutByWidth) {
    self.name = name
    self.layout = layout
  }

  init(_ name: String, _ provider: Layout) {
    self.init(name, .named(NamedLayout(name, provider)))
    self.provider = provider
  }

  /// 0 and 1 item, one less and one more than each full group, 100, and every last group that is not
  /// full of small ones.
  var counts: [Int] {
    let full = stride(from: 240, through: 2560, by: 20).compactMap { width in
      let environment = LayoutEnvironment(width: width, height: 800)
      return layout.section(in: environment).groupCapacity(in: environment)
    }
    // Of the many column counts of a fine grid the smallest and largest.
    let sizes = Array(Set(full).sorted())
    let chosen = sizes.count > 8 ? Array(sizes.prefix(5) + sizes.suffix(3)) : sizes
    let partial = chosen.filter { 3...8 ~= $0 }.flatMap { $0..<2 * $0 }
    return Set(
      [0, 1, 100] + partial + chosen.flatMap { [$0 - 1, $0, $0 + 1, 2 * $0 + $0 / 2] }
    ).sorted()
  }
}

/// The size that an item's content has in the browser and is measured as in the engine.
func naturalSize(of item: Int) -> Size {
  Size(
    width: Double(30 + item * 53 % 140),
    height: Double(24 + item * 37 % 97) + 0.25 * Double(item % 4))
}
