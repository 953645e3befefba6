import VitrineLayout

extension LayoutName {
  /// `insets`, `header`, `footer`, `background`, `badges`.
  static var supplementDefinitions: [(name: String, schema: JSONSchema)] {
    [
      (
        "insets",
        .described(
          "Room inside the edges: all, above and beside, or clockwise from the top.",
          .either([.number(from: 0), .numbers(counts: [1, 2, 4])]))
      ),
      ("header", boundary("The title of the items.", at: ["top", "top start", "top end"])),
      (
        "footer",
        boundary(
          "The section's text, under the items.", at: ["bottom", "bottom start", "bottom end"])
      ),
      ("background", .described("What stands behind the items.", background)),
      ("badges", .described("Where badges stand on the items.", badges)),
    ]
  }

  private static func boundary(_ words: String, at places: [String]) -> JSONSchema {
    .described(
      words,
      .either([
        .choice(["pinned", "free"]),
        .map([
          ("pinned", .described("Whether it stays in sight.", .flag)),
          ("at", .choice(places)), ("width", length(ofContent: false)),
          ("height", .reference("length")),
          (
            "offset",
            .described(
              "Towards the end, and downwards.",
              .list(.number(from: -.infinity), least: 2, most: 2))
          ),
          ("inset", .described("Whether it keeps off the insets.", .flag)),
        ]),
      ]))
  }

  private static var background: JSONSchema {
    let style = JSONSchema.choice(
      LayoutSupplements.Background.Style.allCases.map(\.rawValue))
    return .either([style, .map([("style", style), ("insets", .reference("insets"))])])
  }

  private static var badges: JSONSchema {
    let place = JSONSchema.choice(LayoutAnchor.Edges.named.map(\.key))
    let distance = JSONSchema.either([
      .number(from: -.infinity), .pattern(#"^-?\#(JSONSchema.plainNumber)%$"#),
    ])
    return .either([
      place,
      .map([
        ("at", place), ("by", .described("The part of the badge that is held there.", place)),
        (
          "offset",
          .described("Towards the end, and downwards.", .list(distance, least: 2, most: 2))
        ),
        ("width", length(sides: "width")), ("height", length(sides: "height")),
      ]),
    ])
  }
}
