import VitrineContent
import VitrineDiagnostics
import VitrineLayout
import VitrineSite

extension ContentResult {
  /// The cells that content defines.
  var descriptions: CellDescriptions {
    CellDescriptions(
      cells: cells, headers: headers, footers: footers, badges: badges, tables: tables)
  }
}

extension Diagnostic {
  static func reservedCellName(_ name: String) -> Diagnostic {
    Diagnostic(
      .error, kind: "reserved cell name", at: nil, "a Swift cell cannot be called '\(name)'",
      hint: "there is already a cell with this name: rename it")
  }

  static func brokenHTML(of registration: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "broken HTML of a registration", at: place,
      "the registration '\(registration)' returns HTML that is not well-formed",
      hint: "close each element inside its parent, and put attributes in quotes")
  }
}

extension CellConfiguration {
  /// Why the result of a registration, or its shared configuration, cannot be shown. Nil if it can.
  func error(
    of registration: String, as use: RegistrationUse, _ accessories: Set<String>,
    at place: SourceLocation?
  ) -> Diagnostic? {
    if let kind = repeatedAccessory {
      return Diagnostic(
        .error, kind: "accessory twice", at: place,
        "the registration '\(registration)' returns two accessories '\(kind.rawValue)'",
        hint: "only custom accessories can be repeated")
    }
    for accessory in self.accessories {
      let name = accessory.kind.name
      if use == .supplementary, name.needsItem {
        return Diagnostic(
          .error, kind: "accessory of items", at: place,
          "the registration '\(registration)' returns the accessory '\(name.rawValue)', which needs an item",
          hint: "'label' and 'custom' do not need an item; all others belong in cells")
      }
      if case .customView(let template, _) = accessory.kind, !accessories.contains(template) {
        return .unknownAccessory(template, among: accessories, of: registration, at: place)
      }
    }
    return nil
  }
}
