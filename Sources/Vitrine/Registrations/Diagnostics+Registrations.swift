import VitrineContent
import VitrineDiagnostics
import VitrineLayout
import VitrineSite

/// What a registration is used for.
enum RegisteredUse: Sendable {
  case cell, supplementary
}

extension ContentReading {
  /// The cells that content defines.
  var descriptions: CellDescriptions {
    CellDescriptions(
      cells: cells, headers: headers, footers: footers, badges: badges, tables: tables)
  }
}

extension Diagnostic {
  static func takenCellName(_ name: String) -> Diagnostic {
    Diagnostic(
      .error, kind: "taken name of a cell", at: nil, "a cell of Swift cannot be called '\(name)'",
      hint: "there is another cell of this name: call it otherwise")
  }

  static func brokenHTML(of registration: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "broken HTML of a registration", at: place,
      "the registration '\(registration)' returns HTML that does not hold together",
      hint: "end each element in the one where it begins, and put attributes into quotes")
  }
}

extension CellConfiguration {
  /// Why the result of a registration, or its shared configuration, cannot be shown. Nil if it can.
  func error(
    of registration: String, as use: RegisteredUse, _ accessories: Set<String>,
    at place: SourceLocation?
  ) -> Diagnostic? {
    if let kind = repeatedAccessory {
      return Diagnostic(
        .error, kind: "accessory twice", at: place,
        "the registration '\(registration)' returns two accessories '\(kind.rawValue)'",
        hint: "only custom ones may be there several times")
    }
    for accessory in self.accessories {
      let name = accessory.kind.name
      if use == .supplementary, name.needsItem {
        return Diagnostic(
          .error, kind: "accessory of items", at: place,
          "the registration '\(registration)' returns an accessory '\(name.rawValue)'",
          hint: "'label' and 'custom' need no item; all others stand in cells")
      }
      if case .customView(let template, _) = accessory.kind, !accessories.contains(template) {
        return .unknownAccessory(template, among: accessories, of: registration, at: place)
      }
    }
    return nil
  }
}
