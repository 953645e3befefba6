import VitrineDiagnostics
import VitrineFormats
import VitrineLayout
import VitrineModel

/// A header or footer of a section, or the badge of its items. Content can configure one, or name
/// one that a program registered.
package enum Supplementary: String, Sendable {
  case header, footer, badge

  /// The configuration before any keys are read.
  var configuration: CellConfiguration {
    CellConfiguration(self == .header ? .header() : .footer())
  }

  /// The keys of its configuration: those of a cell, without the keys for rows and pictures.
  static let keys = ContentKeys<CellConfiguration>(
    "a header or footer",
    CellConfiguration.keys.keys.filter { !["image", "separator", "swipe"].contains($0.name) })
}

extension ContentType<DeclaredCell> {
  /// The name of a registration, or a configuration.
  static func supplementary(_ kind: Supplementary) -> Self {
    Self(.either([.text, .map(Supplementary.keys.schema)])) { member, reader in
      let place = reader.location(of: member.value)
      guard case .object = member.value.content else {
        return reader.registered(member, kind).map { DeclaredCell(name: $0, place: place) }
      }
      return reader.supplementary(member, kind)
    }
  }
}

extension DeclarationReader {
  /// Reads the name of a registration.
  mutating func registered(_ member: SourceValue.Member, _ kind: Supplementary) -> String? {
    guard let name = text(member) else { return nil }
    let names = supplementaries[kind] ?? []
    if names.contains(name) { return name }
    let example =
      kind == .badge
      ? "{ text: <year>, kind: success }" : "{ text: <title>, secondary: <count> works }"
    error(
      "unknown \(kind.rawValue)", at: member.value, "there is no \(kind.rawValue) '\(name)'",
      hint: suggestion(for: name, among: names.sorted())
        ?? "describe it, as in \(example); names are only for programs")
    return nil
  }

  fileprivate mutating func supplementary(
    _ member: SourceValue.Member, _ kind: Supplementary
  ) -> DeclaredCell? {
    let noted = diagnostics.count
    let place = location(of: member.value)
    var result = kind.configuration
    read(member.value, by: Supplementary.keys, into: &result)
    for name in result.accessories.map(\.kind.name) where name.needsItem {
      error(
        "accessory of items", at: place,
        "a \(kind.rawValue) does not support the accessory '\(name.rawValue)'",
        hint: "'label' and 'custom' do not need an item; all others belong in cells")
    }
    for path in result.texts.flatMap({ TextTemplate($0)?.paths ?? [] })
    where SectionSlot(rawValue: path.text) == nil {
      let names = SectionSlot.allCases.map(\.rawValue)
      error(
        "unknown value of a section", at: place,
        "'<\(path.text)>' is not available in a \(kind.rawValue)",
        hint: suggestion(nearestName(to: path.text, among: names).map { "<\($0)>" })
          ?? "available are \(names.map { "<\($0)>" }.joined(separator: ", "))")
    }
    guard diagnostics.count == noted else { return nil }
    let name = member.value.jsonWithSortedKeys
    return DeclaredCell(name: name, configurations: [name: result], place: place)
  }
}
