/// Something that an output read from the render context while it was written: a kind and an index.
struct Dependency: Hashable, Comparable, Sendable {
  private let bits: UInt32

  /// The kinds by priority: if several dependencies changed, the first is reported as the reason.
  enum Kind: UInt32, CaseIterable {
    /// More than can be compared. The output is rendered in every build.
    case everything

    /// A record, except its text, its location in the source and its neighbours; and its text.
    case record, body

    /// The location of a record in the source.
    case source

    /// How a record affects the look of its list: whether it has a picture or a symbol, and the
    /// picture's shape.
    case appearance

    /// The page that a record belongs to.
    case owner

    /// A page's head, the text below its title, its introduction, and its sections with their
    /// feeds.
    case page, lede, introduction, sections

    /// The search, filters and sorting of a page, and the files with the data about its items.
    case filtering

    /// The number of records at the top of a record's collection.
    case collection

    /// A record's neighbours: the nearest records with pages, and the records in its carousel.
    case neighbours, others

    /// The pages of the terms that a record has, and the indexes of terms that a page links to.
    case terms, termIndexes

    /// The pages below a page that it lists.
    case subpages

    /// The records and types of a page's data files, and the sizes of these files.
    case downloads, downloadSizes

    /// Facts about a page that other pages may show: its number of records, its picture and its
    /// symbols.
    case count, picture, symbols

    /// The shell of a page, and of its records' pages.
    case shell, recordShell

    /// The navigation tree at the side of a page and of its records' pages.
    case tree

    /// The rules of a layout's list, and of a list that Vitrine generates.
    case list, ownList

    /// A template and the templates that it includes.
    case template
  }

  /// The kind of thing that a dependency's index refers to.
  enum Subject {
    case nothing, record, page, list, template
  }

  init(_ kind: Kind, _ index: Int = 0) {
    bits = kind.rawValue << Self.indexBits | UInt32(index)
  }

  /// The kind and index in one number, as caches store it.
  var number: UInt32 { bits }

  /// Returns nil if the number has no valid kind.
  init?(number: UInt32) {
    guard Kind(rawValue: number >> Self.indexBits) != nil else { return nil }
    bits = number
  }

  var kind: Kind { Kind(rawValue: bits >> Self.indexBits)! }
  var index: Int { Int(bits & (1 << Self.indexBits - 1)) }

  private static let indexBits: UInt32 = 27

  static func < (first: Dependency, second: Dependency) -> Bool { first.bits < second.bits }
}

extension Dependency.Kind {
  var subject: Dependency.Subject {
    switch self {
    case .everything: .nothing
    case .record, .body, .source, .appearance, .owner, .collection, .neighbours, .others, .terms:
      .record
    case .page, .lede, .introduction, .sections, .filtering, .termIndexes, .subpages, .downloads,
      .downloadSizes, .count, .picture, .symbols, .shell, .recordShell, .tree:
      .page
    case .list, .ownList: .list
    case .template: .template
    }
  }
}

/// The dependencies recorded while an output is written.
struct DependencyList {
  /// The dependencies by kind, in the order in which they were recorded. A dependency can occur
  /// more than once.
  private var dependencies = [[Dependency]](repeating: [], count: Dependency.Kind.allCases.count)

  mutating func append(_ dependency: Dependency) {
    let kind = Int(dependency.kind.rawValue)
    // A cell reads its record many times in a row.
    if dependencies[kind].last != dependency { dependencies[kind].append(dependency) }
  }

  /// The dependencies in ascending order, without duplicates.
  var sorted: [Dependency] {
    var sorted: [Dependency] = []
    sorted.reserveCapacity(dependencies.reduce(0) { $0 + $1.count })
    for dependencies in dependencies {
      // Most lists show their records in order.
      let isSorted = zip(dependencies, dependencies.dropFirst()).allSatisfy { $0 <= $1 }
      for dependency in isSorted ? dependencies : dependencies.sorted()
      where sorted.last != dependency {
        sorted.append(dependency)
      }
    }
    return sorted
  }
}
