internal import VitrineModel

extension ShareCards {
  /// The card of a page, or of the site.
  func card(title: String, of page: PageHead?) -> ShareCard {
    ShareCard(
      title: page == nil ? settings.title : title, siteTitle: settings.title,
      language: page?.language ?? settings.language,
      isRightToLeft: (page?.direction ?? settings.direction) == .rightToLeft,
      look: looks[page?.theme ?? settings.theme] ?? looks[settings.theme]!)
  }
}

extension RenderContext {
  /// The cards to draw, each once.
  var drawnCards: [ShareCard] {
    guard let cards else { return [] }
    var drawn = [cards.card(title: "", of: nil)]
    forEachShared { picture, title, page in
      if cardFile(of: picture) == nil {
        drawn.append(cards.card(title: title, of: page.map { PageHead(of: content.pages[$0]) }))
      }
    }
    var known: Set<ShareCard> = []
    return drawn.filter { known.insert($0).inserted }
  }

  /// The parts of pictures to make, each once.
  var cardFiles: [PictureFile] {
    if cards == nil { return [] }
    var files: [PictureFile] = []
    forEachShared { picture, _, _ in cardFile(of: picture).map { files.append($0) } }
    var known: Set<String> = []
    return files.filter { known.insert($0.path).inserted }
  }

  /// The part of a picture that stands for its page; nil if none is made of it.
  func cardFile(of picture: Picture?) -> PictureFile? {
    guard cards != nil, let picture, case .asset(let index) = picture.source,
      let size = content.assets[index].cardSize
    else { return nil }
    var file = PictureFile(
      asset: index, path: content.assets[index].card(focus: picture.focus), width: size.width)
    (file.isJPEG, file.isCard, file.focus) = (true, true, picture.focus)
    return file
  }

  /// Calls `body` with the picture, the title and the owner of each page.
  private func forEachShared(_ body: (Picture?, String, Int?) -> Void) {
    for (index, page) in content.pages.enumerated() {
      body(content.picture(ofPage: index), page.title, index)
    }
    for (index, record) in content.records.enumerated() where record.output != nil {
      body(record.image, record.title, map.owner[index])
    }
  }
}
