import VitrineDiagnostics
import VitrineLayout
import VitrineModel

/// A header or a footer of a section, or the badge of its items, which a program can register and content
/// describe.
package enum Supplementary: String, Sendable {
  case header, footer, badge

  /// The configuration until something else is said.
  var configuration: CellConfiguration {
    CellConfiguration(self == .header ? .header() : .footer())
  }

  /// The keys of its configuration: those of a cell that are about no row and no picture.
  static let keys = ContentKeys<CellConfiguration>(
    "a header or footer",
    CellConfiguration.keys.keys.filter { !["image", "separator", "swipe"].contains($0.name) })
}

extension ContentType<DeclaredCell> {
  /// The name of a registration, or a configuration.
  static func supplementary(_ kind: Supplementary) -> Self {
    Self(.either([.text, .map(Supplementary.keys.schema)])) { member, declarations in
      let place = declarations.location(of: member.value)
      guard case .object = member.value.content else {
        return declarations.registered(member, kind).map { DeclaredCell(name: $0, place: place) }
      }
      return declarations.supplementary(member, kind)
    }
  }
}

extension Declarations {
  /// Reads the name of a registration.
  mutating func registered(_ member: SourceValue.Member, _ kind: Supplementary) -> String? {
    guard let name = text(member) else { return nil }
    let names = supplementaries[kind] ?? []
    if names.contains(name) { return name }
    note(.unknownSupplementary(name, of: kind, among: names, at: location(of: member.value)))
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
      note(
        .accessoryOfItems("a \(kind.rawValue) has no accessory '\(name.rawValue)'", at: place))
    }
    for path in result.texts.flatMap({ TextTemplate($0)?.paths ?? [] })
    where SectionSlot(rawValue: path.text) == nil {
      note(.noSectionValue(path.text, in: kind, at: place))
    }
    guard diagnostics.count == noted else { return nil }
    let name = member.value.jsonWithSortedKeys
    return DeclaredCell(name: name, configurations: [name: result], place: place)
  }
}

extension Diagnostic {
  fileprivate static func unknownSupplementary(
    _ name: String, of kind: Supplementary, among names: Set<String>, at location: SourceLocation
  ) -> Diagnostic {
    let hint =
      suggestion(for: name, among: names.sorted())
      ?? (kind == .badge
        ? "describe it, as { text: <year>, kind: success }; names are those of a program"
        : "describe it, as { text: <title>, secondary: <count> works }; names are those of a program")
    return Diagnostic(
      .error, kind: "unknown \(kind.rawValue)", at: location,
      "there is no \(kind.rawValue) '\(name)'", hint: hint)
  }

  fileprivate static func noSectionValue(
    _ path: String, in kind: Supplementary, at location: SourceLocation
  ) -> Diagnostic {
    let names = SectionSlot.allCases.map(\.rawValue)
    return Diagnostic(
      .error, kind: "no value of a section", at: location,
      "a \(kind.rawValue) cannot say '<\(path)>'",
      hint: suggestion(nearestName(to: path, among: names).map { "<\($0)>" })
        ?? "a section has \(names.map { "<\($0)>" }.joined(separator: ", "))")
  }
}
