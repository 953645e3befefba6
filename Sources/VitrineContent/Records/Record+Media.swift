import VitrineModel

extension Record {
  /// Sets the media, and the picture of its cells: the first one. Without a picture, cells show
  /// what kind of file there is.
  mutating func setMedia(_ all: [Medium]) {
    image = all.lazy.compactMap(\.picture).first
    let isPlain =
      all.count < 2
      && all.allSatisfy { $0.kind == .picture && $0.caption == nil && $0.credit == nil }
    if !isPlain { media = all }
    if image == nil, symbol == nil { symbol = all.first?.kind.symbol }
  }
}
