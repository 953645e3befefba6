import VitrineFormats
import VitrineLayout
import VitrineModel
import VitrineText

/// Collects the keys of a row or column, such as `row: { height: 40% of width, gap: 8, of: [ {
/// width: 50% }, … ] }`.
struct GroupDeclaration {
  fileprivate var description: GroupDescription
  fileprivate var scrolling = OrthogonalScrolling.none

  /// Whether a mistake in it was reported. The layout is then dropped, because it would look
  /// different without the wrong part.
  var isWrong = false

  init(_ axis: Axis) {
    description = GroupDescription(axis, parts: .times(1, .item()))
  }

  /// The keys for the group's size and its parts.
  static let parts = [
    ContentKey<GroupDeclaration>(
      "width", .length(along: .horizontal), \.description.width, "The width of the group."),
    ContentKey(
      "height", .length(along: .vertical), \.description.height, "The height of the group."),
    ContentKey("gap", .gap, \.description.gap, "The space between the parts."),
    ContentKey("of", .list(part, minimum: 1), "The parts, in order.") {
      member, reader, declaration in
      guard let list = reader.list(member) else { return }
      let axis = declaration.description.axis
      declaration.description.parts = .of(list.compactMap { reader.part($0, along: axis) })
    },
    ContentKey(
      "times", ContentType<Int>.partCount.schema, "The number of equal parts, instead of 'of'."
    ) { member, reader, declaration in
      let count = ContentType.partCount.read(member, &reader)
      if let count { declaration.description.parts = .times(count, .item()) }
    },
  ].map(\.countingMistakes)

  static let edges = ContentKey<GroupDeclaration>(
    "edges", .edges, \.description.edges, "The space around the group."
  ).countingMistakes

  static let insets =
    ContentKey<GroupDeclaration>(
      "insets", .insets, \.description.insets, "The space inside the edges."
    ).countingMistakes

  static let scroll = ContentKey<GroupDeclaration>(
    "scroll", ContentType<CarouselPreset.Stop>.choice.map(scrolling), \.scrolling,
    "Lets the section scroll sideways, and sets where it stops.")

  /// Translates a `scroll` that is written in the terms of a carousel. With `item` a swipe moves by
  /// one group, whereas in a carousel it can pass several items.
  private static func scrolling(_ stop: CarouselPreset.Stop) -> OrthogonalScrolling {
    stop == .item ? .groupPaging : stop.scrolling
  }

  fileprivate static let part = JSONSchema.either([
    .map(ItemDeclaration.keys.schema),
    .map([("row", .reference("innerRow"))], required: ["row"]),
    .map([("column", .reference("innerColumn"))], required: ["column"]),
  ])

  mutating func examineParts(of value: SourceValue, in reader: inout DeclarationReader) {
    guard value["of"] != nil, let times = value.members.last(where: { $0.key == "times" }) else {
      return
    }
    reader.reportConflictingKeys("of", times)
    isWrong = true
  }
}

/// An item of a row or column, as declared.
private struct ItemDeclaration {
  var width: LayoutDimension?
  var height: LayoutDimension?
  var room = ItemSpacing()

  static let keys = ContentKeys<Self>(
    "a part of 'of'",
    [
      ContentKey("width", .length(along: .horizontal), \.width, "The width of the item."),
      ContentKey("height", .length(along: .vertical), \.height, "The height of the item."),
    ] + ItemSpacing.keys.map { $0.within(\.room) })
}

extension ItemSpacing {
  static let keys = [
    ContentKey<Self>(
      "insets", .insets, \.insets, "The space between its area and its visible part."),
    ContentKey("edges", .edges, \.edges, "The space around its area."),
  ]
}

extension ContentKey<GroupDeclaration> {
  fileprivate var countingMistakes: Self {
    Self(as: self) { member, reader, group in
      let noted = reader.diagnostics.count
      read(member, &reader, &group)
      if reader.diagnostics.count > noted { group.isWrong = true }
    }
  }
}

extension ContentType<LayoutDimension> {
  fileprivate static func length(along axis: Axis) -> Self {
    Self(.reference("length")) { $1.dimension($0, along: axis) }
  }
}

extension ContentType<Spacing> {
  fileprivate static var gap: Self {
    let pattern = #"^ *(at +least +)?\#(JSONSchema.plainNumber) *$"#
    return Self(.either([.number(from: 0), .pattern(pattern)])) { $1.gap($0) }
  }
}

