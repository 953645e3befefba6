import VitrineText

extension [UInt8] {
  /// An HTML page with the script that keeps it up to date added at the end of its head. The script
  /// removes its own element, so that the page matches the site's.
  func live(as state: PageState) -> [UInt8] {
    let script = """
      <script src="/\(ServerPath.script)" data-page="\(state.page)" data-styles="\(state.loaded.styles)" \
      data-resources="\(state.loaded.resources)" defer></script>
      """
    return withInHead(script.utf8)
  }

  /// An HTML page with elements added at the end of its head.
  func withInHead(_ elements: some Collection<UInt8>) -> [UInt8] {
    var page = self
    page.insert(contentsOf: elements, at: endOfHead)
    return page
  }

  private var endOfHead: Int {
    withUnsafeBufferPointer { html in
      var scanner = HTMLScanner(html)
      while let token = scanner.next() {
        guard case .tag(let tag) = token, let name = tag.shortName else { continue }
        if tag.isClosing, name == "head" { return scanner.range.lowerBound }
        // Tags in a comment or a script do not end the head.
        if !tag.isClosing, ElementTraits.of(name).contains(.rawText) {
          scanner.skipContent(of: name)
        }
      }
      return endIndex
    }
  }
}
