import VitrineLayout

extension AgreementLayout {
  /// Each of several layouts that share one list, as visitors choose them.
  static var chosen: [AgreementLayout] {
    choices("presets", presets)
      + choices("presets of one list", Array(presets.prefix(3)))
      + choices("groups of many sizes", groups)
  }

  private static let presets: [any LayoutPreset] = [
    GridPreset(), ListPreset(style: .inset), GalleryPreset(), CarouselPreset(stop: .item),
    FlowPreset(),
  ]

  /// Groups whose chunks suit each other only in a long one, and items that carry their index.
  private static let groups: [any LayoutPreset] = [
    GalleryPreset(feature: .end, small: 6), GridPreset(columns: .narrowest(90), gap: 6),
    GridPreset(columns: .count(5)), CarouselPreset(width: 90, stop: .page),
  ]

  private static func choices(
    _ name: String, _ presets: [any LayoutPreset]
  ) -> [AgreementLayout] {
    let layouts = presets.map { LayoutByWidth(.preset($0)) }
    let among = LayoutByWidth(
      choosing: layouts.enumerated().map { LayoutChoice(name: "\($0)", layout: $1) })
    return zip(presets, layouts).enumerated().map { index, pair in
      var result = AgreementLayout("\(type(of: pair.0).name) \(index + 1) of \(name)", pair.1)
      result.choice = (among, index + 1)
      return result
    }
  }
}
