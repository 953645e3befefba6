import VitrineDiagnostics
import VitrineText

/// The possible destinations of links in Markdown: content files by path, and pages of the site.
///
/// The instance is reused across readings as long as nothing in it changes.
final class LinkTable: Sendable {
  /// For each content file, the page that shows it or the path it is copied to.
  let outputs: NameTable<String>

  /// Every page and every copied file.
  let sitePaths: NameTable<String>

  /// The content files of excluded drafts, and the pages that they would have.
  let drafts: Set<String>

  /// Whether links omit `index.html`.
  let isPretty: Bool

  /// The content files of each folder, in byte order, for hints.
  private let files: [String: [String]]

  init(
    outputs: NameTable<String>, sitePaths: NameTable<String>, drafts: Set<String> = [],
    isPretty: Bool
  ) {
    self.drafts = drafts
    self.outputs = outputs
    self.sitePaths = sitePaths
    self.isPretty = isPretty
    files = Dictionary(grouping: outputs.names, by: \.parentFolder).mapValues {
      $0.sorted(by: precedesByBytes)
    }
  }
}

/// The destination of a link.
enum LinkDestination: Equatable {
  /// Another site, a mail address or a phone number, which Vitrine cannot check.
  case elsewhere

  /// An output of the site. `suffix` is the link's query and fragment, with `?` and `#`. `file` is
  /// the content file that the link names, or nil if the link names the output.
  case output(String, suffix: String, file: String?)

  /// A draft, which the site leaves out.
  case draft

  /// A path that is neither a content file nor an output.
  case nothing(path: String)

  /// A path above the content folder.
  case outside
}

extension LinkTable {
  /// Returns the destination of `link`, which is written in the content file `file` and shown on
  /// the page `page`.
  ///
  /// A path is relative to the folder of `file`, or to the content folder with a leading `/`. It
  /// can name a content file, an output, or a page by its folder. If nothing is found, the path is
  /// tried relative to the page, as a browser would.
  func destination(of link: String, in file: String, on page: String) -> LinkDestination {
    if BrowserAddress(link).isElsewhere { return .elsewhere }
    let end = link.utf8.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
    let suffix = end.map { String(link[$0...]) } ?? ""
    let written = end.map { String(link[..<$0]) } ?? link
    if written.isEmpty { return .output(page, suffix: suffix, file: nil) }
    let path = percentDecoded(written)
    let pathFromFile = normalized(path, in: file)
    let pathFromPage = normalized(path, in: page)
    if let found = pathFromFile.flatMap(lookup) ?? pathFromPage.flatMap(lookup) {
      return .output(found.output, suffix: suffix, file: found.file)
    }
    if [pathFromFile, pathFromPage].contains(where: { $0.map(isDraft) ?? false }) { return .draft }
    guard let pathFromFile else { return .outside }
    return .nothing(path: pathFromFile)
  }

  /// Returns the address of an output for a link on `page`.
  func address(of output: String, suffix: String, on page: String) -> String {
    if output.hasSameBytes(as: page), suffix.hasPrefix("#") { return suffix }
    return relativeLink(to: output, from: page.outputFolder, isPretty: isPretty) + suffix
  }

  /// Returns the file in the same folder that `path` probably stands for.
  func nearestFile(to path: String) -> String? {
    // Names are compared one by one: in a large folder, each broken link would take seconds.
    guard let siblings = files[path.parentFolder], siblings.count <= 200 else { return nil }
    return nearestName(to: path, among: siblings)
  }

  private func isDraft(_ path: String) -> Bool {
    let folder = path.hasSuffix("/") ? path : path + "/"
    return drafts.contains(path) || drafts.contains(folder + "index.html")
  }

  private func lookup(_ path: String) -> (output: String, file: String?)? {
    if let (file, output) = outputs.found(path) { return (output, file) }
    let folder = path.hasSuffix("/") || path.isEmpty ? path : path + "/"
    for candidate in [path, folder + "index.html"] {
      if let output = sitePaths[candidate] { return (output, nil) }
    }
    for index in ["index.md", "index.markdown"] {
      if let (file, output) = outputs.found(folder + index) { return (output, file) }
    }
    return nil
  }
}

/// Returns `path` relative to the root, with `.` and `..` resolved against the folder of `file`. A
/// trailing `/` stays. Returns nil if the path leaves the root.
private func normalized(_ path: String, in file: String) -> String? {
  let namesFolder = path.hasSuffix("/") || path.hasSuffix("/.") || path.hasSuffix("/..")
  return path.resolved(in: file.parentFolder).map { $0 + (namesFolder && !$0.isEmpty ? "/" : "") }
}
