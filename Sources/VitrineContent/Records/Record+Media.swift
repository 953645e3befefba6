import VitrineModel
import VitrineText

extension Record {
  /// Sets the media, and the picture of its cells: the first one. Without a picture, cells show
  /// what kind of file there is.
  mutating func setMedia(_ media: [Medium]) {
    let all = media.map(\.withoutBlankTexts)
    image = all.lazy.compactMap(\.picture).first
    let isPlain =
      all.count < 2
      && all.allSatisfy { $0.kind == .picture && $0.caption == nil && $0.credit == nil }
    if !isPlain { self.media = all }
    if image == nil, symbol == nil { symbol = all.first?.kind.symbol }
  }
}

extension Medium {
  /// This medium without a caption or credit that would show nothing.
  fileprivate var withoutBlankTexts: Medium {
    var medium = self
    if caption?.hasVisibleText == false { medium.caption = nil }
    if credit?.hasVisibleText == false { medium.credit = nil }
    return medium
  }
}