extension ContentType<EdgeSpacing> {
  /// One gap for all edges, two for top and bottom and for the sides, or four clockwise from the
  /// top.
  fileprivate static var edges: Self {
    let gap = ContentType<Spacing>.gap.schema
    return Self(
      .either([gap, .list(gap, minimum: 2, maximum: 2), .list(gap, minimum: 4, maximum: 4)])
    ) { member, reader in
      guard case .list(let values) = member.value.content else {
        return reader.gap(member).map { EdgeSpacing(all: $0) }
      }
      guard values.count == 2 || values.count == 4 else {
        reader.wrongType(member, "a gap, or a list of 2 or 4 gaps")
        return nil
      }
      let gaps = member.elements.compactMap { reader.gap($0) }
      guard gaps.count == values.count else { return nil }
      return EdgeSpacing(
        leading: gaps[gaps.count - 1], top: gaps[0], trailing: gaps[1],
        bottom: gaps[gaps.count - 2])
    }
  }
}

extension DeclarationReader {
  /// Returns the section that repeats the row or column of `entry`, or nil if there was a mistake
  /// in it.
  mutating func layoutSection(
    _ declaration: GroupDeclaration, at entry: SourceValue.Member
  ) -> LayoutDescription? {
    if declaration.isWrong { return nil }
    let (group, scrolling) = (declaration.description, declaration.scrolling)
    do {
      let section = try group.section(scrolling: scrolling)
      if let obstacle = Self.pageSizes.lazy.compactMap(section.obstacle).first {
        report(obstacle.diagnostic(at: location(ofKey: entry)))
        return nil
      }
      for path in group.partsWithoutSpace {
        warn(
          "part without room", at: part(at: path, of: entry.value),
          "this part has no room at any width, so it shows no item",
          hint: "make it and the parts before it fit into their row or column")
      }
      return .section(section)
    } catch let mistake {
      badGroup(mistake.problem, at: part(at: mistake.path, of: entry.value))
      return nil
    }
  }

  mutating func badGroup(_ problem: GroupDescriptionError.Problem, at place: some Located) {
    let hint =
      switch problem {
      case .noParts: "list its parts, as in of: [ { width: 50% }, { width: 50% } ]"
      case .missingLength: "give it a length, such as 120 or 50%"
      case .nothingLeft: "make the other parts take up less than 100% together"
      case .fractionOfContent:
        "give it a height such as 120 or 40% of width, or set one on the group around it"
      case .longerThanGroup: "make it no longer than its row or column"
      }
    error(
      problem == .noParts ? "no parts" : "invalid layout", at: place, "\(problem)",
      hint: hint)
  }

  /// The window sizes of a phone, a tablet and a desktop, at which layouts are tested for
  /// obstacles.
  static let pageSizes = [(320.0, 640.0), (768, 1024), (1440, 900)].map { width, height in
    LayoutEnvironment(width: width, height: height)
  }

  /// Reads an entry of `of`: `{ width: 50% }`, `{ row: … }` or `{ column: … }`.
  fileprivate mutating func part(
    _ value: SourceValue, along axis: Axis
  ) -> GroupDescription.Part? {
    guard case .object(let members) = value.content else {
      let length = value.scalarText.flatMap { text -> String? in
        switch LayoutDimension(text, along: axis) {
        case .absolute?, .fractionalWidth?: text
        case .estimated? where axis == .vertical: text
        default: nil
        }
      }
      wrongType(
        "a part of 'of'", "a map", value,
        hint: length.map { "write { \(axis == .horizontal ? "width" : "height"): \($0) }" }
          ?? "a part is an item such as { width: 50% }, a { row: … } or a { column: … }")
      return nil
    }
    if let entry = members.first(where: { $0.key == "row" || $0.key == "column" }) {
      return groupPart(entry, among: members)
    }
    var item = ItemDeclaration()
    for member in members {
      if let key = ItemDeclaration.keys.keys.first(where: { $0.name == member.key }) {
        key.read(member, &self, &item)
      } else {
        unknownKey(
          member, of: ItemDeclaration.keys.name,
          among: ItemDeclaration.keys.names + ["row", "column"])
      }
    }
    return .item(
      width: item.width, height: item.height, insets: item.room.insets, edges: item.room.edges)
  }

