import VitrineModel

extension TextDifference {
  /// The change on one line as `[-old-]{+new+}`, with a few words around it.
  var excerpt: String {
    var text = ""
    for (index, run) in runs.enumerated() {
      switch run {
      case .kept(let kept):
        text += kept.shortened(
          beginning: index == 0 ? 0 : 20, end: index == runs.count - 1 ? 0 : 20)
      case .removed(let removed): text += "[-\(removed.shortened(beginning: 30, end: 10))-]"
      case .inserted(let inserted): text += "{+\(inserted.shortened(beginning: 30, end: 10))+}"
      }
      if text.count > 160, index < runs.count - 1 { return text + "…" }
    }
    return text
  }
}

extension String {
  /// The beginning and end of the text on one line, with `…` in between for the rest.
  fileprivate func shortened(beginning: Int, end: Int) -> String {
    let line = String(map { $0.isNewline ? " " : $0 })
    if line.count <= beginning + end + 10 { return line }
    return "\(line.prefix(beginning))…\(line.suffix(end))"
  }
}
