import VitrineDiagnostics
import VitrineLayout

extension SourceValue {
  /// The value of `choose`, if this is a layout that visitors choose; null if it says none.
  var chosenLayouts: SourceValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == LayoutChoice.key }?.value
  }
}

extension LayoutChoice {
  /// The key of a layout that holds those to choose from.
  static let key = "choose"

  /// The key of the words for one of them, beside its layout.
  static let titleKey = "title"

  /// What stands around a list, and thus in the markup, which all choices share.
  fileprivate static func surroundings(_ supplements: LayoutSupplements) -> String? {
    if supplements.header != nil || supplements.foldsUnderTitle { return "header" }
    if supplements.footer != nil { return "footer" }
    return supplements.background == nil ? nil : "background"
  }
}

extension Declarations {
  /// Reads `{ choose: [grid, list, { gallery: … }] }`; nil if a mistake in it was noted.
  mutating func choice(_ member: SourceValue.Member) -> LayoutByWidth? {
    let noted = diagnostics.count
    for other in member.value.members where other.key != LayoutChoice.key {
      note(
        .besideChoice(
          other.key, among: layouts.map(\.name), presets: presetNames, at: location(ofKey: other)))
    }
    guard let entry = member.value.members.first(where: { $0.key == LayoutChoice.key }) else {
      return nil
    }
    guard case .list(let values) = entry.value.content else {
      if !entry.value.isNull { wrongType(entry, "a list of layouts") }
      return nil
    }
    let read = values.map { ($0, self.choice($0)) }
    guard values.count >= 2 else {
      note(.tooFewChoices(at: location(of: entry.value)))
      return nil
    }
    var choices: [LayoutChoice] = []
    for case (let value, var choice?) in read {
      let alike = choices.filter { $0.layout.steps[0].layout.name == choice.name }
      if alike.contains(where: { $0.title == choice.title }) {
        note(.choiceTwice(choice.title ?? choice.name, at: location(of: value)))
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
    if let width = layout.members.first(where: \.isLikeWidth) {
      note(.choiceByWidth(at: location(ofKey: width)))
      return nil
    }
    if layout.members.isEmpty, titled != nil {
      note(.titleWithoutChoice(at: location(of: value)))
      return nil
    }
    let name = layout.layoutName
    if layouts.contains(where: { $0.name == name }), !presetNames.contains(name) {
      note(.notAChoice(name, among: presetNames, at: location(of: value)))
      return nil
    }
    guard let step = step(layout, from: 0) else { return nil }
    if let part = LayoutChoice.surroundings(step.supplements) {
      note(.surroundedChoice(part, at: location(of: value)))
      return nil
    }
    return LayoutChoice(name: step.layout.name, title: title, layout: LayoutByWidth(steps: [step]))
  }

  private var presetNames: [String] {
    layouts.filter { if case .preset = $0.layout { !$0.standsAlone } else { false } }.map(\.name)
  }
}

extension SourceValue {
  /// The name of the layout that this says, by itself or as the first key of a map.
  fileprivate var layoutName: String { members.first?.key ?? scalarText ?? "" }
}
