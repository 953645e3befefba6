package import VitrineDiagnostics
package import VitrineModel
import VitrineText

extension SiteTemplates {
  /// A warning for each of the site's own files that does not replace a built-in file and is not
  /// used by a template or by `content`.
  package func unusedFiles(content: SiteContent) -> [Diagnostic] {
    let used = usedPaths(content: content)
    let own = files.values.filter { file in
      !file.isBuiltIn && !builtInPaths.contains(file.path) && !used.contains(file.path)
        && [".html", ".css", ".svg"].contains(where: file.path.hasSuffix)
    }
    return own.sorted { precedesByBytes($0.path, $1.path) }.map { file in
      .unusedTemplate(file, hint: hint(for: file.path))
    }
  }

  private func hint(for path: String) -> String {
    let (folder, name, ending) = path.templateParts
    let others = builtInPaths.union(["styles/site.css"]).map(\.templateParts).filter {
      $0.folder == folder && $0.ending == ending
    }
    let nearest = nearestName(to: name, among: others.map(\.name).sorted())
    if let hint = suggestion(nearest.map { folder + $0 + ending }) { return hint }
    return switch (folder, ending) {
    case ("cells/", ".html"): "choose it in the content with cell: \"\(name)\""
    case (_, ".css"): "move its rules into styles/site.css, which all pages load"
    case (_, ".svg"): "remove it"
    default:
      (path.contains(" ") ? "rename it without spaces and " : "")
        + "name it in another template, or remove it"
    }
  }

  private func usedPaths(content: SiteContent) -> Set<String> {
    let cells =
      (content.pages + content.terms.pages).flatMap { $0.sections.flatMap(\.cells) }
      + content.records.compactMap(\.cell)
    let pages = pages.includedNames ?? Set(files.keys.map { String($0.dropLast(".html".count)) })
    return Set(cells.map { "cells/\($0).html" })
      .union(pages.map { "\($0).html" })
      .union(["styles/site.css"])
  }
}

extension Diagnostic {
  fileprivate static func unusedTemplate(_ file: TemplateFile, hint: String) -> Diagnostic {
    Diagnostic(
      .warning, kind: "unused template",
      at: .start(of: file.file),
      "nothing uses this template, and there is no built-in '\(file.path)' to replace",
      hint: hint)
  }
}

extension String {
  /// The folder, name and extension of a path: `cells/`, `card` and `.html` for `cells/card.html`.
  package var templateParts: (folder: String, name: String, ending: String) {
    let start = lastIndex(of: "/").map { index(after: $0) } ?? startIndex
    let end = self[start...].lastIndex(of: ".") ?? endIndex
    return (String(self[..<start]), String(self[start..<end]), String(self[end...]))
  }
}
