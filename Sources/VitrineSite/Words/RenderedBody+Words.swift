internal import VitrineModel
internal import VitrineText

extension RenderedBody {
  /// Its HTML with the site's words inserted in their language.
  func html(saying words: SiteWords) -> [UInt8] {
    if self.words.isEmpty { return html }
    var said: [UInt8] = []
    said.reserveCapacity(html.count + self.words.count * 24)
    var start = 0
    for word in self.words {
      said += html[start..<word.offset]
      start = word.offset
      let language = word.isInAttribute ? nil : words.ownLanguage
      if let language { said += "<bdi lang=\"\(language)\">".utf8 }
      said.appendEscaped(word.text(in: words))
      if language != nil { said += "</bdi>".utf8 }
    }
    return said + html[start...]
  }
}

extension RenderedBody.Word {
  fileprivate func text(in words: SiteWords) -> String {
    guard let name = word.placeholders.first, let argument else { return words[word] }
    return words.text(word, name, argument)
  }
}
