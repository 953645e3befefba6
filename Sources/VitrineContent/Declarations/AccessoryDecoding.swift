import VitrineDiagnostics
import VitrineFormats
import VitrineLayout
import VitrineModel

/// Collects the keys of one accessory: its kind, and the options that all kinds share.
private struct AccessoryDeclaration {
  var kind: CellAccessory.Kind?
  var displayed: CellAccessory.DisplayedState?
  var options = CellAccessory.Options()

  /// The key of the first kind, to report a second one.
  var first: String?

  static let common = [
    ContentKey<Self>("when", .choice, \.displayed, "When it is shown."),
    ContentKey(
      "hidden", .flag, \.options.isHidden, "Whether it keeps its space without being shown."),
    ContentKey(
      "width", .accessoryWidth, \.options.reservedLayoutWidth, "The width in which it is centred."),
    ContentKey("color", .choice, \.options.tintColor, "Its colour."),
  ]

  static let keys = ContentKeys<Self>(
    "an accessory", CellAccessory.Name.allCases.map(\.key) + common,
    refused: ["outline": "rows that expand already have an arrow"])

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
  /// The kinds that can be written as just a name.
  fileprivate static let bare: [Self] = [.multiselect, .checkmark, .disclosure, .reorder]

  /// The key of this kind, with the type of its value.
  fileprivate var key: ContentKey<AccessoryDeclaration> {
    switch self {
    case .disclosure: plain("An arrow if the item has a link.", .disclosureIndicator)
    case .reorder: plain("A handle for dragging the item in the preview.", .reorder)
    case .multiselect: plain("A check mark on selected items.", .multiselect)
    case .checkmark:
      key(.text, "A check mark if the named field is true; true for always.") {
        member, reader in
        if case .bool(true) = member.value.content { return .checkmark(field: nil) }
        return reader.text(member).map { .checkmark(field: $0) }
      }
    case .label: text("A short text.") { .label($0) }
    case .detail: text("A text in a pop-up that a button opens.") { .detail($0) }
    case .delete: text("A link for deleting the item.") { .delete(link: $0) }
    case .insert: text("A link for adding an item.") { .insert(link: $0) }
    case .menu:
      key(ContentType.menu.schema, "A menu of links.") { member, reader in
        let items = ContentType.menu.read(member, &reader) ?? []
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
    _ schema: JSONSchema, _ description: String,
    _ kind:
      @escaping @Sendable (SourceValue.Member, inout DeclarationReader) -> CellAccessory.Kind?
  ) -> ContentKey<AccessoryDeclaration> {
    ContentKey(rawValue, schema, description) { member, reader, accessory in
      if let first = accessory.first { return reader.reportConflictingKeys(first, member) }
      accessory.first = member.key
      if member.value.isNull {
        reader.bareAccessory(self, at: member)
      } else {
        accessory.kind = kind(member, &reader)
      }
    }
  }

  /// The example in the hint for a name that needs a value.
  fileprivate var example: String {
    switch self {
    case .label: "{ label: New }, or { label: count } for the number of items"
    case .detail: "{ detail: <text> }"
    case .menu: "{ menu: [{ title: Source, link: <source> }] }"
    case .disclosure, .checkmark, .reorder, .multiselect: "{ \(rawValue): true }"
    case .custom: "{ custom: rating } for Templates/accessories/rating.html"
    case .delete, .insert: "{ \(rawValue): https://example.com/<id> }"
    }
  }

  /// A kind that takes only `true` or `false`.
  private func plain(
    _ description: String, _ kind: CellAccessory.Kind
  ) -> ContentKey<AccessoryDeclaration> {
    key(.flag, description) { member, reader in
      reader.bool(member) == true ? kind : nil
    }
  }

  /// A kind that requires a text.
  private func text(
    _ description: String, _ kind: @escaping @Sendable (String) -> CellAccessory.Kind
  ) -> ContentKey<AccessoryDeclaration> {
    key(.text, description) { ContentType.textWithPaths.read($0, &$1).map(kind) }
  }
}

extension ContentType<[CellAccessory]> {
  /// A list of names, and of maps from a kind to its value and options.
  static var accessories: Self {
    let forms = CellAccessory.Name.allCases.map { kind in
      JSONSchema.map(
        ([kind.key] + AccessoryDeclaration.common).map { ($0.name, $0.schema) },
        required: [kind.rawValue])
    }
    return Self(
      .list(.either([.choice(CellAccessory.Name.bare.map(\.rawValue))] + forms))
    ) { member, reader in
      guard let values = reader.list(member) else { return nil }
      var found: [(accessory: CellAccessory, place: SourceLocation)] = []
      for value in values {
        guard let accessory = reader.accessory(value, of: member) else { continue }
        let place = reader.location(of: value)
        let name = accessory.kind.name
        if !name.isRepeatable, let other = found.first(where: { $0.accessory.kind.name == name }) {
          reader.error(
            "accessory twice", at: place, "a cell has two accessories '\(name.rawValue)'",
            hint: "the first is at \(other.place); only custom accessories can be repeated")
        } else {
          found.append((accessory, place))
        }
      }
      return found.map(\.accessory)
    }
  }
}

extension DeclarationReader {
  fileprivate mutating func bareAccessory(_ name: CellAccessory.Name, at place: some Located) {
    error(
      "bare accessory", at: place, "the accessory '\(name.rawValue)' has no value",
      hint: "write \(name.example)")
  }

  fileprivate mutating func accessory(
    _ value: SourceValue, of list: SourceValue.Member
  ) -> CellAccessory? {
    var result = AccessoryDeclaration()
    if case .object = value.content {
      read(value, by: AccessoryDeclaration.keys, into: &result)
      if result.first == nil {
        let names = CellAccessory.Name.allCases.map(\.rawValue).joined(separator: ", ")
        missingKey("label", of: "an accessory", at: value, hint: "name its kind: \(names)")
      }
      return result.accessory
    }
    guard let name = text(value, list.key) else { return nil }
    // A bare name means `true`, or an empty value for kinds that require one, so that the mistake
    // is reported.
    var alone = value
    let isBare = CellAccessory.Name.bare.contains { $0.rawValue == name }
    alone.content = isBare ? .bool(true) : .null
    let member = SourceValue.Member(
      key: name, keyLine: value.line, keyColumn: value.column, value: alone)
    var map = value
    map.content = .object([member])
    read(map, by: AccessoryDeclaration.keys, into: &result)
    return result.accessory
  }
}

// MARK: Options of kinds

/// A custom accessory, as declared.
private struct CustomAccessory {
  var name: String?
  var edge = CellAccessory.Edge.trailing
  var before: CellAccessory.Name?
  var after: CellAccessory.Name?

  static let keys = ContentKeys<Self>(
    "a custom accessory",
    [
      ContentKey("name", .text, \.name, "The name of its template."),
      ContentKey("edge", .choice, \.edge, "The edge where it appears."),
      ContentKey("before", .choice, \.before, "The accessory to place it before."),
      ContentKey("after", .choice, \.after, "The accessory to place it after."),
    ])
}

extension DeclarationReader {
  fileprivate mutating func customAccessory(_ member: SourceValue.Member) -> CellAccessory.Kind? {
    var result = CustomAccessory()
    var place = member.value
    if case .object = member.value.content {
      read(member.value, by: CustomAccessory.keys, into: &result)
      if let after = member.value["after"], result.before != nil {
        reportConflictingKeys("before", "after", at: after)
      }
      place = member.value["name"] ?? place
    } else {
      guard let name = text(member) else { return nil }
      result.name = name
    }
    guard let name = result.name else {
      bareAccessory(.custom, at: member.value)
      return nil
    }
    guard accessories.contains(name) else {
      report(.unknownAccessory(name, among: accessories, at: location(of: place)))
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
    Self(.either([.choice(["standard"]), .number(from: 1)])) { member, reader in
      if member.value.scalarText == "standard" { return .standard }
      if case .number(let number) = member.value.content, number.value >= 1 {
        return .custom(number.value)
      }
      reader.wrongType(member, "'standard' or a number from 1")
      return nil
    }
  }
}
