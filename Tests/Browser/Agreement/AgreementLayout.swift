import VitrineLayout
import VitrineSite

/// A layout that the browser and the engine are asked about.
struct AgreementLayout {
  var name: String
  var layout: LayoutByWidth

  /// Widths of the container at which it is compared besides others.
  var widths: [Double] = []

  init(_ name: String, _ layout: LayoutDescription) {
    self.init(name, LayoutByWidth(layout))
  }

  init(_ name: String, _ layout: LayoutByWidth) {
    self.name = name
    self.layout = layout
  }

  /// 0 and 1 item, one less and one more than each full group, and 100.
  var counts: [Int] {
    let full = stride(from: 240, through: 2560, by: 20).compactMap { width in
      let environment = LayoutEnvironment(width: width, height: 800)
      return layout.section(in: environment).groupCapacity(in: environment)
    }
    // Of the many column counts of a fine grid the smallest and largest.
    let sizes = Array(Set(full).sorted())
    let chosen = sizes.count > 8 ? Array(sizes.prefix(5) + sizes.suffix(3)) : sizes
    return Set([0, 1, 100] + chosen.flatMap { [$0 - 1, $0, $0 + 1, 2 * $0 + $0 / 2] }).sorted()
  }
}

/// The size that an item's content has in the browser and is measured as in the engine.
func naturalSize(of item: Int) -> Size {
  Size(
    width: Double(30 + item * 53 % 140),
    height: Double(24 + item * 37 % 97) + 0.25 * Double(item % 4))
}
