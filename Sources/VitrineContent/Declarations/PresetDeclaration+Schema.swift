import VitrineLayout

extension LayoutSupplements {
  /// The schema definitions of `insets`, `header`, `footer`, `background` and `badges`.
  fileprivate static var definitions: [(name: String, schema: JSONSchema)] {
    [
      (
        "insets",
        .described(
          "The space inside the edges: one number for all, two for top and bottom and for the sides, or four clockwise from the top.",
          .either([.number(from: 0), .numbers(counts: [1, 2, 4])]))
      ),
      ("header", BoundaryDeclaration.schema(.top, "The title of the items.")),
      ("footer", BoundaryDeclaration.schema(.bottom, "The section's text, below the items.")),
      (
        "background",
        .described("The background of the items.", ContentType<Background>.background.schema)
      ),
      (
        "badges",
        .described(
          "The position of badges on the items.", ContentType<SupplementaryItem>.badges.schema)
      ),
    ]
  }
}

extension [PresetDeclaration] {
  /// The schema definitions of `sectionLayout`, `layoutByWidth`, `layout`, `length`, the
  /// supplements, and every layout's options.
  var definitions: [(name: String, schema: JSONSchema)] {
    let itemPresets = filter { !$0.isExclusive }
    let alone = filter { $0.isExclusive && !$0.isDrawn }
    let forms = itemPresets.map { preset in
      JSONSchema.map(
        [(preset.name, preset.keys == nil ? .map([]) : .reference(preset.name))],
        required: preset.layout == nil ? [preset.name] : [], minimum: 1)
    }
    let drawn = filter(\.isDrawn).map { preset in
      JSONSchema.map([(preset.name, .reference(preset.name))], required: [preset.name])
    }
    return [
      (
        "sectionLayout",
        .described(
          "How to arrange the items, or what to draw instead.",
          .either(
            [
              .reference("layoutByWidth"),
              .choice(filter { $0.isDrawn && !$0.needsOptions }.map(\.name)),
            ] + drawn))
      ),
      (
        "layoutByWidth",
        .described(
          "How to arrange the items: a layout, a map from container widths to layouts, or several to choose from.",
          .either([
            .reference("layout"), .choice(alone.map(\.name)),
            .map(alone.map { ($0.name, $0.values) }, minimum: 1),
            .mapByNumber(.reference("layout")),
            .map(
              [
                (
                  LayoutChoice.key,
                  .described(
                    "The layouts that visitors can choose from.", .reference("layoutChoices"))
                )
              ], required: [LayoutChoice.key]),
          ]))
      ),
      (
        "layoutChoices",
        .described(
          "The layouts that visitors can choose from; the first is shown initially.",
          .list(choice, minimum: 2))
      ),
      ("layout", .either([.choice(itemPresets.filter { $0.layout != nil }.map(\.name))] + forms)),
      ("length", .length()),
    ] + LayoutSupplements.definitions
      + compactMap { preset in preset.keys.map { (preset.name, preset.schema($0)) } }
      + compactMap { preset in
        preset.nestedKeys.map { (Self.nestedName(of: preset.name), preset.schema($0)) }
      }
  }

  /// One of the layouts to choose from: a preset's name, or a map with a preset and a title.
  private var choice: JSONSchema {
    let presets = filter {
      if case .preset = $0.layout { !$0.isExclusive } else { false }
    }
    return .either(
      [.choice(presets.map(\.name))]
        + presets.map { preset in
          .map(
            [
              (preset.name, preset.keys == nil ? .map([]) : .reference(preset.name)),
              (LayoutChoice.titleKey, .described("The label of its button.", .text)),
            ], minimum: 1)
        })
  }

  /// Returns the name of the definition for a row or column inside another.
  private static func nestedName(of name: String) -> String {
    "inner" + name.prefix(1).uppercased() + name.dropFirst()
  }
}

extension PresetDeclaration {
  /// The values that its name can have: its options, or a list that stands for one of them.
  fileprivate var values: JSONSchema {
    let list = keys?.schema.first { $0.key == listKey }?.value
    return .either([list, .reference(name)].compactMap { $0 })
  }

  fileprivate func schema(_ keys: ContentKeys<LayoutOptions>) -> JSONSchema {
    .map(keys.schema, minimum: needsOptions ? 1 : 0)
  }
}

extension JSONSchema {
  /// Returns the schema of a length such as `120`, `50%`, `40% of width`, `about 44` or `even 44`.
  ///
  /// `sides` are the words that can follow `of`, separated by `|`. If `ofContent` is false, `about`
  /// and `even` are not allowed.
  static func length(sides: String = "width|height", ofContent: Bool = true) -> JSONSchema {
    let number = JSONSchema.plainNumber
    let content = ofContent ? "|(about|even) +\(number)" : ""
    return .either([
      .number(from: 0), .pattern("^ *(\(number)(%( +of +(\(sides)))?)?\(content)) *$"),
    ])
  }
}
