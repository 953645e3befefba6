import VitrineDiagnostics
import VitrineFormats
import VitrineLayout

extension LayoutChoice {
  /// The key that lists the layouts to choose from.
  static let key = "choose"

  /// The key of a choice's label, next to its layout.
  static let titleKey = "title"

  /// The first part of `supplements` that appears around the list. All choices share one list and
  /// its surroundings, so a choice cannot have its own.
  fileprivate static func surroundings(_ supplements: LayoutSupplements) -> String? {
    if supplements.header != nil || supplements.foldsUnderTitle { return "header" }
    if supplements.footer != nil { return "footer" }
    return supplements.background == nil ? nil : "background"
  }
}

extension DeclarationReader {
  /// Reads `choose` of `{ choose: [grid, list, { gallery: … }] }`, which cannot have other keys
  /// next to it. Returns nil if there was a mistake.
  mutating func choice(
    _ entry: SourceValue.Member, among members: [SourceValue.Member]
  ) -> LayoutByWidth? {
    let noted = diagnostics.count
    for other in members where other.key != LayoutChoice.key {
      let hint =
        if presetNames.contains(other.key) {
          "move it into the list of 'choose'"
        } else if layouts.contains(where: { $0.name == other.key }) {
          "keep one of the two"
        } else if ["header", "footer", "background"].contains(other.key) {
          "remove it: choices share what surrounds the list"
        } else {
          "each layout in the list of 'choose' has its own options"
        }
      error(
        "key beside a choice", at: other, "'\(other.key)' cannot be used with 'choose'", hint: hint)
    }
    guard case .list(let values) = entry.value.content else {
      wrongType(entry, "a list of layouts")
      return nil
    }
    let read = values.map { ($0, self.choice($0)) }
    guard values.count >= 2 else {
      error(
        "too few choices", at: entry.value, "'choose' needs at least two layouts",
        hint: "write choose: [grid, list], or a single layout without 'choose'")
      return nil
    }
    var choices: [LayoutChoice] = []
    for case (let value, var choice?) in read {
      let alike = choices.filter { $0.layout.steps[0].layout.name == choice.name }
      if alike.contains(where: { $0.title == choice.title }) {
        error(
          "choice twice", at: value,
          "two layouts to choose from are both called '\(choice.title ?? choice.name)'",
          hint: "give each a title: { grid: { columns: 2 }, title: Large }")
      }
      if !alike.isEmpty { choice.name += "-\(alike.count + 1)" }
      choices.append(choice)
    }
    if diagnostics[noted...].contains(where: { $0.severity == .error }) { return nil }
    return choices.count >= 2 ? LayoutByWidth(choosing: choices) : nil
  }

  private mutating func choice(_ value: SourceValue) -> LayoutChoice? {
    let titled = value.members.first { $0.key == LayoutChoice.titleKey }
    let title = titled.flatMap { text($0) }
    var layout = value
    if titled != nil {
      layout.content = .object(value.members.filter { $0.key != LayoutChoice.titleKey })
    }
    if let width = layout.members.first(where: \.looksLikeWidth) {
      error(
        "choice by width", at: width, "a layout to choose from must be the same at all widths",
        hint: "presets adapt to the width: remove the widths")
      return nil
    }
    if layout.members.isEmpty, titled != nil {
      error(
        "title without a layout", at: value, "this title has no layout",
        hint: "write it next to one: { grid: , title: Large }")
      return nil
    }
    let name = layout.layoutName ?? ""
    if layouts.contains(where: { $0.name == name }), !presetNames.contains(name) {
      error(
        "not a choice", at: value, "the layout '\(name)' cannot be chosen",
        hint: "visitors can choose from \(presetNames.joined(separator: ", "))")
      return nil
    }
    guard let step = step(layout, from: 0) else { return nil }
    if let part = LayoutChoice.surroundings(step.supplements) {
      error(
        "surrounded choice", at: value, "a layout to choose from does not support '\(part)'",
        hint: "all choices share one list and what surrounds it: remove the \(part)")
      return nil
    }
    return LayoutChoice(name: step.layout.name, title: title, layout: LayoutByWidth(steps: [step]))
  }

  private var presetNames: [String] {
    layouts.filter { if case .preset = $0.layout { !$0.isExclusive } else { false } }.map(\.name)
  }
}

extension SourceValue {
  /// The name of the layout in this value: a plain text, or the first key of a map.
  var layoutName: String? { members.first?.key ?? scalarText }
}
