internal import VitrineModel
internal import VitrineText

extension RenderedBody {
  /// Its HTML on a page in the language of `words`. `sources` returns the attributes of a picture
  /// in several sizes.
  func html(in words: SiteWords, sources: (_ asset: Int) -> [UInt8]?) -> [UInt8] {
    if insertions.isEmpty { return html }
    var result: [UInt8] = []
    result.reserveCapacity(html.count + insertions.count * 24)
    var start = 0
    for insertion in insertions {
      result += html[start..<insertion.offset]
      start = insertion.offset
      switch insertion.content {
      case .word(let word, let argument, let isInAttribute):
        let language = isInAttribute ? nil : words.ownLanguage
        if let language { result += "<bdi lang=\"\(language)\">".utf8 }
        result.appendEscaped(words.text(word, argument))
        if language != nil { result += "</bdi>".utf8 }
      case .sources(let asset):
        result += sources(asset) ?? []
      }
    }
    return result + html[start...]
  }
}

extension SiteWords {
  fileprivate func text(_ word: SiteWord, _ argument: String?) -> String {
    guard let name = word.placeholders.first, let argument else { return self[word] }
    return text(word, name, argument)
  }
}
