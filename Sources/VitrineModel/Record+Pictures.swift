extension Record {
  /// The record's pictures with their captions and credits, without the posters of films and
  /// sounds.
  package var pictures: [(picture: Picture, caption: String?, credit: String?)] {
    media.isEmpty
      ? image.map { [($0, nil, nil)] } ?? []
      : media.filter { $0.kind == .picture }.compactMap { medium in
        medium.picture.map { ($0, medium.caption, medium.credit) }
      }
  }

  /// The path of the manifest of its pictures, next to its page. Nil if it has no page, or no
  /// picture whose size is known.
  package var manifest: String? {
    guard let output, !isHidden, pictures.contains(where: { $0.picture.wholeShape != nil }) else {
      return nil
    }
    return output.hasSuffix("/index.html")
      ? "\(output.dropLast("index.html".count))manifest.json"
      : "\(output.dropLast(".html".count)).manifest.json"
  }
}
