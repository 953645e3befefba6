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
    let options = options.filter { isOutermost || !Self.outermost.contains($0) }
    return .map(options.map { ($0, value(of: $0)) }, least: isGroup ? 1 : 0)
  }

  private func value(of option: String) -> JSONSchema {
    switch (self, option) {
    case (_, "insets"): .reference("insets")
    case (_, "header"), (_, "footer"), (_, "background"), (_, "badges"): .reference(option)
    case (.list, "style"): .choice(ListOptions.Style.allCases.map(\.rawValue))
    case (_, "picture"):
      .described("The pictures' shape, or their own.", .either([.choice(["own"]), .shape]))
    case (_, "fit"):
      .described(
        "Whether pictures of another shape are cut or shown whole.",
        .choice(PictureOptions.Fit.allCases.map(\.rawValue)))
    case (.grid, "columns"): .described("How many columns.", Self.partCount)
    case (.grid, "narrowest"):
      .described("As many columns as fit, none narrower than this.", .number(from: 1))
    case (.grid, "gap"), (.flow, "gap"): .number(from: 0)
    case (.carousel, "width"): .described("Of an item.", .number(from: 1))
    case (.carousel, "stop"): .choice(CarouselOptions.Stop.allCases.map(\.rawValue))
    case (.gallery, "feature"): .choice(GalleryOptions.Feature.allCases.map(\.rawValue))
    case (.gallery, "small"): .described("How many small ones.", Self.partCount)
    case (.row, _), (.column, _): groupValue(of: option)
    default: preconditionFailure("the schema does not know the option '\(option)' of '\(rawValue)'")
    }
  }

  private func groupValue(of option: String) -> JSONSchema {
    switch option {
    case "width", "height": .reference("length")
    case "gap":
      .either([.number(from: 0), .pattern(#"^ *(at +least +)?\#(JSONSchema.plainNumber) *$"#)])
    case "times": .described("So many equal parts, instead of 'of'.", Self.partCount)
    case "of": .list(Self.part, least: 1)
    case "scroll": .choice(["free", "item", "page", "center"])
    default: preconditionFailure("the schema does not know the option '\(option)' of a group")
    }
  }

  private static let partCount = JSONSchema.wholeNumber(from: 1, to: Declarations.mostParts)

  private static let part = JSONSchema.either([
    .map([("width", .reference("length")), ("height", .reference("length"))]),
    .map([("row", .reference("innerRow"))], required: ["row"]),
    .map([("column", .reference("innerColumn"))], required: ["column"]),
  ])

  /// `120`, `50%`, `40% of width`, `about 44`, `even 44`; with `sides` in the place of `width|height`.
  static func length(sides: String = "width|height", ofContent: Bool = true) -> JSONSchema {
    let number = JSONSchema.plainNumber
    let content = ofContent ? "|(about|even) +\(number)" : ""
    return .either([
      .number(from: 0), .pattern("^ *(\(number)(%( +of +(\(sides)))?)?\(content)) *$"),
    ])
  }
}
