import VitrineDiagnostics
import VitrineFormats
import VitrineMarkdown
import VitrineModel
import VitrineSystem
import VitrineText

/// The destination of a link or a picture, as written.
private struct Reference {
  var destination: String
  var isShown: Bool
}

/// Finds the content files that the texts and links of a site refer to, and so how each file is
/// used.
struct FileMentions {
  private let input: ContentInput
  private let records: [Record]
  private let drafts: [Draft]
  private let planned: [FileUse]
  private let chosen: [CollectionDeclaration.Source]
  private let keepsHTML: Bool

  /// Whether the pictures that texts show are published in several sizes.
  private let scalesPictures: Bool

  init(of plan: ContentPlan, _ records: [Record], drafts: [Draft]) {
    input = plan.input
    chosen = plan.site.files
    keepsHTML = plan.site.settings.unsafe
    scalesPictures =
      plan.site.settings.pictures.format != .original
      && plan.input.options.unscaledPictures != .all
    self.records = records
    self.drafts = drafts
    planned = plan.uses
  }

  /// Returns the use of each file in the tree, where records and the site's design show `pictures`.
  /// The files that texts link to and show are reused from `previous` if nothing that affects them
  /// has changed.
  func uses(showing pictures: Set<Int>, previous: LinkedFiles?) -> (
    uses: [FileUse], linked: LinkedFiles
  ) {
    var uses = planned
    for picture in pictures { uses[picture] = .picture }
    for file in input.tree.files.indices where isChosen(file, uses[file]) { uses[file] = .asset }
    let linked = linkedFiles(among: uses, previous: previous)
    for file in linked.shown where !pictures.contains(file) && !isNamed(file) {
      uses[file] = scalesPictures ? .picture : .asset
    }
    // A link leads to the file as it is.
    for file in linked.linked where !pictures.contains(file) { uses[file] = .asset }
    for file in namedOnlyByDrafts(uses) { uses[file] = .draft }
    return (uses, linked)
  }

  /// Whether a pattern of `files` in site.yml matches a file.
  private func isNamed(_ file: Int) -> Bool {
    chosen.contains { $0.pattern.matches(input.tree.files[file]) }
  }

  /// Whether `files` in site.yml selects a file. Hidden and secret files must be named in full,
  /// without wildcards.
  private func isChosen(_ file: Int, _ use: FileUse) -> Bool {
    switch use {
    case .other, .content, .foreign: isNamed(file)
    case .secret, .hidden: chosen.contains { $0.pattern.text == input.tree.files[file] }
    case .asset, .picture, .draft, .unread: false
    }
  }

  /// Returns those of `files` whose names occur anywhere in Markdown or in links of records, except
  /// in drafts.
  private func mentioned(_ files: Set<Int>) -> Set<Int> {
    let (folder, draftFiles) = (input.folder, Set(byBytes: drafts.map(\.file)))
    let texts = input.tree.files.filter {
      SourceFormat($0) == .markdown && !draftFiles.contains($0)
    }
    let names = FileNames(files, in: input.tree)
    let mentionsInFiles = concurrentMap(of: texts.count, by: 64, jobs: input.options.jobs) {
      range in
      texts[range].reduce(into: Set<Int>()) { found, text in
        found.formUnion(names.files(in: folder.knownBytes(of: text)))
      }
    }
    var found = mentionsInFiles.reduce(into: Set<Int>()) { $0.formUnion($1) }
    for index in records.indices {
      if let link = records[index].link { found.formUnion(names.files(in: Array(link.utf8))) }
      if case .text(let body, at: _, isHTML: _) = records[index].body {
        found.formUnion(names.files(in: Array(body.utf8)))
      }
    }
    return found
  }
}

// MARK: Drafts

extension FileMentions {
  /// Returns the files that would be copied unchanged but are only mentioned by drafts.
  private func namedOnlyByDrafts(_ uses: [FileUse]) -> Set<Int> {
    let named = drafts.reduce(into: Set<Int>()) { $0.formUnion(files(namedBy: $1)) }.filter {
      if case .asset = uses[$0] { true } else { false }
    }
    return named.isEmpty ? [] : named.subtracting(mentioned(named))
  }

  /// Returns the files that a draft shows or links to.
  private func files(namedBy draft: Draft) -> [Int] {
    var paths = references(in: draft.body).map { percentDecoded($0.destination) }.compactMap {
      $0.resolved(in: draft.file.parentFolder)
    }
    for picture in draft.pictures.flatMap(input.tree.expanded) {
      paths += [picture.path, picture.texts[.poster], picture.texts[.captions]].compactMap {
        $0?.resolved(in: picture.location.file.parentFolder)
      }
    }
    return paths.compactMap { input.tree.index(of: $0) }
  }

