import VitrineLayout
import VitrineSite

extension SupplementLayout {
  /// A page with a section of each count and one of `many`, cut into chunks, with room between.
  var html: String {
    let lists = AgreementLists(layout)
    var html = """
      <!doctype html><html lang="en"><meta charset="utf-8"><title>\(name)</title>
      <style>
      @layer base{*{margin:0;padding:0;box-sizing:border-box}
      ul{list-style:none}:dir(rtl){--dir:-1}}
      body{padding:1000px 20px}.many{display:none}
      .all .many :is([role=none],li){content-visibility:visible!important}
      .header-box>div{height:\(naturalHeight(of: LayoutSupplements.header))px}
      .footer-box>div{height:\(naturalHeight(of: LayoutSupplements.footer))px}
      .cell{position:relative;block-size:100%}
      .corner{position:static;margin:4px;display:block;background:red}
      @layer layout{
      \(lists.stylesheet)}
      </style><main>

      """
    let badge = badge
    func cell(of item: Int) -> String { self.cell(of: item, badge: badge) }
    func list(of count: Int) -> String {
      lists.html(of: count, header: "<div></div>", footer: "<div></div>", cell: cell)
    }
    for count in Self.counts { html += list(of: count) }
    return html + "<div class=\"many\">\(list(of: Self.many))</div></main></html>\n"
  }

  private func cell(of item: Int, badge: String?) -> String {
    let size = naturalSize(of: item)
    return """
      <div class="cell"><div style="width:\(size.width)px;height:\(size.height)px"></div>\
      \(badge.map { "<span class=\"corner\">\($0)</span>" } ?? "")</div>
      """
  }

  /// What is in a badge, where the layout has places for some.
  private var badge: String? {
    let attached = layout.structures().lazy.flatMap(\.supplements.attached)
    guard attached.contains(where: { !$0.isEmpty }) else { return nil }
    return """
      <i style="display:block;width:\(naturalBadge.width)px;height:\(naturalBadge.height)px"></i>
      """
  }
}
