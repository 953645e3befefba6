import VitrineContent
import VitrineFormats
import VitrineModel
import VitrineSystem
import VitrineText

/// A folder of Markdown that is read page by page, as generators of documentation have it.
struct DocumentationTree: Sendable {
  private let folder: ContentFolder

  /// The folder of the texts in `folder`, and its files without those of generators.
  private let root: String
  private let files: Set<String>
  private var texts: [DocumentationText] = []
  private var order = DocumentationOrder()

  /// Whether a generator's files or most texts set an order. Such a tree is certain to be
  /// documentation.
  private(set) var isOrdered = false
}

extension DocumentationTree {
  /// Nil unless a generator's files, or texts in several folders, say that this is documentation.
  /// Texts with dates are posts.
  init?(_ all: [String], in folder: ContentFolder) {
    self.folder = folder
    let all = all.filter { !$0.pathSegments().contains { $0.hasPrefix(".") } }
    let markdown = all.filter { SourceFormat($0) == .markdown }
    func text(_ file: String) -> String? {
      (try? folder.bytes(of: file)).map { String(decoding: $0, as: UTF8.self) }
    }
    func shallowest(_ names: [String]) -> String? {
      all.filter { names.contains($0.fileName) }.min {
        ($0.pathSegments().count, $0) < ($1.pathSegments().count, $1)
      }
    }
    var order = DocumentationOrder()
    var root: String?
    if let file = shallowest(["mkdocs.yml", "mkdocs.yaml"]), let settings = text(file) {
      let docs = value(of: "docs_dir", inSettings: settings)?.scalarText ?? "docs"
      root = docs.resolved(in: file.parentFolder)
      order.read(mkdocs: settings)
    } else if let file = shallowest(["SUMMARY.md"]), let summary = text(file) {
      root = file.parentFolder
      order.read(summary: summary)
    } else if let above = folder.path.parentPath,
      let bytes = try? ContentFolder(path: above).bytes(of: "mkdocs.yml")
    {
      // The folder of the texts is beside the settings.
      let settings = String(decoding: bytes, as: UTF8.self)
      let docs = value(of: "docs_dir", inSettings: settings)?.scalarText ?? "docs"
      if docs == folder.path.lastPathComponent {
        root = ""
        order.read(mkdocs: settings)
      }
    }
    let isGenerated = root != nil
    if let known = root, !markdown.contains(where: { $0.isIn(known) }) { root = nil }
    self.root = root ?? markdown.sharedFolder
    let (start, isComplete) = (self.root, order.isComplete)
    let inside = all.filter { $0.isIn(start) }.map {
      String($0.dropFirst(start.isEmpty ? 0 : start.count + 1))
    }
    files = Set(inside)
    for file in inside where file.stem == "_category_" {
      guard let bytes = try? folder.bytes(of: .joined(start, file)) else { continue }
      order.read(category: bytes, of: file.parentFolder)
    }
    texts = inside.filter { file in
      // A name with a line before it is a part of other texts.
      SourceFormat(file) == .markdown && file != "SUMMARY.md"
        && !file.pathSegments().contains { $0.hasPrefix("_") && $0 != "_index.md" }
        && (!isComplete || order.places[file] != nil)
    }.compactMap { file in
      (try? folder.bytes(of: .joined(start, file))).flatMap { DocumentationText($0, path: file) }
    }
    self.order = order
    let isTree = Set(texts.map(\.path.parentFolder)).count > 1
    let isOfGenerator = isGenerated || !order.isEmpty || texts.contains(where: \.isOfGenerator)
    // A weight can also be that of an object.
    isOrdered =
      isOfGenerator || isTree && texts.count { $0.order != nil } * 2 > texts.count
    // Texts with several other keys are records.
    let areRecords = texts.count { $0.isDated || !isOfGenerator && $0.otherKeys.count > 2 }
    guard texts.count > 1, areRecords * 2 < texts.count, isOrdered || isTree
    else { return nil }
    assignTargets()
  }

  /// Names that generators have for the text of a folder, the most certain first.
  private static let indexNames = ["index.md", "_index.md", "readme.md", "index.markdown"]

  /// Makes the texts of folders their pages. A text beside a folder of its name is its text, too.
  private mutating func assignTargets() {
    let folders = Set(texts.flatMap { $0.path.foldersAround.map { $0.lowercased() } })
    var taken: Set<String> = []
    func rank(_ text: DocumentationText) -> Int {
      Self.indexNames.firstIndex(of: text.path.fileName.lowercased())
        ?? (folders.contains(text.path.withoutEnding.lowercased()) ? 4 : 5)
    }
    let indices = texts.indices.sorted { (rank(texts[$0]), $0) < (rank(texts[$1]), $1) }
    for index in indices {
      let path = texts[index].path
      let folder =
        switch rank(texts[index]) {
        case 5: nil as String?
        case 4:
          texts.lazy.flatMap(\.path.foldersAround).first {
            $0.lowercased() == path.withoutEnding.lowercased()
          }
        default: path.parentFolder
        }
      texts[index].target = folder.map { .joined($0, "index.md") } ?? path
      // Another text has the page: this one is an item in the folder.
      if !taken.insert(texts[index].target).inserted, let folder {
        texts[index].target = .joined(folder, "\(path.stem.lowercased())-text.md")
      }
    }
  }
}

