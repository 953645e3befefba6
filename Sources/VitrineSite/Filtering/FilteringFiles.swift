internal import VitrineModel
internal import VitrineText

/// The scripts with what visitors find on each page that they can search, filter, sort or group.
struct FilteringFiles: Sendable {
  private let ofPages: [Int: File]

  /// In the order of their pages.
  var files: [Resource] { ofPages.sorted { $0.key < $1.key }.map(\.value.resource) }

  private struct File {
    let resource: Resource
    let address: Address

    init(_ resource: Resource, named naming: ResourceNaming) {
      self.resource = resource
      address = Address(
        path: resource.path,
        query: naming == .byUse ? "?\(ContentHash(of: resource.bytes))" : "")
    }
  }

  /// Where a page finds its file.
  struct Address: Hashable {
    var path: String

    /// Says what is in a file that is named by its use, so that an open page asks for what is new.
    var query: String
  }

  /// What the files of a site are made from.
  struct Source {
    let content: SiteContent
    let fingerprints: ContentFingerprints?
    let lists: SiteLists
    let words: [String: SiteWords]
  }

  /// Takes over the files of `earlier` whose pages, and all records on them, are what they were. Its files
  /// must be named by the same scheme.
  init(
    of source: Source, named naming: ResourceNaming,
    reusing earlier: (files: FilteringFiles, source: Source)?
  ) {
    let pages = source.content.pages
    var known: [ExactText: Int] = [:]
    if let earlier {
      for index in earlier.files.ofPages.keys {
        known[earlier.source.content.pages[index].output] = index
      }
    }
    var ofPages: [Int: File] = [:]
    for (index, page) in pages.enumerated() {
      guard let filtering = page.filtering else { continue }
      if let earlier, let before = known[page.output],
        source.hasSame(page: index, as: earlier.source, page: before)
      {
        ofPages[index] = earlier.files.ofPages[before]
        continue
      }
      let script = FilterableItems(of: page, in: source.lists).script(
        filtering, content: source.content, words: source.words[page.language]!)
      let name = "finding/\(page.output.dropLast(".html".count))"
      ofPages[index] = File(Resource(name, "js", named: naming, script), named: naming)
    }
    self.ofPages = ofPages
  }

  /// Where the page at an index finds its file; nil if it offers nothing to find.
  func address(ofPage index: Int) -> Address? { ofPages[index]?.address }
}

extension FilteringFiles.Source {
  /// True if a page surely has the same file as one of another site.
  fileprivate func hasSame(page: Int, as other: Self, page before: Int) -> Bool {
    guard let own = fingerprints, let others = other.fingerprints else { return false }
    let (new, old) = (content.pages[page], other.content.pages[before])
    guard let filtering = new.filtering, let previous = old.filtering,
      own.filterings[page] == others.filterings[before],
      own.sections[page] == others.sections[before],
      own.sections[page] != Fingerprint.incomparable, content.searched == other.content.searched,
      words[new.language]!.hasSame([.yes, .no, .other], as: other.words[old.language]!),
      words[new.language]!.formats.numbers == other.words[old.language]!.formats.numbers
    else { return false }
    return zip(new.sections, old.sections).allSatisfy { section, previous in
      lists[section.layout].source == other.lists[previous.layout].source
    }
      && zip(filtering.records, previous.records).allSatisfy { now, before in
        own.records[now] == others.records[before]
      }
  }
}

/// The beginning of the paths of these files.
package let itemFilesPrefix = "assets/finding/"
