import VitrineText

extension Shown {
  /// What a page is told, as a server-sent event: its state, and what is wrong.
  ///
  /// Specification: <https://html.spec.whatwg.org/multipage/server-sent-events.html>.
  func event(forPageAt path: String) -> [UInt8] {
    let state = PageState(of: path, in: self)
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("page")
    writer.text("\(state.page)")
    writer.key("styles")
    writer.text("\(state.loaded.styles)")
    writer.key("resources")
    writer.text("\(state.loaded.resources)")
    // Without a site the page itself says what is wrong.
    if !problems.isEmpty, site != nil {
      writer.key("heading")
      writer.text(problemHeading)
      writer.key("problems")
      writer.text(String(decoding: problemList, as: UTF8.self))
    }
    writer.endObject()
    return Array("retry: 300\ndata: ".utf8) + writer.bytes + Array("\n\n".utf8)
  }
}
