internal import VitrineLayout
internal import VitrineModel
internal import VitrineText

/// The template of a configured cell, header or footer.
///
/// It combines the templates in `list-cell` and `accessories`, which contain all the markup. An
/// outer template's block overrides a block of the same name in an inner one, so the blocks of the
/// frame, of accessories and of their links have different names.
struct CellTemplate: DescribedCell {
  /// The content that it shows: a record, a record in a row that expands, or a section's title or
  /// text.
  enum Use: String, CaseIterable {
    case cell = "cells", summary = "summaries", header = "headers", footer = "footers"

    /// Whether it shows a record.
    var isOfItems: Bool { self == .cell || self == .summary }
  }

  let templateName: String
  private let use: Use

  /// Whether it is an expanding row that is standard except for its swipe actions.
  private let isPlain: Bool
  let configuration: CellConfiguration

  /// The class of its cells, for the rules in `CellRules`. Cells with the same class need the same
  /// stylesheets.
  let className: String

  init(
    _ name: String, _ configuration: CellConfiguration, as use: Use = .cell, isPlain: Bool = false
  ) {
    templateName = "\(use.rawValue)/\(name)"
    self.use = use
    self.isPlain = isPlain
    self.configuration = configuration
    stylesheets = configuration.swipeActions.isEmpty ? ["cell"] : ["cell", "swipe"]
    let rules = CellRules("", configuration).css + (stylesheets == ["cell"] ? "" : "\(stylesheets)")
    className = "c" + ContentHash(of: Array(rules.utf8)).description.prefix(8)
  }

  /// The last path components of the values that its addresses begin with.
  var addressNames: [String] {
    configuration.links.compactMap { link in
      link.hasPrefix("<") ? TextTemplate(link)?.paths[0].steps.last?.part : nil
    }
  }

  var accessories: [CellAccessory.Name] { configuration.accessories.map(\.kind.name) }

  var css: String { CellRules(className, configuration).css }

  let stylesheets: [String]

  /// The template name of expanding rows whose cell has swipe actions.
  static func openerName(_ cell: String) -> String { "\(Use.summary.rawValue)/\(cell)" }

  /// The name of a registration's cell after its texts were replaced by numbers.
  static func name(
    of form: CellConfiguration, _ registration: String, as use: Use = .cell
  ) -> String {
    let template = CellTemplate("", form, as: use)
    return "\(registration)~\(ContentHash(of: Array((template.text + template.css).utf8)))"
  }

  var text: String {
    switch use {
    case .cell: swiping(including("list-cell/frame", blocks))
    case .summary: opening
    case .header, .footer: including("list-cell/\(use)", blocks)
    }
  }

  private var blocks: [(name: String, text: String)] {
    let content = configuration.content
    return [
      ("class", classes),
      ("leading", configuration.accessories(at: .leading).map(accessory).joined()),
      ("image", content.imageProperties == nil ? "" : "{{>list-cell/image}}"),
      ("text", title),
      ("secondary", secondary),
      ("trailing", configuration.accessories(at: .trailing).map(accessory).joined()),
    ]
  }

  /// The text of the link. Falls back to the title if the record has none of the values in the
  /// text.
  private var title: String {
    let own = use == .footer ? "section.text" : "\(subject).title"
    guard let name = text(configuration.content.text), name != own else { return "{{\(own)}}" }
    return "{{#\(name)}}{{\(name)}}{{/\(name)}}{{^\(name)}}{{\(own)}}{{/\(name)}}"
  }

  private var classes: String {
    let content = configuration.content
    return [
      content.style.rawValue + "-content",
      content.prefersSideBySideTextAndSecondaryText ? "beside" : nil,
      use.isOfItems && content.imageProperties.map { $0.maximumSize == nil } ?? false
        ? "large" : nil,
      configuration.background.map { $0.color != .clear } ?? false ? "ground" : nil, className,
    ].compactMap { $0 }.joined(separator: " ")
      + (configuration.separator.hiddenField.map { inside(Self.flag($0), " no-line") } ?? "")
  }

  private var secondary: String {
    guard configuration.content.secondaryText != "" else { return "" }
    guard
      let name = text(configuration.content.secondaryText)
        ?? (use.isOfItems ? "item.subtitle" : nil)
    else { return "" }
    return "{{#\(name)}}\(including("list-cell/secondary", [("line", "{{\(name)}}")])){{/\(name)}}"
  }
}

// MARK: Swipe actions

extension CellTemplate {
  /// Wraps a row with the actions that swiping reveals.
  private func swiping(_ row: String) -> String {
    if configuration.swipeActions.isEmpty { return row }
    return including("list-cell/swipe", [("row", row), ("edges", actions)])
  }

  /// The start of an expanding row.
  ///
  /// Many screen readers hide links inside a `<summary>`. The links therefore precede the
  /// `<details>`, and the swipe area contains a placeholder for each.
  private var opening: String {
    let (row, blocks) = isPlain ? ("outline", []) : ("list-cell/summary", blocks)
    if configuration.swipeActions.isEmpty {
      return "{{>list-cell/opening}}" + including(row, blocks)
    }
    let places = edges("room") { link("place", to: $0.link, title: $0.title) }
    return actions + "{{>list-cell/opening}}"
      + including(
        "list-cell/swiping-summary",
        [("row", including(row, blocks + [("tag", "span")])), ("edges", places)])
  }

