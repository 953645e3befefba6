import VitrineLayout
import VitrineText

extension ContentType<DeclaredLayout> {
  static var layout: Self {
    Self(.reference("layoutByWidth")) { member, declarations in
      guard let layout = declarations.layout(member) else { return nil }
      return declarations.table.declared(layout, as: member.value)
    }
  }
}

extension Declarations {
  /// The layout of a section or page: a preset's name, a preset or a row or column with its options,
  /// or a map from container widths to these.
  mutating func layout(_ member: SourceValue.Member) -> LayoutByWidth? {
    guard let layout = layoutByWidth(member) else { return nil }
    if let obstacle = layout.obstacle(in: Self.pageSizes) {
      note(.layoutWithObstacle(obstacle, at: location(of: member.value)))
      return nil
    }
    return layout
  }

  private mutating func layoutByWidth(_ member: SourceValue.Member) -> LayoutByWidth? {
    guard case .object(let members) = member.value.content,
      let first = members.first, Double(first.key) != nil
    else {
      return step(member.value, from: 0).map { LayoutByWidth(steps: [$0]) }
    }
    var steps: [LayoutByWidth.Step] = []
    for entry in members {
      guard let width = Double(entry.key), width >= 0, width.isFinite else {
        note(.notAWidth(entry.key, at: location(ofKey: entry)))
        continue
      }
      if let step = step(entry.value, from: width) { steps.append(step) }
    }
    guard !steps.isEmpty else { return nil }
    steps.sort { $0.from < $1.from }
    if steps[0].from != 0 {
      if members.contains(where: { Double($0.key) == 0 }) { return nil }
      note(.noLayoutFromZero(at: location(of: member.value)))
      return nil
    }
    steps.shareSupplements()
    return LayoutByWidth(steps: steps)
  }

  private mutating func step(_ value: SourceValue, from width: Double) -> LayoutByWidth.Step? {
    switch value.content {
    case .text(let name):
      if let layout = layouts[name] {
        return LayoutByWidth.Step(from: width, layout: .named(NamedLayout(name, layout)))
      }
      guard let preset = preset(name, at: location(of: value)) else { return nil }
      if preset.isGroup {
        note(.badGroup(.noParts, at: location(of: value)))
        return nil
      }
      return LayoutByWidth.Step(from: width, layout: preset.described(by: [], &self))
    case .object(let members):
      guard let entry = members.first else { break }
      for extra in members.dropFirst() {
        note(
          .secondLayout(
            extra.key, beside: entry.key, among: layoutNames, at: location(ofKey: extra)))
      }
      if let layout = layouts[entry.key] {
        return LayoutByWidth.Step(from: width, layout: named(layout, entry))
      }
      guard let preset = preset(entry.key, at: location(ofKey: entry)) else { return nil }
      guard let all = options(entry, of: preset) else { return nil }
      var supplements = supplements(all, hasOwnInsets: !preset.isGroup)
      let pictures = pictures(all)
      let options = all.filter {
        !LayoutName.supplements.contains($0.key) && !LayoutName.pictures.contains($0.key)
          && (preset.isGroup || $0.key != "insets")
      }
      guard preset.isGroup else {
        return LayoutByWidth.Step(
          from: width, layout: preset.described(by: options, &self), supplements: supplements,
          pictures: pictures)
      }
      let axis = preset == .row ? Axis.horizontal : .vertical
      guard let section = layoutSection(axis, options, at: entry) else { return nil }
      supplements.keepOffInsets(of: section)
      return LayoutByWidth.Step(
        from: width, layout: section, supplements: supplements, pictures: pictures)
    case .null, .bool, .number, .list: break
    }
    if !value.isNull {
      note(.wrongType("'layout'", "a layout's name or a map", value, at: location(of: value)))
    }
    return nil
  }

  private mutating func preset(_ name: String, at location: SourceLocation) -> LayoutName? {
    if let preset = LayoutName(rawValue: name) { return preset }
    note(.unknownLayout(name, among: layoutNames, at: location))
    return nil
  }

  /// All that content can name, the built-in ones first.
  private var layoutNames: [String] {
    LayoutName.allCases.map(\.rawValue) + layouts.keys.sorted()
  }

  /// A layout of Swift, which has no options.
  private mutating func named(
    _ layout: Layout, _ entry: SourceValue.Member
  ) -> LayoutDescription {
    if !entry.value.isNull { note(.optionsOfNamedLayout(entry.key, at: location(of: entry.value))) }
    return .named(NamedLayout(entry.key, layout))
  }

  /// The options of a layout that are among those it has; a layout with nothing after it has none.
  mutating func options(
    _ entry: SourceValue.Member, of name: LayoutName, without missing: [String] = []
  ) -> [SourceValue.Member]? {
    let names = name.options.filter { !missing.contains($0) }
    let isNested = !missing.isEmpty
    if name.isGroup, entry.value.isNull || entry.value.isEmptyMap {
      note(.badGroup(.noParts, at: location(ofKey: entry)))
      return nil
    }
    if entry.value.isNull { return [] }
    guard case .object(let members) = entry.value.content else {
      wrongType(entry, "a map of options")
      return nil
    }
    return members.filter { member in
      if names.contains(member.key) { return true }
      let what = isNested ? "a \(name.rawValue) within another" : "the layout '\(name.rawValue)'"
      note(
        name.reason(against: member.key, isNested: isNested).map {
          .refusedOption(member.key, of: what, because: $0, at: location(ofKey: member))
        }
          ?? .unknownKey(
            member.key, of: "the layout '\(name.rawValue)'", among: names,
            at: location(ofKey: member)))
      return false
    }
  }
}

