import VitrineLayout

/// The rules of those looks of a list that depend on the width: the background behind it, the style
/// of its rows, and the shape and fit of its pictures. Looks that are the same at all widths are
/// classes in the markup.
///
/// The theme's stylesheet uses the properties set here. Its own rules are in a later layer.
struct AppearanceRules {
  let layout: LayoutByWidth

  /// Whether visitors can choose layouts with other looks. No look is then a class in the markup.
  var isChosen = false

  /// The rules, in separate ranges, because widths with the same structure may differ in looks.
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
    if let background = step.supplements.background {
      if let own = background.own {
        rules += own.appearances
      } else if layout.setsBackground {
        rules.append(Rule("-box", background.style.declarations))
      }
    }
    if layout.changesListStyle, let declarations = step.listStyle.declarations {
      rules.append(Rule("", declarations))
    }
    if !step.layout.showsSeparators {
      rules.append(Rule("", [Declaration("--separator", "none")]))
    }
    if isChosen || layout.changesPictureShape, let shape = shape(of: step) {
      rules.append(Rule("", shape))
    }
    if isChosen || layout.changesPictureFit, step.pictures.fit == .contain {
      rules.append(Rule("", [Declaration("--fit", "contain")]))
    }
    return rules
  }

  /// Returns the declarations of a step's picture shape, or nil if it sets none. If pictures keep
  /// their own shapes at other widths, the markup sets these and `--cut` overrides them.
  private func shape(of step: LayoutByWidth.Step) -> [Declaration]? {
    switch step.pictures.shape {
    case .own: nil
    case .automatic:
      step.layout.listStyle == nil
        ? [Declaration("--cut", "var(--unlike)")]
        : isChosen ? [Declaration("--cut", "4/3")] : nil
    case .ratio(let ratio):
      [Declaration("--shape", "\(ratio)")]
        + (isChosen || layout.keepsPictureShapes ? [Declaration("--cut", "\(ratio)")] : [])
    }
  }
}

extension LayoutSupplements.Background.Style {
  /// The declarations of a box with a background of this style.
  fileprivate var declarations: [Declaration] {
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

extension BackgroundConfiguration {
  /// The rules of a box with this background.
  fileprivate var appearances: [Rule] {
    var box: [Declaration] = []
    // A pinned header without a background covers items with the page's background.
    if color != .clear { box.append(Declaration("--behind", color.css)) }
    if cornerRadius > 0 { box.append(Declaration("--behind-round", rem(cornerRadius))) }
    if shadow != .none { box.append(Declaration("--behind-shadow", shadow.css)) }
    if color == .surface {
      box += [Declaration("--plate", "var(--wall)"), Declaration("--plate-fill", "var(--wall)")]
    }
    return [Rule("-box", box), Rule("-box::before", outline)].filter { !$0.declarations.isEmpty }
  }
}

extension LayoutByWidth {
  /// Whether rules of the list, not a class, set the background behind it.
  var setsBackground: Bool {
    steps.contains { $0.supplements.background?.own != nil }
      || changes(\.supplements.background?.style)
  }

  /// Whether the style of rows depends on the width. Layouts other than lists count as plain.
  var changesListStyle: Bool { steps.last!.layout.listStyle != nil && changes(\.listStyle) }

  var changesPictureShape: Bool { changes(\.pictures.shape) }
  var changesPictureFit: Bool { changes(\.pictures.fit) }

  /// Whether pictures keep their own shapes at some width.
  var keepsPictureShapes: Bool {
    comparesPictureShapes || steps.contains { $0.pictures.shape == .own }
  }

  /// Whether, at some width, pictures keep their own shapes only if the shapes are similar. In rows
  /// they do so only if the layout sets it.
  var comparesPictureShapes: Bool {
    steps.contains { $0.pictures.shape == .automatic && $0.layout.listStyle == nil }
  }

  private func changes<Value: Equatable>(_ value: (Step) -> Value) -> Bool {
    steps.dropFirst().contains { value($0) != value(steps[0]) }
  }
}

extension LayoutByWidth.Step {
  fileprivate var listStyle: ListPreset.Style { layout.listStyle ?? .plain }
}

extension PictureOptions.Shape {
  /// The aspect ratio of all pictures, width over height, or nil if they have no common one.
  var ratio: Double? {
    if case .ratio(let ratio) = self { ratio } else { nil }
  }
}

extension ListPreset.Style {
  /// The difference between this style and inset rows, or nil if there is none.
  fileprivate var declarations: [Declaration]? {
    let bare = [
      Declaration("--ground", "none"), Declaration("--ground-round", "0"),
      Declaration("--ground-shadow", "none"), Declaration("--ground-clip", "none"),
    ]
    let sidebar = [
      Declaration("--row-pad", ".5rem"), Declaration("--row-round", "var(--r-control)"),
      Declaration("--separator", "none"),
    ]
    let room = [Declaration("--row-margin", ".5rem")]
    return switch self {
    case .plain: [Declaration("--own-x", "0rem")] + bare
    case .sidebar:
      sidebar + room + [
        Declaration("--ground", "var(--well)"), Declaration("--ground-shadow", "none"),
      ]
    case .sidebarPlain: sidebar + bare
    case .inset, .grouped: nil
    }
  }
}
