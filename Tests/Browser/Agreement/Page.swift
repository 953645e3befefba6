import VitrineLayout
import VitrineSite

extension AgreementLayout {
  /// A page with a list of each count; long ones are cut into chunks, as pages have them.
  func html(counts: [Int]) -> String {
    let compiled = compile(layout, listClass: "l-1")
    let long = compile(layout, listClass: "l-2", isLong: true)
    let sheet = String(decoding: layoutStylesheet([compiled, long]), as: UTF8.self)
    var html = """
      <!doctype html><html lang="en"><meta charset="utf-8"><title>\(name)</title>
      <style>
      @layer base{*{margin:0;padding:0;box-sizing:border-box}
      ul{list-style:none}}
      .l-2 :is(ul,div){content-visibility:visible!important}
      hr{border:0;height:0}
      li>div{max-width:100%}
      @layer layout{
      \(sheet)}
      </style><main>

      """
    for count in counts {
      let isLong = count > Self.mostPlain
      html += list(of: count, isLong ? long : compiled, name: isLong ? "l-2" : "l-1")
    }
    return html + "</main></html>\n"
  }

  /// Longer lists are compiled as long ones.
  private static let mostPlain = 2000

  private func list(of count: Int, _ compiled: CompiledLayout, name: String) -> String {
    let parts = compiled.partLengths
    let element = parts.isEmpty ? "ul" : "div"
    var html =
      "<div class=\"w\(count > Self.mostPlain ? " many" : "")\"><\(element) class=\"\(name)\">"
    var (part, left) = (0, 0)
    for item in 0..<count {
      if !parts.isEmpty {
        if left == 0 {
          let depth = compiled.outerLengths.count { item % $0 == 0 }
          if item > 0 { html += "</ul>" + String(repeating: "</div>", count: depth) }
          html += String(repeating: "<div role=\"none\">", count: depth) + "<ul role=\"none\">"
          left = parts[part % parts.count]
          part += 1
        }
        left -= 1
      }
      let size = naturalSize(of: item)
      let style = compiled.needsIndex ? " style=\"--i:\(item)\"" : ""
      html += "<li\(style)><div style=\"width:\(size.width)px;height:\(size.height)px\"></div></li>"
    }
    if count > 0, !parts.isEmpty {
      html += "</ul>" + String(repeating: "</div>", count: compiled.outerLengths.count)
    }
    return html + "</\(element)></div><hr>\n"
  }
}
