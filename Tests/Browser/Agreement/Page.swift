import VitrineLayout
import VitrineSite

extension AgreementLayout {
  /// A page with a list of each count; long ones are cut into chunks, as pages have them, and stand
  /// in a `.many` of their own.
  func html(counts: [Int]) -> String {
    let lists = AgreementLists(choice?.among ?? layout)
    let chosen = choice.map { " class=\"section chosen-\($0.number)\"" } ?? ""
    var html = """
      <!doctype html><html lang="en"><meta charset="utf-8"><title>\(name)</title>
      <style>
      @layer base{*{margin:0;padding:0;box-sizing:border-box}
      ul{list-style:none}}
      .many{display:none}.many :is([role=none],li){content-visibility:visible!important}
      hr{border:0;height:0}
      li>div{max-width:100%}
      @layer layout{
      \(lists.stylesheet)}
      </style><main\(chosen)>

      """
    for count in counts {
      let list = lists.html(of: count) { item in
        let size = naturalSize(of: item)
        return "<div style=\"width:\(size.width)px;height:\(size.height)px\"></div>"
      }
      html +=
        count > AgreementLists.mostPlain
        ? "<div class=\"many\">\(list)<hr></div>\n" : "\(list)<hr>\n"
    }
    return html + "</main></html>\n"
  }
}
