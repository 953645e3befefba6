import VitrineLayout

/// What of a list's looks changes with the width: the background behind it, the style of its rows
/// and the shape of its pictures. What all widths have alike is for classes of the markup.
///
/// The style sheet of the theme takes what is set here; its own rules stand in a later layer.
struct LookRules {
  let layout: LayoutByWidth

  /// The rules in ranges of their own: widths of different looks may have one structure.
  var sheet: RuleSheet {
    let starts = layout.steps.map(\.from)
    let ends = starts.dropFirst() + [.infinity]
    var sheet = RuleSheet(
      ranges: zip(layout.steps, zip(starts, ends)).map { step, range in
        (range.0..<range.1, rules(of: step))
      })
    sheet.hoist()
    return sheet
  }

  private func rules(of step: LayoutByWidth.Step) -> [Rule] {
    var rules: [Rule] = []
    if layout.changesBackground, let background = step.supplements.background {
      rules.append(Rule("-box", background.style.look))
    }
    if layout.changesListStyle, step.listStyle == .plain {
      rules.append(
        Rule(
          "",
          [
            Declaration("--own-x", "0rem"), Declaration("--ground", "none"),
            Declaration("--ground-round", "0"), Declaration("--ground-shadow", "none"),
            Declaration("--ground-clip", "none"),
          ]))
    }
    if layout.changesPicture, let shape = step.picture {
      rules.append(Rule("", [Declaration("--shape", "\(shape)")]))
      // Where another width leaves pictures their own shapes, they say these themselves.
      if layout.steps.contains(where: { $0.picture == nil }) {
        rules.append(Rule(" .picture", [Declaration("--shape", "\(shape)!important")]))
      }
    }
    return rules
  }
}

extension LayoutSupplements.Background.Style {
  /// What a box takes of a background of this style.
  fileprivate var look: [Declaration] {
    switch self {
    case .fill: [Declaration("--behind", "var(--well)")]
    case .card:
      [
        Declaration("--behind", "var(--surface)"), Declaration("--behind-round", "var(--r-group)"),
        Declaration("--behind-shadow", "var(--shadow-1)"), Declaration("--plate", "var(--wall)"),
        Declaration("--plate-fill", "var(--wall)"),
      ]
    }
  }
}

extension LayoutByWidth {
  var changesBackground: Bool { changes(\.supplements.background?.style) }

  /// Whether rows have several styles; what is no list has plain ones.
  var changesListStyle: Bool { steps.last!.layout.isList && changes(\.listStyle) }

  var changesPicture: Bool { changes(\.picture) }

  private func changes<Look: Equatable>(_ look: (Step) -> Look) -> Bool {
    steps.dropFirst().contains { look($0) != look(steps[0]) }
  }
}

extension LayoutByWidth.Step {
  fileprivate var listStyle: ListOptions.Style {
    if case .list(let options) = layout { options.style } else { .plain }
  }

  /// The shape that it gives to pictures, width over height.
  var picture: Double? {
    switch layout {
    case .list(let options): options.picture
    case .grid(let options): options.picture
    default: nil
    }
  }
}

extension LayoutDescription {
  fileprivate var isList: Bool {
    if case .list = self { true } else { false }
  }
}