  private var actions: String {
    edges("actions") { action in
      let style = action.style == .destructive ? " class=\"destructive\"" : ""
      return link("action", to: action.link, title: action.title, [("style", style)])
    }
  }

  /// Returns a box for each edge with actions.
  private func edges(
    _ template: String, _ content: (SwipeActions.Action) -> String
  ) -> String {
    let swipes = configuration.swipeActions
    return [("start", swipes.leading), ("end", swipes.trailing)].filter { !$1.isEmpty }
      .map { edge, actions in
        let content = actions.map(content).joined()
        return including("list-cell/\(template)", [("edge", edge), ("actions", content)])
      }.joined()
  }

  /// Returns a link, which is omitted for records without the values in its title or address.
  private func link(
    _ template: String, to address: String, title: String,
    _ blocks: [(name: String, text: String)] = []
  ) -> String {
    guard let title = text(title) else { return "" }
    let link = including("list-cell/\(template)", blocks + [("title", "{{\(title)}}")])
    return inside(title, inside(Self.address(address), link))
  }
}

// MARK: Accessories

extension CellTemplate {
  private func accessory(_ accessory: CellAccessory) -> String {
    let template = "accessories/\(accessory.kind.templateName)"
    var blocks = [("classes", accessory.classes)]
    if accessory.displayed == .whenEditing { blocks.append(("hidden", " hidden")) }
    switch accessory.kind {
    case .disclosureIndicator, .reorder, .multiselect, .checkmark(field: nil):
      return including(template, blocks)
    case .customView:
      let hidden = accessory.displayed == .whenEditing ? " hidden" : ""
      return
        "<span class=\"a a-custom\(accessory.classes)\"\(hidden)>{{>\(template)}}</span>"
    case .checkmark(let field?):
      return inside(Self.flag(field), including(template, blocks))
    case .label("count"):
      let count = use.isOfItems ? "item.childCount" : self.text("<count>")!
      blocks.append(("label", "{{\(count)}}"))
      return inside(count, including(template, blocks))
    case .label(let text), .detail(let text):
      guard let name = self.text(text) else { return "" }
      blocks.append(("label", "{{\(name)}}"))
      return inside(name, including(template, blocks))
    // Inside the section, the template refers to the address as `{{.}}`, which is checked like
    // other addresses.
    case .delete(let link), .insert(let link):
      return inside(Self.address(link), including(template, blocks))
    case .popUpMenu(let items):
      let links = items.map { link("menu-link", to: $0.link, title: $0.title) }
      blocks.append(("links", links.joined()))
      let menu = including(template, blocks)
      // Omits the menu for records without any of the values in its links.
      let hasPlainLink = items.contains { TextTemplate($0.link) == nil }
      return hasPlainLink ? menu : inside(Self.address(items.map(\.link).joined()), menu)
    }
  }

  private func inside(_ name: String, _ text: String) -> String {
    "{{#\(name)}}\(text){{/\(name)}}"
  }
}

extension CellAccessory {
  fileprivate var classes: String {
    var classes = [
      options.tintColor.map { "tint-\($0.rawValue)" }, options.isHidden ? "unseen" : nil,
    ]
    classes.append(displayed.className)
    return classes.compactMap { $0 }.map { " " + $0 }.joined()
  }
}

extension CellAccessory.DisplayedState {
  /// The class for accessories that are only visible in one editing state.
  fileprivate var className: String? {
    switch self {
    case .always: nil
    case .whenEditing: "when-editing"
    case .whenNotEditing: "when-not-editing"
    }
  }
}

extension CellAccessory.Kind {
  /// The name of its template in `accessories`.
  fileprivate var templateName: String {
    if case .customView(let template, _) = self { template } else { name.rawValue }
  }
}

// MARK: Names

extension CellTemplate {
  private func including(_ template: String, _ blocks: [(name: String, text: String)]) -> String {
    "{{<\(template)}}" + blocks.map { "{{$\($0.name)}}\($0.text){{/\($0.name)}}" }.joined()
      + "{{/\(template)}}"
  }

  /// Returns the template variable for a text with `<path>`s, or nil for an empty or missing text.
  private func text(_ text: String?) -> String? {
    guard let text, !text.isEmpty else { return nil }
    if use.isOfItems, let template = TextTemplate(text), text == "<\(template.paths[0].text)>" {
      return Self.path(template.paths[0].text)
    }
    return "\(subject).texts." + TextName.encoded(text)
  }

  /// The template variable of what it shows.
  private var subject: String { use.isOfItems ? "item" : "section" }

  /// Returns the template variable for an address with `<path>`s.
  private static func address(_ text: String) -> String {
    "item.addresses." + TextName.encoded(text)
  }

  /// Returns the template variable that is present if the value at a path is true.
  private static func flag(_ path: String) -> String {
    "item.flags." + TextName.encoded("<\(path)>")
  }

  /// Returns the template variable for the value at a path.
  private static func path(_ path: String) -> String {
    let slot = RecordSlot(rawValue: path)
    if slot == .title || slot == .text || slot?.meaning != nil { return "item.\(path)" }
    return "item.texts." + TextName.encoded("<\(path)>")
  }
}
