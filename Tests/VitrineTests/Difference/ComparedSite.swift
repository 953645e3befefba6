import Foundation
import VitrineModel
import VitrineText

@testable import Vitrine

/// The pages of a build as a reader of the site sees them, for a comparison with those of another.
///
/// The build has no baseline, so that no page shows what changed: no badge, no tally, no animation.
/// What is left that is no content of a page is taken away here, and nowhere else.
struct ComparedSite {
  /// The text of HTML by path: pages of folders with those that go on with them, pages of records, and
  /// the one for unknown addresses.
  let pages: [String: String]

  /// The rules of layouts among others: what pages look like beside their HTML.
  let styles: [String]

  init(_ site: BuiltSite) {
    var pages: [String: String] = [:]
    // The page of what changed says nothing else.
    for (path, file) in site.files.map({ ($0.key.text, $0.value) }).sorted(by: { $0.0 < $1.0 })
    where path.hasSuffix(".html") && path != "changes/index.html" {
      // What stands on `birds/2/` is a part of the page `birds/`; its title says that it is the second.
      let page = path.replacing(/\/\d+\/index\.html$/, with: "/index.html")
      pages[page, default: ""] +=
        page == path ? file.text : file.text.replacing(/<title>.*?<\/title>/, with: "")
    }
    self.pages = pages
    styles = site.files.filter { $0.key.text.hasSuffix(".css") }.map(\.value.text).sorted()
  }

  /// The paths of pages that only one of the sites has, or whose bytes differ.
  func changedPages(since old: ComparedSite) -> Set<String> {
    Set(pages.keys).union(old.pages.keys).filter { path in
      guard let now = pages[path], let before = old.pages[path] else { return true }
      return !now.hasSameBytes(as: before) && !now.content.hasSameBytes(as: before.content)
    }
  }

  /// The paths of pages of both sites that differ in what is their own: what they show of other pages
  /// and records is taken away.
  func pagesChangedThemselves(since old: ComparedSite) -> Set<String> {
    changedPages(since: old).filter { path in
      guard let now = pages[path], let before = old.pages[path] else { return false }
      return !now.content.withoutWhatIsDerived.hasSameBytes(as: before.content.withoutWhatIsDerived)
    }
  }
}

extension ComparedSite {
  /// The first few lines of a page's own that only one of the sites has.
  func ownLines(of path: String, since old: ComparedSite) -> [String] {
    let ownLines = [self, old].map { site in
      (site.pages[path] ?? "").content.withoutWhatIsDerived.split(separator: "\n")
    }
    return ownLines[0].difference(from: ownLines[1]).prefix(6).map { change in
      switch change {
      case .insert(_, let line, _): "+ \(line)"
      case .remove(_, let line, _): "- \(line)"
      }
    }
  }
}

extension BuiltSite.File {
  fileprivate var text: String { String(decoding: bytes(in: 0..<length) ?? [], as: UTF8.self) }
}

extension String {
  /// Without what is no content of a page.
  fileprivate var content: String {
    withoutDifferenceMarks.withoutAssetNames.withoutSymbolsOfParents
  }

  /// Without the ways to what changed: to its page, and to its feeds.
  fileprivate var withoutDifferenceMarks: String {
    replacing(/<link rel="alternate".*?>\n/, with: "")
      .replacing(/<p class="foot-links">.*?<\/p>\n/, with: "")
  }

  /// Without the names of stylesheets, which change with any of their rules; on the page for unknown
  /// addresses the stylesheet itself is its name.
  fileprivate var withoutAssetNames: String {
    replacing(/<link rel="stylesheet".*?>/, with: "").replacing(/<script .*?<\/script>/, with: "")
  }

  /// The parent that an outline makes has the symbol of its first record.
  fileprivate var withoutSymbolsOfParents: String {
    replacing(/(<summary class="row[^"]*">)<span class="symbol".*?<\/span>/) { $0.1 }
  }

  /// Without what surrounds the page, the neighbours of a record and the pages under a page, and numbers
  /// of items.
  fileprivate var withoutWhatIsDerived: String {
    replacing(/(?s)<header class="site".*?<\/header>/, with: "")
      .replacing(/(?s)<footer class="foot".*?<\/footer>/, with: "")
      .replacing(/(?s)<nav class="crumbs".*?<\/nav>/, with: "")
      .replacing(/(?s)<nav class="pager".*?<\/nav>/, with: "")
      .replacing(/(?s)<nav class="pages".*?<\/nav>/, with: "")
      .replacing(/(?s)<div class="sided">.*?<\/nav>\n/, with: "")
      .replacing(/<\/main>\n<\/div>/, with: "</main>")
      .replacing(/section pinned rows/, with: "section pinned beside")
      .replacing(/(?s)<section [^>]*"s-~(others|pages)".*?<\/section>/, with: "")
      .replacing(/<meta property="og:image".*?>/, with: "")
      .replacing(/(?s)<p class="meta">.*?<\/p>/, with: "")
      .replacing(/<a class="all".*?<\/a>/, with: "")
      .replacing(/<span class="count">.*?<\/span><\/span>/, with: "")
      .replacing(/<span class="value"><span class="hidden">, <\/span>\d+<span.*?<\/span>/, with: "")
      .replacing(/\n\n+/, with: "\n")
      .replacing(/\sclass="l-\d+(-long|-of-\d+)?/, with: " class=\"")
  }
}