  /// Returns the destinations of the links and pictures in a body.
  private func references(in body: Body?) -> [Reference] {
    let bytes: [UInt8]
    switch body {
    case nil: return []
    case .text(let text, at: _, isHTML: _), .part(let text, at: _): bytes = Array(text.utf8)
    case .file(let file, let offset, line: _, skipsTitle: _, hash: _):
      bytes = Array(input.folder.knownBytes(of: file).dropFirst(offset))
    }
    return references(in: bytes)
  }

  private func references(in bytes: [UInt8]) -> [Reference] {
    var found: [Reference] = []
    _ = bytes.withUnsafeBufferPointer { buffer in
      renderMarkdown(buffer, options: MarkdownOptions(origin: .file("", firstLine: 1))) {
        if $0.kind != .item {
          found.append(Reference(destination: $0.destination, isShown: $0.kind == .picture))
        }
        return .text
      }
    }
    return found
  }
}

// MARK: Links to files

extension FileMentions {
  /// Returns the files that texts and records link to, among data files that collections read, and
  /// files that no collection shows and that are not of a kind that web servers deliver.
  private func linkedFiles(among uses: [FileUse], previous: LinkedFiles?) -> LinkedFiles {
    let tree = input.tree
    let requested = Set(
      tree.files.indices.filter { file in
        switch uses[file] {
        case .other: return true
        case .asset, .picture:
          return scalesPictures && PictureFormat.isScalable(ending: tree.files[file].ending)
        case .content:
          guard case .data? = SourceFormat(tree.files[file]) else { return false }
          return tree.files[file] != "site.yml"
        case .draft, .unread, .foreign, .secret, .hidden: return false
        }
      })
    var linked = LinkedFiles()
    if requested.isEmpty { return linked }
    linked.requested = requested.sorted().map { tree.files[$0] }
    let isSame = input.hasSameFiles && previous.map { $0.requested == linked.requested } ?? false
    let known = isSame ? previous?.byText ?? [:] : [:]
    let names = FileNames(requested, in: tree)
    let draftFiles = Set(byBytes: drafts.map(\.file))
    let texts = tree.files.indices.filter { mayLink($0, uses[$0]) }
    let found = concurrentMap(of: texts.count, by: 64, jobs: input.options.jobs) { range in
      texts[range].map { text -> (String, [LinkedFiles.Mention]) in
        let path = tree.files[text]
        if input.isUnchanged(text), let known = known[path] { return (path, known) }
        return (path, draftFiles.contains(path) ? [] : mentions(of: names, in: path))
      }
    }.flatMap { $0 }
    for (path, mentions) in found {
      for mention in mentions where requested.contains(mention.file) { linked.insert(mention) }
      if input.keepsResults { linked.byText[path] = mentions }
    }
    for record in records {
      for reference in references(of: record, to: names) {
        if let file = file(at: reference.destination, from: record.place.file),
          requested.contains(file)
        {
          linked.insert(LinkedFiles.Mention(file: file, isShown: reference.isShown))
        }
      }
    }
    return linked
  }

  /// Whether a file can refer to others: Markdown, and copied HTML, CSS and scripts.
  private func mayLink(_ file: Int, _ use: FileUse) -> Bool {
    let path = input.tree.files[file]
    if SourceFormat(path) == .markdown { return !path.isHidden }
    guard case .asset = use, ["html", "htm", "css", "js", "mjs"].contains(path.ending) else {
      return false
    }
    return input.tree.states[file].map { $0.length <= 1 << 20 } ?? true
  }

  /// Returns the files in `names` that a text links to or shows. In HTML and scripts, their names
  /// are in quotes.
  private func mentions(of names: FileNames, in text: String) -> [LinkedFiles.Mention] {
    let written = (try? input.folder.bytes(of: text)) ?? []
    guard names.mayBeMentioned(in: written) || TextEncoding(markOf: written) != nil else {
      return []
    }
    let bytes = input.folder.knownBytes(of: text)
    func linked(_ files: Set<Int>) -> [LinkedFiles.Mention] {
      files.sorted().map { LinkedFiles.Mention(file: $0, isShown: false) }
    }
    guard SourceFormat(text) == .markdown else { return linked(names.files(in: bytes)) }
    let mentions = references(in: bytes).compactMap { reference in
      file(at: reference.destination, from: text).map {
        LinkedFiles.Mention(file: $0, isShown: reference.isShown)
      }
    }
    guard keepsHTML else { return mentions }
    // In front matter, a name in quotes is a source that a collection reads.
    let body =
      if case .block(let block) = FrontMatterBlock.find(in: bytes) { block.bodyOffset } else { 0 }
    return mentions + linked(names.files(in: Array(bytes[body...]), areQuoted: true))
  }

