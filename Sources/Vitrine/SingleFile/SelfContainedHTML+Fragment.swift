import VitrineMarkdown
import VitrineText

/// Part of a page for use in pages of other sites: an element with a shadow tree, which isolates
/// its styles from those of the page around it.
///
/// Specification:
/// <https://html.spec.whatwg.org/multipage/scripting.html#attr-template-shadowrootmode>
extension SelfContainedHTML {
  /// Returns some sections of a page, without scripts.
  mutating func fragment(_ sections: [PageParts.Section], of parts: PageParts) -> [UInt8] {
    let folder = references.page.parentFolder
    var root = PageElement("vitrine-fragment")
    root["lang"] = parts.language
    root["dir"] = parts.direction
    var html = root.bytes + Array("<template shadowrootmode=\"open\">\n".utf8)
    html += Self.stylesOfTree(markup(parts.stylesheets, in: folder))
    html += "<style>\(Self.panel)</style>\n<div>\n".utf8
    for section in sections { html += markup(section.html, in: folder) }
    return html + Array("\n</div>\n</template></vitrine-fragment>\n".utf8)
  }

  /// The styles of the element around the sections: it has the background that their colours are
  /// designed for, whatever surrounds it.
  private static let panel = """
    :host{display:block;--gutter:0rem}:host>div{padding:var(--s4);border-radius:var(--r-group)}\
    :host>div>:first-child{margin-block-start:0}
    """

  /// Adapts the styles of a page to a shadow tree without scripts: rules for the page's root apply
  /// to the shadow host, and rules for its body to the element around the sections.
  private static func stylesOfTree(_ styles: [UInt8]) -> [UInt8] {
    let selectors = [(":root", ":host"), ("html", ":host"), ("body", ":host>div")].map {
      (Array($0.utf8), Array($1.utf8))
    }
    let styles = styles.replacing("(scripting: none)".utf8, with: "(width >= 0px)".utf8)
      .replacing("(scripting: enabled)".utf8, with: "(width < 0px)".utf8)
    var result: [UInt8] = []
    result.reserveCapacity(styles.count)
    var index = 0
    while index < styles.count {
      let begins = result.last.map { ">{};,".utf8.contains($0) } ?? true
      if begins, let (old, new) = selectors.first(where: { styles[index...].starts(with: $0.0) }),
        let end = styles[(index + old.count)...].first, "{,".utf8.contains(end)
      {
        result += new
        index += old.count
      } else {
        result.append(styles[index])
        index += 1
      }
    }
    return result
  }
}
