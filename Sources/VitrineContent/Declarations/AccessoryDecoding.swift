import VitrineDiagnostics
import VitrineLayout
import VitrineModel

/// An accessory while it is read: its kind, and what all kinds have.
private struct AccessoryReading {
  var kind: CellAccessory.Kind?
  var displayed: CellAccessory.DisplayedState?
  var options = CellAccessory.Options()

  /// The name of the first kind that was read, and where.
  var first: String?

  static let common = [
    ContentKey<Self>("when", .choice, \.displayed, "When it is shown."),
    ContentKey(
      "hidden", .flag, \.options.isHidden, "Whether it keeps its room without being shown."),
    ContentKey(
      "width", .accessoryWidth, \.options.reservedLayoutWidth, "The room that it is centred in."),
    ContentKey("color", .choice, \.options.tintColor, "Its colour."),
  ]

  static let keys = ContentKeys<Self>(
    "an accessory", CellAccessory.Name.allCases.map(\.key) + common,
    refused: ["outline": "a row that opens has its arrow by itself"])

  var accessory: CellAccessory? {
    kind.map { kind in
      var accessory = CellAccessory(kind)
      if let displayed { accessory.displayed = displayed }
      accessory.options = options
      return accessory
    }
  }
}

extension CellAccessory.Name {
  /// The kinds that need nothing but their name.
  fileprivate static let bare: [Self] = [.multiselect, .checkmark, .disclosure, .reorder]

  /// The key of this kind, with what it says.
  fileprivate var key: ContentKey<AccessoryReading> {
    switch self {
    case .disclosure: plain("An arrow where the item leads somewhere.", .disclosureIndicator)
    case .reorder: plain("Where the preview lets you take hold of the item.", .reorder)
    case .multiselect: plain("A mark on selected items.", .multiselect)
    case .checkmark:
      key(.text, "A mark, where the field of this name is true; true for one always.") {
        member, declarations in
        if case .bool(true) = member.value.content { return .checkmark(field: nil) }
        return declarations.text(member).map { .checkmark(field: $0) }
      }
    case .label: text("A short text.") { .label($0) }
    case .detail: text("A text in a box that a button opens.") { .detail($0) }
    case .delete: text("A link to where the item is removed.") { .delete(link: $0) }
    case .insert: text("A link to where an item is added.") { .insert(link: $0) }
    case .menu:
      key(
        .list(.map(AccessoryMenuItem.keys.schema, required: ["title", "link"]), least: 1),
        "Links in a box."
      ) {
        member, declarations in
        guard let values = declarations.list(member) else { return nil }
        if values.isEmpty { declarations.wrongType(member, "a list of links, which is not empty") }
        let items = values.compactMap { AccessoryMenuItem($0, &declarations)?.item }
        return items.isEmpty ? nil : .popUpMenu(items)
      }
    case .custom:
      key(
        .either([.text, .map(CustomAccessory.keys.schema, required: ["name"])]),
        "A template in Templates/accessories."
      ) { $1.customAccessory($0) }
    }
  }

  private func key(
    _ schema: JSONSchema, _ words: String,
    _ kind:
      @escaping @Sendable (SourceValue.Member, inout Declarations) -> CellAccessory.Kind?
  ) -> ContentKey<AccessoryReading> {
    ContentKey(rawValue, schema, words) { member, declarations, accessory in
      if let first = accessory.first {
        declarations.note(
          .twoKeysForOne(first, member.key, at: declarations.location(ofKey: member)))
        return
      }
      accessory.first = member.key
      if member.value.isNull {
        declarations.note(.bareAccessory(member.key, at: declarations.location(ofKey: member)))
      } else {
        accessory.kind = kind(member, &declarations)
      }
    }
  }

  /// A kind that says nothing but its name.
  private func plain(
    _ words: String, _ kind: CellAccessory.Kind
  ) -> ContentKey<AccessoryReading> {
    key(.flag, words) { member, declarations in
      declarations.bool(member) == true ? kind : nil
    }
  }

  /// A kind that needs a text.
  private func text(
    _ words: String, _ kind: @escaping @Sendable (String) -> CellAccessory.Kind
  ) -> ContentKey<AccessoryReading> {
    key(.text, words) { ContentType.textWithPaths.read($0, &$1).map(kind) }
  }
}

