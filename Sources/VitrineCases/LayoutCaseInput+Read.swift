import VitrineLayout

extension LayoutCaseInput {
  package static let memberNames: Set = [
    "name", "source", "tier", "container", "layout", "itemCounts", "expected", "scrollOffset",
  ]

  /// A limit, because the frame of each item is stored and reported.
  private static let maxItems = 1_000_000

  /// Reads a case, ignoring what it expects.
  package init(_ value: CaseValue) throws(CaseError) {
    let members = try value.object(Self.memberNames)
    let counts = try members.required("itemCounts", in: value)
    itemCounts = try counts.array().map { value throws(CaseError) in
      try value.count(upTo: Self.maxItems)
    }
    guard itemCounts.reduce(0, +) <= Self.maxItems else {
      throw counts.malformed("at most \(Self.maxItems) items in all")
    }

    let container = try members.required("container", in: value).object(["width", "height"])
    environment = LayoutEnvironment(
      width: try container.required("width", in: value).number(),
      height: try container.required("height", in: value).number())

    let page = try LayoutReader(try members.required("layout", in: value))
    guard page.sectionCount == 1 || itemCounts.count <= page.sectionCount else {
      throw counts.malformed("no more counts than sections")
    }
    layout = page.layout
    rounding = page.rounding
    environment.direction = page.direction
    environment.referenceInsets = page.referenceInsets
    measured = page.measured
    itemSizes = page.itemSizes
    isFlow = page.isFlow
    if let offset = try members["scrollOffset"].map({ value throws(CaseError) in try Point(value) })
    {
      visible = Frame(origin: offset, size: environment.container)
    }
  }
}

/// Reads the `layout` member of a case.
private struct LayoutReader {
  var layout: Layout
  var rounding: LayoutRounding
  var measured: [String: Size] = [:]
  var direction = LayoutEnvironment.Direction.leftToRight
  var referenceInsets = ReferenceInsets.zero
  var isFlow = false
  var itemSizes: [[Size]] = []
  var sectionCount: Int

  init(_ value: CaseValue) throws(CaseError) {
    let members = try value.object([
      "sections", "scale", "scrollDirection", "interSectionSpacing", "measured", "boundary",
      "direction", "contentInsetsReference", "referenceInsets", "kind",
    ])
    let scale = try members["scale"]?.number() ?? 2
    rounding = scale == 0 ? .none : .pixels(scale: scale)

    var configuration = LayoutConfiguration()
    if let direction = members["scrollDirection"] {
      configuration.scrollAxis = try Axis(direction)
    }
    configuration.interSectionSpacing = try members["interSectionSpacing"]?.number() ?? 0

    configuration.boundarySupplementaryItems = try members["boundary"]?.boundaryItems() ?? []
    if let direction = members["direction"] {
      self.direction = try LayoutEnvironment.Direction(direction)
    }

    if let reference = members["contentInsetsReference"] {
      configuration.contentInsetsReference = try ContentInsetsReference(reference)
    }
    if let insets = members["referenceInsets"] {
      referenceInsets = try ReferenceInsets(insets)
    }

    if let kind = members["kind"] {
      guard try kind.string() == "flow" else { throw kind.unsupported("'\(try kind.string())'") }
      isFlow = true
    }
    var sections: [LayoutSection] = []
    for value in try members.required("sections", in: value).array() {
      if isFlow {
        let flow = try FlowSectionCase(value, scrollAxis: configuration.scrollAxis)
        sections.append(flow.section)
        itemSizes.append(flow.itemSizes)
      } else {
        sections.append(try LayoutSection(value))
      }
    }
    sectionCount = sections.count
    layout =
      sections.count == 1
      ? Layout(sections[0], configuration: configuration)
      : Layout(sections, configuration: configuration)

    for (key, size) in try members["measured"]?.members() ?? [:] {
      measured[key] = try Size(size)
    }
  }
}