// MARK: The proposal

extension DocumentationTree {
  /// The files of the content folder, and the keys that were left out.
  func proposal(all: Int, title: String) -> DataProposal {
    var proposal = DataProposal()
    let targets = Dictionary(texts.map { ($0.path, $0.target) }) { first, _ in first }
    // The texts that a page lists, and those of them that have a place.
    let items = texts.filter { $0.target.fileName != "index.md" }
    let lists = Set(items.map(\.target.parentFolder))
    let sorted = Set(items.filter { place(of: $0) != nil }.map(\.target.parentFolder))
    func keys(_ folder: String) -> [String] {
      let tree = "navigation: tree  # all pages are in a tree at the side"
      let list = "layout: { list: { style: inset } }"
      return (folder.isEmpty ? [tree] : []) + (lists.contains(folder) ? ["sections:"] : [])
        + (sorted.contains(folder)
          ? ["  - sort: order", "    \(list)"] : lists.contains(folder) ? ["  - \(list)"] : [])
    }
    var linked: Set<String> = []
    var pages: Set<String> = []
    var others: [String: Int] = [:]
    for text in texts {
      let isPage = text.target.fileName == "index.md"
      let folder = text.target.parentFolder
      if isPage { pages.insert(folder) }
      let isHome = isPage && folder.isEmpty
      let place = isHome ? nil : isPage ? self.place(ofFolder: folder, text) : self.place(of: text)
      let name = order.titles[text.path] ?? (isPage ? order.titles[folder] : nil)
      let file = text.file(
        title: isHome ? nil : name, isPage: isPage, order: place,
        extra: isPage ? keys(folder) : []
      ) { link in
        guard let path = self.file(at: link, from: text.path) else { return nil }
        guard let target = targets[path] else {
          linked.insert(path)
          return text.target.parentFolder == text.path.parentFolder ? nil : address(of: path)
        }
        let isMoved = target != path || text.target.parentFolder != text.path.parentFolder
        let isWhole = path == percentDecoded(link).resolved(in: text.path.parentFolder)
        return isMoved || !isWhole ? address(of: target) : nil
      }
      proposal.files.append((text.target, file))
      for key in Set(text.otherKeys) { others[key, default: 0] += 1 }
    }
    for folder in Set(texts.flatMap(\.target.foldersAround) + [""]).subtracting(pages).sorted() {
      let name = order.titles[folder] ?? (folder.isEmpty ? title : folder.fileName.spelled)
      var lines = ["title: \(yamlText(name, inBrackets: false))"]
      if let place = place(ofFolder: folder, nil) { lines.append("order: \(written(place))") }
      lines += keys(folder)
      proposal.files.append(
        (.joined(folder, "index.md"), "---\n\(lines.map { "\($0)\n" }.joined())---\n"))
    }
    proposal.files.append(
      ("site.yml", "title: \(yamlText(title, inBrackets: false))\nsearch: true\n"))
    proposal.copies = linked.sorted().map { (.joined(root, $0), $0) }
    proposal.omitted = max(0, all - proposal.copies.count - texts.count)
    proposal.choices = others.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { key, count in
      ColumnChoice(
        path: key, use: nil, reason: "another generator's key, in \(count.counted("text"))")
    }
    return proposal
  }

  private func place(of text: DocumentationText) -> Double? {
    // Docusaurus takes `01-intro.md` for the first text.
    order.places[text.path] ?? text.order
      ?? (order.places.isEmpty ? text.path.stem.number : nil)
  }

  /// The place of a folder: its own, that of its text, or of the first text in it.
  private func place(ofFolder folder: String, _ text: DocumentationText?) -> Double? {
    if folder.isEmpty { return nil }
    let inside = order.places.filter { $0.key.isIn(folder) }.values.min()
    return order.places[folder] ?? text.flatMap { order.places[$0.path] ?? $0.order }
      ?? (order.places.isEmpty ? folder.fileName.number : inside)
  }

  /// Returns the file to which a link leads, with an ending that generators let people leave out.
  private func file(at link: String, from path: String) -> String? {
    guard !link.contains(":"),
      let found = percentDecoded(link).resolved(in: path.parentFolder), !found.isEmpty
    else { return nil }
    let names = ["", ".md"] + Self.indexNames.map { "/\($0)" } + ["/README.md"]
    return names.lazy.map { found + $0 }.first(where: files.contains)
  }
}

/// The address of a file from any page, in a text.
private func address(of path: String) -> String { "/\(PercentEncoding.path.encoded(path))" }

extension String {
  /// Whether this is the path of a file in a folder, or in one inside it.
  fileprivate func isIn(_ folder: String) -> Bool { folder.isEmpty || hasPrefix("\(folder)/") }

  /// The folders that contain a file, innermost first, without the root.
  fileprivate var foldersAround: [String] {
    var folders: [String] = []
    var folder = parentFolder
    while !folder.isEmpty {
      folders.append(folder)
      folder = folder.parentFolder
    }
    return folders
  }
}
