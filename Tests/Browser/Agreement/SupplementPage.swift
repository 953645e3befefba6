import VitrineLayout
import VitrineSite

extension SupplementLayout {
  /// A page with a section of each count and one of `many`, cut into chunks, with room between.
  var html: String {
    let compiled = compile(layout, listClass: "l-1")
    let long = compile(layout, listClass: "l-2", isLong: true)
    let sheet = String(decoding: layoutStylesheet([compiled, long]), as: UTF8.self)
    var html = """
      <!doctype html><html lang="en"><meta charset="utf-8"><title>\(name)</title>
      <style>
      @layer base{*{margin:0;padding:0;box-sizing:border-box}
      ul{list-style:none}:dir(rtl){--dir:-1}}
      body{padding:1000px 20px}.many{display:none}
      .all .many ul{content-visibility:visible!important}
      .header-box>div{height:\(naturalHeight(of: LayoutSupplements.header))px}
      .footer-box>div{height:\(naturalHeight(of: LayoutSupplements.footer))px}
      .cell{position:relative;block-size:100%}
      .corner{position:static;margin:4px;display:block;background:red}
      @layer layout{
      \(sheet)}
      </style><main>

      """
    for count in Self.counts { html += section(of: count, compiled, name: "l-1") }
    html += section(of: Self.many, long, name: "l-2", attributes: " many")
    return html + "</main></html>\n"
  }

  private func section(
    of count: Int, _ compiled: CompiledLayout, name: String, attributes: String = ""
  ) -> String {
    let parts = compiled.partLengths
    let element = parts.isEmpty ? "ul" : "div"
    var items = ""
    var (part, left) = (0, 0)
    for item in 0..<count {
      if !parts.isEmpty {
        if left == 0 {
          items += item > 0 ? "</ul><ul>" : "<ul>"
          left = parts[part % parts.count]
          part += 1
        }
        left -= 1
      }
      items += self.item(item, hasIndex: compiled.needsIndex)
    }
    if !parts.isEmpty { items += "</ul>" }
    let list = "<\(element) role=\"list\" class=\"\(name)\">\(items)</\(element)>"
    return "<div class=\"w\(attributes)\">\(boxed(list, in: compiled.box, name: name))</div>\n"
  }

  private func boxed(_ list: String, in box: ListBox?, name: String) -> String {
    guard let box else { return list }
    let header = box.hasHeader ? "<div class=\"header-box\"><div></div></div>" : ""
    let footer = box.hasFooter ? "<div class=\"footer-box\"><div></div></div>" : ""
    let content =
      switch box.hasRegion ? box.pins : nil {
      case .header: "<div class=\"region\">\(header)\(list)</div>\(footer)"
      case .footer: "\(header)<div class=\"region\">\(list)\(footer)</div>"
      case nil: header + list + footer
      }
    return "<div class=\"box \(name)-box\">\(content)</div>"
  }

  private func item(_ item: Int, hasIndex: Bool) -> String {
    let size = naturalSize(of: item)
    let style = hasIndex ? " style=\"--i:\(item)\"" : ""
    return """
      <li\(style)><div class="cell"><div style="width:\(size.width)px;height:\(size.height)px"></div>\
      \(badge.map { "<span class=\"corner\">\($0)</span>" } ?? "")</div></li>
      """
  }

  /// What is in a badge: an element of its natural size where the layout lets content decide.
  private var badge: String? {
    guard let size = layout.steps.lazy.compactMap(\.supplements.badge).first?.size else {
      return nil
    }
    let width = size.width.isEstimated ? "width:\(naturalBadge.width)px;" : ""
    let height = size.height.isEstimated ? "height:\(naturalBadge.height)px" : ""
    return "<i style=\"display:block;\(width)\(height)\"></i>"
  }
}