extension ContentType<[CellAccessory]> {
  /// Kinds, and maps of a kind with its options.
  static var accessories: Self {
    let forms = CellAccessory.Name.allCases.map { kind in
      JSONSchema.map(
        ([kind.key] + AccessoryReading.common).map { ($0.name, $0.schema) },
        required: [kind.rawValue])
    }
    return Self(
      .list(.either([.choice(CellAccessory.Name.bare.map(\.rawValue))] + forms))
    ) { member, declarations in
      guard let values = declarations.list(member) else { return nil }
      var found: [(accessory: CellAccessory, place: SourceLocation)] = []
      for value in values {
        guard let accessory = declarations.accessory(value, of: member) else { continue }
        let place = declarations.location(of: value)
        let name = accessory.kind.name
        if !name.isRepeatable, let other = found.first(where: { $0.accessory.kind.name == name }) {
          declarations.note(.accessoryTwice(name.rawValue, at: place, besides: other.place))
        } else {
          found.append((accessory, place))
        }
      }
      return found.map(\.accessory)
    }
  }
}

extension Declarations {
  fileprivate mutating func accessory(
    _ value: SourceValue, of list: SourceValue.Member
  ) -> CellAccessory? {
    var result = AccessoryReading()
    if case .object = value.content {
      read(value, by: AccessoryReading.keys, into: &result)
      if result.first == nil {
        note(
          .missingKey(
            "label", of: "an accessory", at: location(of: value),
            hint:
              "write its kind: \(CellAccessory.Name.allCases.map(\.rawValue).joined(separator: ", "))"
          ))
      }
      return result.accessory
    }
    guard let name = text(value, list.key) else { return nil }
    // A name alone is the name with `true`, or with nothing where that says too little.
    var alone = value
    let isBare = CellAccessory.Name.bare.contains { $0.rawValue == name }
    alone.content = isBare ? .bool(true) : .null
    let member = SourceValue.Member(
      key: name, keyLine: value.line, keyColumn: value.column, value: alone)
    var map = value
    map.content = .object([member])
    read(map, by: AccessoryReading.keys, into: &result)
    return result.accessory
  }
}

// MARK: Options of kinds

/// A link of a menu, while it is read.
private struct AccessoryMenuItem {
  var title: String?
  var link: String?

  static let keys = ContentKeys<Self>(
    "a link of a menu",
    [
      ContentKey("title", .textWithPaths, \.title, "What it is called."),
      ContentKey("link", .textWithPaths, \.link, "Where it leads."),
    ])

  /// Notes what is missing, and returns nil then.
  init?(_ value: SourceValue, _ declarations: inout Declarations) {
    guard declarations.read(value, by: Self.keys, into: &self) else { return nil }
    for (key, text) in [("title", title), ("link", link)] where text == nil {
      declarations.note(
        .missingKey(
          key, of: "a link of a menu", at: declarations.location(of: value),
          hint: "write { title: Source, link: <source> }"))
    }
  }

  var item: CellAccessory.MenuItem? {
    guard let title, let link else { return nil }
    return CellAccessory.MenuItem(title, link: link)
  }
}

/// A custom accessory, while it is read.
private struct CustomAccessory {
  var name: String?
  var edge = CellAccessory.Edge.trailing
  var before: CellAccessory.Name?
  var after: CellAccessory.Name?

  static let keys = ContentKeys<Self>(
    "a custom accessory",
    [
      ContentKey("name", .text, \.name, "Its template."),
      ContentKey("edge", .choice, \.edge, "Where it stands."),
      ContentKey("before", .choice, \.before, "The accessory that it stands before."),
      ContentKey("after", .choice, \.after, "The accessory that it stands after."),
    ])
}

extension Declarations {
  fileprivate mutating func customAccessory(_ member: SourceValue.Member) -> CellAccessory.Kind? {
    var result = CustomAccessory()
    var place = member.value
    if case .object = member.value.content {
      read(member.value, by: CustomAccessory.keys, into: &result)
      if let after = member.value["after"], result.before != nil {
        note(.twoKeysForOne("before", "after", at: location(of: after)))
      }
      place = member.value["name"] ?? place
    } else {
      guard let name = text(member) else { return nil }
      result.name = name
    }
    guard let name = result.name else {
      note(.bareAccessory(member.key, at: location(of: member.value)))
      return nil
    }
    guard accessories.contains(name) else {
      note(.unknownAccessory(name, among: accessories, at: location(of: place)))
      return nil
    }
    let position: CellAccessory.Placement.Position =
      if let before = result.before { .before(before) } else if let after = result.after {
        .after(after)
      } else { .inside }
    return .customView(
      template: name, placement: CellAccessory.Placement(result.edge, position))
  }
}

extension ContentType<CellAccessory.LayoutWidth> {
  fileprivate static var accessoryWidth: Self {
    Self(.either([.choice(["standard"]), .number(from: 1)])) { member, declarations in
      if member.value.scalarText == "standard" { return .standard }
      if case .number(let number) = member.value.content, number.value >= 1 {
        return .custom(number.value)
      }
      declarations.wrongType(member, "'standard' or a number from 1")
      return nil
    }
  }
}
