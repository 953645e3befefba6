import VitrineLayout
import VitrineSite

/// The lists of a layout as pages have them, with cells of the suite's own.
struct AgreementLists {
  private let plain: CompiledLayout
  private let long: CompiledLayout

  /// Longer lists are compiled as long ones.
  static let mostPlain = 2000

  init(_ layout: LayoutByWidth) {
    plain = compile(layout, listClass: "l-1")
    long = compile(layout, listClass: "l-2", isLong: true)
  }

  var stylesheet: String { String(decoding: layoutStylesheet([plain, long]), as: UTF8.self) }

  /// A list of `count` items; `header` and `footer` stand where the layout has places for them.
  func html(
    of count: Int, header: String = "", footer: String = "", cell: (Int) -> String
  ) -> String {
    let isLong = count > Self.mostPlain
    let layout = isLong ? long : plain
    let list = ListMarkup(layout: layout, count: count)
    func part(_ content: String, if isThere: Bool?) -> ((inout [UInt8]) -> Void)? {
      isThere == true ? { $0 += Array(content.utf8) } : nil
    }
    var html: [UInt8] = []
    list.open(label: "List", header: part(header, if: layout.box?.hasHeader), into: &html)
    for item in 0..<count {
      list.openItem(at: item, into: &html)
      html += Array(cell(item).utf8)
      list.closeItem(into: &html)
    }
    list.close(footer: part(footer, if: layout.box?.hasFooter), into: &html)
    return String(decoding: html, as: UTF8.self)
  }
}
