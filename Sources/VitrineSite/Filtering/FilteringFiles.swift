internal import VitrineModel
internal import VitrineSystem
internal import VitrineText

/// The scripts with the searchable data of each page that visitors can search, filter, sort or
/// group.
struct FilteringFiles: Sendable {
  private let filesByPage: [Int: File]

  /// The files, in the order of their pages.
  var files: [Resource] { filesByPage.sorted { $0.key < $1.key }.map(\.value.resource) }

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

  /// The address of a page's file.
  struct Address: Hashable {
    var path: String

    /// Identifies the content of a file named by its use, so that an open page requests the new
    /// version.
    var query: String
  }

  /// The data that a site's files are made from.
  struct Source: Sendable {
    let content: SiteContent
    let fingerprints: ContentFingerprints?
    let lists: SiteLists
    let words: [String: SiteWords]
  }

  /// Makes the files on `jobs` threads. Reuses the files of `earlier` whose pages, including all of their records, are unchanged. They
  /// must use the same naming scheme.
  init(
    of source: Source, named naming: ResourceNaming,
    reusing earlier: (files: FilteringFiles, source: Source)?, jobs: Int
  ) {
    let pages = source.content.pages
    var known: [ExactText: Int] = [:]
    if let earlier {
      for index in earlier.files.filesByPage.keys {
        known[earlier.source.content.pages[index].output] = index
      }
    }
    let filtered = pages.indices.filter { pages[$0].filtering != nil }
    let files = concurrentMap(of: filtered.count, by: 1, jobs: jobs) { [known] chunk in
      filtered[chunk].map { index in
        let page = pages[index]
        if let earlier, let before = known[page.output],
          source.hasSame(page: index, as: earlier.source, page: before)
        {
          return earlier.files.filesByPage[before]!
        }
        let script = FilterableItems(of: page, in: source.lists).script(
          page.filtering!, content: source.content, words: source.words[page.language]!)
        let name = "finding/\(page.output.dropLast(".html".count))"
        return File(Resource(name, "js", named: naming, script), named: naming)
      }
    }.joined()
    filesByPage = Dictionary(uniqueKeysWithValues: zip(filtered, files))
  }

  /// The address of the file for the page at an index, or nil if the page has no search, filters or
  /// sorting.
  func address(ofPage index: Int) -> Address? { filesByPage[index]?.address }
}

extension FilteringFiles.Source {
  /// Whether a page is certain to have the same file as a page of another site.
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
