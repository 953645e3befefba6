import VitrineLayout

extension [PresetDeclaration] {
  /// `layoutByWidth`, `layout`, and the options of every layout.
  var definitions: [(name: String, schema: JSONSchema)] {
    let forms = map { preset in
      JSONSchema.map(
        [(preset.name, preset.keys == nil ? .map([]) : .reference(preset.name))],
        required: preset.layout == nil ? [preset.name] : [], least: 1)
    }
    return [
      (
        "layoutByWidth",
        .described(
          "How items stand: a layout, or a map from container widths to layouts.",
          .either([.reference("layout"), .mapByNumber(.reference("layout"))]))
      ),
      ("layout", .either([.choice(filter { $0.layout != nil }.map(\.name))] + forms)),
      ("length", .length()),
    ] + LayoutSupplements.definitions
      + compactMap { preset in preset.keys.map { (preset.name, preset.schema($0)) } }
      + compactMap { preset in
        preset.nestedKeys.map { (Self.nestedName(of: preset.name), preset.schema($0)) }
      }
  }

  /// The name of the options of a row or column within another.
  private static func nestedName(of name: String) -> String {
    "inner" + name.prefix(1).uppercased() + name.dropFirst()
  }
}

extension PresetDeclaration {
  fileprivate func schema(_ keys: ContentKeys<LayoutReading>) -> JSONSchema {
    .map(keys.schema, least: layout == nil ? 1 : 0)
  }
}

extension JSONSchema {
  /// `120`, `50%`, `40% of width`, `about 44`, `even 44`; with `sides` in the place of `width|height`.
  static func length(sides: String = "width|height", ofContent: Bool = true) -> JSONSchema {
    let number = JSONSchema.plainNumber
    let content = ofContent ? "|(about|even) +\(number)" : ""
    return .either([
      .number(from: 0), .pattern("^ *(\(number)(%( +of +(\(sides)))?)?\(content)) *$"),
    ])
  }
}
