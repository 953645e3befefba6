import VitrineLayout

extension LayoutName {
  /// `layoutByWidth`, `layout`, and the options of every layout.
  static var definitions: [(name: String, schema: JSONSchema)] {
    let forms = allCases.map { name in
      JSONSchema.map(
        [(name.rawValue, .reference(name.rawValue))], required: name.isGroup ? [name.rawValue] : [],
        least: 1)
    }
    let presets = allCases.filter { !$0.isGroup }.map(\.rawValue)
    return [
      (
        "layoutByWidth",
        .described(
          "How items stand: a layout, or a map from container widths to layouts.",
          .either([.reference("layout"), .mapByNumber(.reference("layout"))]))
      ),
      ("layout", .either([.choice(presets)] + forms)),
      ("length", length()),
    ] + supplementDefinitions
      + allCases.map { name in (name.rawValue, name.schema(isOutermost: true)) }
      + [
        ("innerRow", row.schema(isOutermost: false)),
        ("innerColumn", column.schema(isOutermost: false)),
      ]
  }

  private func schema(isOutermost: Bool) -> JSONSchema {
    .map(keys(isNested: !isOutermost).schema, least: isGroup ? 1 : 0)
  }

  /// `120`, `50%`, `40% of width`, `about 44`, `even 44`; with `sides` in the place of `width|height`.
  static func length(sides: String = "width|height", ofContent: Bool = true) -> JSONSchema {
    let number = JSONSchema.plainNumber
    let content = ofContent ? "|(about|even) +\(number)" : ""
    return .either([
      .number(from: 0), .pattern("^ *(\(number)(%( +of +(\(sides)))?)?\(content)) *$"),
    ])
  }
}