/// The layouts that content can name, with the options of each.
enum LayoutName: String, CaseIterable {
  case list, grid, carousel, gallery, flow, row, column

  /// Whether it has parts, and says nothing without them.
  var isGroup: Bool { self == .row || self == .column }

  var options: [String] {
    switch self {
    case .list: ["style"] + Self.pictures + ["insets"] + Self.around
    case .grid: ["columns", "narrowest", "gap"] + Self.pictures + ["insets"] + Self.supplements
    case .carousel: ["width", "stop"] + Self.pictures + ["insets"] + Self.supplements
    case .gallery: ["feature", "small", "fit", "insets"] + Self.supplements
    case .flow: ["gap", "insets"] + Self.around
    case .row, .column:
      ["width", "height", "gap", "of", "times", "fit", "insets", "scroll"] + Self.supplements
    }
  }

  /// How pictures are shown.
  static let pictures = ["picture", "fit"]

  /// What stands around and behind the items of any layout.
  static let around = ["header", "footer", "background"]

  /// The same, and what stands on items.
  static let supplements = around + ["badges"]

  /// What the outermost row or column says for those within it.
  static let outermost = ["scroll", "fit"] + supplements

  /// Why an option is not said here, though the layout engine knows it.
  func reason(against option: String, isNested: Bool) -> String? {
    switch option {
    case "pin": "write header: pinned"
    case "direction":
      "a page's sections stand under each other; use 'scroll' for one that goes sideways"
    case "header", "footer", "background", "scroll", "fit":
      isNested ? "the outermost row or column says it for all" : nil
    case "badges":
      isNested
        ? "the outermost row or column says it for all"
        : "rows and chips have a place of their own for badges"
    default: nil
    }
  }

  fileprivate func described(
    by options: [SourceValue.Member], _ declarations: inout Declarations
  ) -> LayoutDescription {
    switch self {
    case .list: .list(declarations.listOptions(options))
    case .grid: .grid(declarations.gridOptions(options))
    case .carousel: .carousel(declarations.carouselOptions(options))
    case .gallery: .gallery(declarations.galleryOptions(options))
    case .flow, .row, .column: .flow(declarations.flowOptions(options))
    }
  }
}

extension Declarations {
  fileprivate mutating func listOptions(_ members: [SourceValue.Member]) -> ListOptions {
    var result = ListOptions()
    for member in members {
      result.style = choice(member, of: ListOptions.Style.self) ?? result.style
    }
    return result
  }

  fileprivate mutating func pictures(_ options: [SourceValue.Member]) -> PictureOptions {
    var result = PictureOptions()
    for member in options {
      switch member.key {
      case "picture": result.shape = pictureShape(member) ?? result.shape
      case "fit": result.fit = choice(member, of: PictureOptions.Fit.self) ?? result.fit
      default: continue
      }
    }
    return result
  }

  private mutating func pictureShape(_ member: SourceValue.Member) -> PictureOptions.Shape? {
    if member.value.scalarText == "own" { return .own }
    if let ratio = member.value.ratio { return .ratio(ratio) }
    wrongType(member, "'own' or a shape like 4/3")
    return nil
  }

  fileprivate mutating func gridOptions(_ members: [SourceValue.Member]) -> GridOptions {
    var result = GridOptions()
    for member in members {
      switch member.key {
      case "columns":
        if result.columns != .automatic {
          note(.twoKeysForOne("narrowest", "columns", at: location(ofKey: member)))
        }
        if let count = partCount(member) { result.columns = .count(count) }
      case "narrowest":
        if result.columns != .automatic {
          note(.twoKeysForOne("columns", "narrowest", at: location(ofKey: member)))
        }
        if let width = number(member, from: 1) { result.columns = .narrowest(width) }
      default: result.gap = number(member, from: 0)
      }
    }
    return result
  }

  fileprivate mutating func carouselOptions(_ members: [SourceValue.Member]) -> CarouselOptions {
    var result = CarouselOptions()
    for member in members {
      if member.key == "width" {
        if case .text(let text) = member.value.content, Double(text) == nil {
          note(.carouselWidth(text, at: location(of: member.value)))
          continue
        }
        result.width = number(member, from: 1) ?? result.width
      } else {
        result.stop = choice(member, of: CarouselOptions.Stop.self) ?? result.stop
      }
    }
    return result
  }

  fileprivate mutating func galleryOptions(_ members: [SourceValue.Member]) -> GalleryOptions {
    var result = GalleryOptions()
    for member in members {
      if member.key == "feature" {
        result.feature = choice(member, of: GalleryOptions.Feature.self) ?? result.feature
      } else {
        result.small = partCount(member) ?? result.small
      }
    }
    return result
  }

  fileprivate mutating func flowOptions(_ members: [SourceValue.Member]) -> FlowOptions {
    var result = FlowOptions()
    for member in members { result.gap = number(member, from: 0) ?? result.gap }
    return result
  }
}
