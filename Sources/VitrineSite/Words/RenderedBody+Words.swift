internal import VitrineModel
internal import VitrineText

extension RenderedBody {
  /// Its HTML with the site's words inserted in their language.
  func html(withTitles words: SiteWords) -> [UInt8] {
    if self.words.isEmpty { return html }
    var result: [UInt8] = []
    result.reserveCapacity(html.count + self.words.count * 24)
    var start = 0
    for word in self.words {
      result += html[start..<word.offset]
      start = word.offset
      let language = word.isInAttribute ? nil : words.ownLanguage
      if let language { result += "<bdi lang=\"\(language)\">".utf8 }
      result.appendEscaped(word.text(in: words))
      if language != nil { result += "</bdi>".utf8 }
    }
    return result + html[start...]
  }
}

extension RenderedBody.Word {
  fileprivate func text(in words: SiteWords) -> String {
    guard let name = word.placeholders.first, let argument else { return words[word] }
    return words.text(word, name, argument)
  }
}
