internal import VitrineLayout
internal import VitrineModel
internal import VitrineText

/// The template that shows records as a configuration says.
///
/// It is made of the templates in `list-cell` and `accessories`, which have all the markup. A block of
/// an outer template takes the place of one of the same name in an inner one, so those of the frame,
/// of accessories and of the links in these have different names.
struct CellTemplate: DescribedCell {
  let stylesheet = "cell"
  let name: String
  private let configuration: CellConfiguration

  /// The class of its cells, for the rules in `CellRules`.
  let className: String

  init(_ name: String, _ configuration: CellConfiguration) {
    self.name = name
    self.configuration = configuration
    className = "c" + ContentHash(of: Array(name.utf8)).description.prefix(8)
  }

  /// The last parts of the names of the values that its addresses begin with.
  var addressNames: [String] {
    configuration.links.compactMap { link in
      link.hasPrefix("<") ? TextTemplate(link)?.paths[0].steps.last?.part : nil
    }
  }

  /// The rules of its cells.
  var css: String { CellRules(className, configuration).css }

  var file: TemplateFile {
    TemplateFile(path: "cells/\(name).html", file: name, bytes: Array(text.utf8), isBuiltIn: true)
  }

  private var text: String {
    let content = configuration.content
    let blocks = [
      ("class", classes),
      ("leading", configuration.accessories(at: .leading).map(accessory).joined()),
      ("image", content.imageProperties == nil ? "" : "{{>list-cell/image}}"),
      ("text", title),
      ("secondary", secondary),
      ("trailing", configuration.accessories(at: .trailing).map(accessory).joined()),
    ]
    return including("list-cell/frame", blocks)
  }

  /// What the link says: the title where the record has nothing of what the text asks for.
  private var title: String {
    guard let name = Self.text(configuration.content.text), name != "item.title" else {
      return "{{item.title}}"
    }
    return "{{#\(name)}}{{\(name)}}{{/\(name)}}{{^\(name)}}{{item.title}}{{/\(name)}}"
  }

  private var classes: String {
    let content = configuration.content
    return [
      content.style.rawValue + "-content",
      content.prefersSideBySideTextAndSecondaryText ? "beside" : nil,
      content.imageProperties.map { $0.maximumSize == nil } ?? false ? "large" : nil,
      configuration.background.map { $0.color != .clear } ?? false ? "ground" : nil, className,
    ].compactMap { $0 }.joined(separator: " ")
      + (configuration.separator.hiddenField.map { inside(Self.flag($0), " no-line") } ?? "")
  }

  private var secondary: String {
    guard configuration.content.secondaryText != "" else { return "" }
    let name = Self.text(configuration.content.secondaryText) ?? "item.subtitle"
    return "{{#\(name)}}\(including("list-cell/secondary", [("line", "{{\(name)}}")])){{/\(name)}}"
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
      blocks.append(("label", "{{item.childCount}}"))
      return inside("item.childCount", including(template, blocks))
    case .label(let text), .detail(let text):
      guard let name = Self.text(text) else { return "" }
      blocks.append(("label", "{{\(name)}}"))
      return inside(name, including(template, blocks))
    // An address is `{{.}}` of the template itself, which is looked at as addresses are.
    case .delete(let link), .insert(let link):
      return inside(Self.address(link), including(template, blocks))
    case .popUpMenu(let items):
      let links = items.map { item in
        guard let title = Self.text(item.title) else { return "" }
        let link = including("list-cell/menu-link", [("title", "{{\(title)}}")])
        return inside(title, inside(Self.address(item.link), link))
      }
      blocks.append(("links", links.joined()))
      let menu = including(template, blocks)
      // A record that has nothing of what all links ask for has no menu.
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
    var classes = [tintColor.map { "tint-\($0.rawValue)" }, isHidden ? "unseen" : nil]
    classes.append(displayed.className)
    return classes.compactMap { $0 }.map { " " + $0 }.joined()
  }
}

extension CellAccessory.DisplayedState {
  /// The class of what is not always shown.
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

  /// Returns the template's name for a text with `<path>`s in it; nil for nil and for an empty text.
  private static func text(_ text: String?) -> String? {
    guard let text, !text.isEmpty else { return nil }
    if let template = TextTemplate(text), text == "<\(template.paths[0].text)>" {
      return path(template.paths[0].text)
    }
    return "item.texts." + CellTexts.encoded(text)
  }

  /// Returns the template's name for an address with `<path>`s in it.
  private static func address(_ text: String) -> String {
    "item.addresses." + CellTexts.encoded(text)
  }

  /// Returns the template's name for what is there where the value at a path is true.
  private static func flag(_ path: String) -> String {
    "item.flags." + CellTexts.encoded("<\(path)>")
  }

  /// Returns the template's name for the value at a path.
  private static func path(_ path: String) -> String {
    let slots: [RecordSlot] = [.title, .subtitle, .text, .symbol]
    if let slot = slots.first(where: { $0.rawValue == path }) { return "item.\(slot.rawValue)" }
    return "item.texts." + CellTexts.encoded("<\(path)>")
  }
}
