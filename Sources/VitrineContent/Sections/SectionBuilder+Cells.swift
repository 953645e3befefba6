import VitrineDiagnostics
import VitrineLayout
import VitrineModel

extension SectionBuilder {
  /// Reports likely mistakes in a section's cell: values that no record of its collection has, and
  /// names that lack their brackets.
  mutating func reportMisspeltKeys(in cell: DeclaredCell, of collection: Int) {
    let members = records.ranges[collection]
    guard !members.isEmpty, !collections[collection].isIncomplete else { return }
    let name = plan.collections[collection].name
    func isKnown(_ path: ValuePath) -> Bool {
      members.contains { records.records[$0].value(at: path) != nil }
    }
    if let choice = cell.choice { reportMisspeltKeys(in: choice, at: cell.place, of: collection) }
    let configurations = cell.configurations.sorted { $0.key < $1.key }.map(\.value)
    for text in Set(configurations.flatMap(\.texts)).sorted()
    where TextTemplate(text) == nil && text != "count" && isKnown(ValuePath(text)) {
      warnOnce(
        "name without brackets", at: cell.place,
        "this cell shows '\(text)' on each item instead of a value", hint: "write <\(text)>")
    }
    var seen: Set<ValuePath> = []
    for path in configurations.flatMap(\.paths) where seen.insert(path).inserted {
      // Records without a text, link or date are normal.
      if RecordSlot(rawValue: path.text) != nil || isKnown(path) { continue }
      warnOnce(
        "empty text in a cell", at: cell.place,
        "this cell shows '\(path.text)', which no record of '\(name)' has",
        hint: suggestion(nearest(to: path.text, in: collection))
          ?? "cells show what records have: name it in the collection's 'fields'")
    }
  }

  /// Reports a section's own cell that has swipe actions, which its layout never shows.
  mutating func reportSwipes(in cell: DeclaredCell?, of layout: LayoutByWidth) {
    guard let cell, cell.configurations.values.contains(where: { !$0.swipeActions.isEmpty }),
      !layout.all.contains(where: { $0.steps.contains { $0.layout.listStyle != nil } })
    else { return }
    warnOnce(
      "swipe actions outside a list", at: cell.place,
      "this cell has 'swipe', which works only in rows of a list",
      hint: "use layout: list, or 'accessories' for links")
  }

  /// Adds a warning unless another section with the same cell did so already.
  mutating func warnOnce(
    _ kind: String, at place: SourceLocation, _ message: String, hint: String?
  ) {
    let warning = Diagnostic(.warning, kind: kind, at: place, message, hint: hint)
    if !diagnostics.contains(warning) { diagnostics.append(warning) }
  }

  /// Reports cells for values that no record has.
  private mutating func reportMisspeltKeys(
    in choice: CellChoice, at place: SourceLocation, of collection: Int
  ) {
    let values = Set(records.ranges[collection].flatMap { choice.values(of: records.records[$0]) })
    let name = plan.collections[collection].name
    for value in choice.cases.map(\.value) where !values.contains(value) {
      warnOnce(
        "cell that matches no record", at: place,
        "there is a cell for '\(value)', but no record of '\(name)' has that as its '\(choice.field.text)'",
        hint: suggestion(for: value, among: values.sorted()))
    }
  }
}

extension CellConfiguration {
  /// The paths of the values that it shows.
  fileprivate var paths: [ValuePath] {
    texts.flatMap { TextTemplate($0)?.paths ?? [] }
      + [separator.hiddenField].compactMap { $0.map(ValuePath.init) }
      + accessories.compactMap {
        if case .checkmark(let field?) = $0.kind { ValuePath(field) } else { nil }
      }
  }
}
