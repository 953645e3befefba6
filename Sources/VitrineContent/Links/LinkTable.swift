import VitrineDiagnostics
import VitrineText

/// What links in Markdown can lead to: content files by their paths, and pages of the site.
///
/// It is one table as long as nothing in it changes, from one reading to the next.
final class LinkTable: Sendable {
  /// The page that shows a content file, or the place it is copied to, by the file's path.
  let outputs: [String: String]

  /// Every page and every copied file.
  let sitePaths: Set<String>

  /// The content files of drafts that are left out, and the pages that they would have.
  let drafts: Set<String>

  /// Whether links leave `index.html` out.
  let isPretty: Bool

  /// The content files of each folder, in byte order, for hints.
  private let files: [String: [String]]

  init(
    outputs: [String: String], sitePaths: Set<String>, drafts: Set<String> = [], isPretty: Bool
  ) {
    self.drafts = drafts
    self.outputs = outputs
    self.sitePaths = sitePaths
    self.isPretty = isPretty
    files = Dictionary(grouping: outputs.keys, by: \.parentFolder).mapValues { $0.sorted() }
  }
}

/// What a link leads to.
enum LinkDestination: Equatable {
  /// Another site, a mail address, a call: not Vitrine's to judge.
  case elsewhere

  /// An output of the site; `suffix` is the link's query and fragment, with `?` and `#`. `file` is the
  /// content file that the link names, where it names one.
  case output(String, suffix: String, file: String?)

  /// A draft, which the site leaves out.
  case draft

  /// A path that is neither a content file nor an output.
  case nothing(path: String)

  /// A path above the content folder.
  case outside
}

extension LinkTable {
  /// Finds what `link` leads to, written in the content file `file` and shown on the page `page`.
  ///
  /// A path is taken from the folder of `file`, or from the content folder with a leading `/`. It may
  /// name a content file, an output, or a page by its folder; what is not there is looked for once
  /// more from the page, as a browser would.
  func destination(of link: String, in file: String, on page: String) -> LinkDestination {
    if BrowserAddress(link).isElsewhere { return .elsewhere }
    let end = link.utf8.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
    let suffix = end.map { String(link[$0...]) } ?? ""
    let written = end.map { String(link[..<$0]) } ?? link
    if written.isEmpty { return .output(page, suffix: suffix, file: nil) }
    let path = percentDecoded(written)
    let fromFile = normalized(path, in: file)
    let fromPage = normalized(path, in: page)
    if let found = fromFile.flatMap(lookup) ?? fromPage.flatMap(lookup) {
      return .output(found.output, suffix: suffix, file: found.file)
    }
    if [fromFile, fromPage].contains(where: { $0.map(isDraft) ?? false }) { return .draft }
    guard let fromFile else { return .outside }
    return .nothing(path: fromFile)
  }

  /// The address of an output in a link on `page`, both paths in the site.
  func address(of output: String, suffix: String, on page: String) -> String {
    if output == page, suffix.hasPrefix("#") { return suffix }
    return relativeLink(from: page, to: output, isPretty: isPretty) + suffix
  }

  /// The content file that `path` was most likely meant to be, among those of its folder.
  func nearestFile(to path: String) -> String? {
    // Names are compared one by one: in a large folder every broken link would be seconds.
    guard let siblings = files[path.parentFolder], siblings.count <= 200 else { return nil }
    return nearestName(to: path, among: siblings)
  }

  private func isDraft(_ path: String) -> Bool {
    let folder = path.hasSuffix("/") ? path : path + "/"
    return drafts.contains(path) || drafts.contains(folder + "index.html")
  }

  private func lookup(_ path: String) -> (output: String, file: String?)? {
    if let output = outputs[path] { return (output, path) }
    let folder = path.hasSuffix("/") || path.isEmpty ? path : path + "/"
    for candidate in [path, folder + "index.html"] where sitePaths.contains(candidate) {
      return (candidate, nil)
    }
    for index in ["index.md", "index.markdown"] {
      if let output = outputs[folder + index] { return (output, folder + index) }
    }
    return nil
  }
}

/// `path` without `.` and `..`, from the folder of `file`; a trailing `/` stays. Nil when it leaves the
/// root.
private func normalized(_ path: String, in file: String) -> String? {
  var parts = path.utf8.first == UInt8(ascii: "/") ? [] : file.pathSegments().dropLast()
  for part in path.pathSegments() where part != "." {
    if part != ".." {
      parts.append(part)
    } else if parts.popLast() == nil {
      return nil
    }
  }
  let namesFolder = path.hasSuffix("/") || path.hasSuffix("/.") || path.hasSuffix("/..")
  return parts.joined(separator: "/") + (namesFolder && !parts.isEmpty ? "/" : "")
}