  /// Reads the row or column of `entry`, whose map cannot have other `members`.
  private mutating func groupPart(
    _ entry: SourceValue.Member, among members: [SourceValue.Member]
  ) -> GroupDescription.Part? {
    let preset = entry.key == "row" ? PresetDeclaration.row : .column
    guard let keys = preset.nestedKeys else { return nil }
    let others = members.filter { $0.key != entry.key }
    for member in others {
      if (keys.names + ["row", "column"]).contains(member.key) {
        let inside = "{ \(entry.key): { \(member.key): \(member.value.scalarText ?? "…"), … } }"
        error(
          "key beside a group", at: member,
          "'\(member.key)' cannot be used with '\(entry.key)' in a part of 'of'",
          hint: keys.names.contains(member.key)
            ? "move it inside: \(inside)"
            : "a part is one row, one column or one item: split it into two parts")
      } else {
        // The key would be wrong inside the group, too: report that instead.
        var inside = entry.value
        inside.content = .object([member])
        var declaration = LayoutOptions(preset)
        read(inside, by: keys, into: &declaration)
      }
    }
    guard others.isEmpty, let group = nestedGroup(entry, as: preset) else { return nil }
    return .group(group.description)
  }

  /// Reads a length such as `120`, `50%`, `40% of width`, `about 44` or `even 44`.
  mutating func dimension(
    _ member: SourceValue.Member, along axis: Axis
  ) -> LayoutDimension? {
    if let length = length(member) { return .absolute(length) }
    guard let text = text(member) else { return nil }
    if let dimension = LayoutDimension(text, along: axis) { return dimension }
    notALength(
      member,
      hint: member.key == "width"
        ? "write a length such as 120 or 50%"
        : "write a length such as 120, 50%, 40% of width, about 44 or even 44")
    return nil
  }

  mutating func notALength(_ member: SourceValue.Member, hint: String) {
    error(
      "not a length", at: member.value,
      "'\(member.key)' cannot be '\(member.value.scalarText ?? "")'", hint: hint)
  }

  /// Reads a number of CSS pixels. Returns nil for other values, without reporting a mistake.
  private func length(_ member: SourceValue.Member) -> Double? {
    guard case .number(let number) = member.value.content, number.value >= 0 else { return nil }
    return number.value
  }

  /// Reads a gap such as `8` or `at least 8`.
  fileprivate mutating func gap(_ member: SourceValue.Member) -> Spacing? {
    if let length = length(member) { return .fixed(length) }
    guard let text = text(member) else { return nil }
    if let spacing = Spacing(text) { return spacing }
    error(
      "not a gap", at: member.value, "'\(member.key)' cannot be '\(text)'",
      hint: "write a gap such as 8 or at least 8")
    return nil
  }

  /// Reads insets: `8` for all edges, `[8, 16]` for top and bottom and for the sides, or four
  /// numbers clockwise from the top.
  mutating func insets(_ member: SourceValue.Member) -> EdgeInsets? {
    let values = member.elements.map(\.value)
    let numbers = values.compactMap { value in
      if case .number(let number) = value.content { (value, number.value) } else { nil }
    }
    let lengths = numbers.map(\.1).filter { $0 >= 0 }
    switch lengths.count == values.count ? lengths.count : 0 {
    case 1: return EdgeInsets(all: lengths[0])
    case 2:
      return EdgeInsets(
        top: lengths[0], leading: lengths[1], bottom: lengths[0], trailing: lengths[1])
    case 4:
      return EdgeInsets(
        top: lengths[0], leading: lengths[3], bottom: lengths[2], trailing: lengths[1])
    default:
      if values.isEmpty || numbers.count < values.count {
        wrongType(member, "a number, or a list of 2 or 4 numbers")
      } else if let negative = numbers.first(where: { $0.1 < 0 })?.0 {
        error(
          "wrong insets", at: negative,
          "'insets' must not be negative, but \(negative.scalarText ?? "") is",
          hint: "insets are the space inside the edges: write 0 for none")
      } else {
        error(
          "wrong insets", at: member.value,
          "'insets' takes 1, 2 or 4 numbers, not \(values.count)",
          hint: "two set top and bottom, then the sides; four go clockwise from the top")
      }
      return nil
    }
  }

  /// Returns the value that declares the part at `path`, which has an index, from 0, for each level
  /// of `of`.
  private func part(at path: [Int], of group: SourceValue) -> SourceValue {
    guard let index = path.first, let parts = group["of"], case .list(let values) = parts.content,
      values.indices.contains(index)
    else { return group }
    let part = values[index]
    guard path.count > 1, let inner = part.members.first?.value else { return part }
    return self.part(at: Array(path.dropFirst()), of: inner)
  }
}