  /// Returns the destinations of a record's links, and of links in its text if it may mention one
  /// of the files.
  private func references(of record: Record, to names: FileNames) -> [Reference] {
    var found = record.link.map { [Reference(destination: $0, isShown: false)] } ?? []
    for field in record.fields {
      _ = field.value.mapLinks { value in
        found.append(Reference(destination: value.address ?? value.written, isShown: false))
        return value
      }
    }
    if case .text(let body, at: _, isHTML: _) = record.body {
      let bytes = Array(body.utf8)
      if names.mayBeMentioned(in: bytes) { found += references(in: bytes) }
    }
    return found
  }

  /// Returns the file that a link in a content file leads to.
  private func file(at destination: String, from text: String) -> Int? {
    let path = destination.prefix { $0 != "?" && $0 != "#" }
    return percentDecoded(String(path)).resolved(in: text.parentFolder).flatMap(input.tree.index)
  }

  /// Returns the problems with files that no collection reads, and with names in `files` of
  /// site.yml.
  func omitted(_ uses: [FileUse]) -> [Diagnostic] {
    let unread = unreadData(uses)
    let reportedFiles = Set(unread.compactMap(\.location?.file))
    var left: [Diagnostic] = []
    for (path, use) in zip(input.tree.files, uses)
    where !path.isAlmostSettings && !reportedFiles.contains(path) {
      let place = SourceLocation.start(of: path)
      var copy: String { "write files: [\(yamlText(path))] in site.yml" }
      switch use {
      case .other:
        left.warn(
          "not copied", at: place, "'\(path.fileName)' is not copied into the site",
          hint: "to copy it, link to it or \(copy)")
      case .foreign:
        let name = path.ending == "md" ? "another name" : "\(path.stem).md"
        left.warn(
          "text for another generator", at: place,
          "'\(path.fileName)' is for another generator, so it is neither read nor copied",
          hint: "to show its text, rename it to \(name), or \(copy)")
      case .secret:
        left.warn(
          "secret", at: place,
          "'\(path.fileName)' is not copied into the site because it is named like a key or a password",
          hint: "move it out of the content folder; if it may be public, \(copy)")
      case .asset, .content, .picture, .draft, .unread, .hidden: break
      }
    }
    let missing = chosen.filter { source in
      !input.tree.files.contains(where: source.pattern.matches)
        && !input.tree.hasObstacle(at: source.pattern.text)
    }
    return unread + left
      + missing.map { source -> Diagnostic in
        let path = source.pattern.text
        let folder = input.tree.folder(at: path)
        return .matchesNothing(
          path.relative(to: ""), nearest: nearestName(to: path, among: input.tree.files),
          files: folder.map { $0.files.isEmpty ? "**" : "*" }, at: source.place)
      }
  }
}

// MARK: Unread data

extension FileMentions {
  /// Returns a warning for each file with records that no collection reads. Files that a text
  /// mentions are downloads for readers, and records without names or in `.well-known` are for
  /// programs, so neither is reported.
  private func unreadData(_ uses: [FileUse]) -> [Diagnostic] {
    let tree = input.tree
    let unread = tree.files.indices.filter { file in
      switch uses[file] {
      case .asset, .other: break
      case .content, .picture, .draft, .unread, .foreign, .secret, .hidden: return false
      }
      if tree.files[file].hasPrefix(".well-known/") { return false }
      // The author did not ask for this file to be read, so reading it must be cheap.
      if let length = tree.states[file]?.length, length > 1 << 20 { return false }
      return containsNamedRecords(tree.files[file])
    }
    if unread.isEmpty { return [] }
    return Set(unread).subtracting(mentioned(Set(unread))).sorted().map {
      let isCopied = if case .asset = uses[$0] { true } else { false }
      return .unreadData(tree.files[$0], isCopied: isCopied)
    }
  }

  private func containsNamedRecords(_ file: String) -> Bool {
    guard case .data(let format)? = SourceFormat(file),
      let text = try? input.folder.text(of: file, format: format)
    else { return false }
    return format.containsNamedRecords(text.bytes, file)
  }
}

extension ContentFolder {
  /// Returns the bytes of a file that was read before. Empty if it is unreadable, which was already
  /// reported.
  fileprivate func knownBytes(of file: String) -> [UInt8] { (try? text(of: file).bytes) ?? [] }
}
