import VitrineLayout
import VitrineSite

extension AgreementLayout {
  /// A page with a list of each count, and one of `many` that is not shown at first.
  var html: String {
    let compiled = compile(layout, listClass: "l-1")
    let sheet = String(decoding: layoutStylesheet([compiled]), as: UTF8.self)
    var html = """
      <!doctype html><html lang="en"><meta charset="utf-8"><title>\(name)</title>
      <style>
      @layer base{*{margin:0;padding:0;box-sizing:border-box}
      ul{list-style:none}}
      .many{display:none}
      hr{border:0;height:0}
      @layer layout{
      \(sheet)}
      </style><main>

      """
    for count in counts { html += list(of: count, compiled, attributes: "") }
    html += list(of: Self.many, compiled, attributes: " many")
    return html + "</main></html>\n"
  }

  private func list(of count: Int, _ compiled: CompiledLayout, attributes: String) -> String {
    let style = compiled.needsCount ? " style=\"--n:\(count)\"" : ""
    var html = "<div class=\"w\(attributes)\"><ul class=\"l-1\"\(style)>"
    for item in 0..<count {
      let size = naturalSize(of: item)
      let style = compiled.needsIndex ? " style=\"--i:\(item)\"" : ""
      html += "<li\(style)><div style=\"width:\(size.width)px;height:\(size.height)px\"></div></li>"
    }
    return html + "</ul></div><hr>\n"
  }
}
