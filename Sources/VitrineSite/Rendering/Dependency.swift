/// One thing of the render context that the writing of an output read, by its number there.
struct Dependency: Hashable, Comparable, Sendable {
  private let bits: UInt32

  /// Of the things that changed, the first is the one that is told.
  enum Kind: UInt32, CaseIterable {
    /// More than can be compared: the output is written in every build.
    case everything

    /// A record, all but its text, where it was written, and who stands beside it; and its text.
    case record, body

    /// What a list of records looks like: whether one has a picture or a symbol.
    case look

    /// The page that a record belongs to.
    case owner

    /// What a page is, what stands under its title, its text, and its sections.
    case page, lede, introduction, sections

    /// How many records a record's collection has.
    case collection

    /// Those beside a record: the nearest with pages, and those of its carousel.
    case neighbours, others

    /// What a page says of those under it.
    case subpages

    /// What other pages show of a page: how many items it has, its picture, its symbols.
    case count, picture, symbols

    /// What surrounds a page, and the pages of its records.
    case chrome, recordChrome

    /// The rules of a layout, and those of a list that the site itself makes.
    case list, ownList

    /// A template and those that it includes.
    case template
  }

  init(_ kind: Kind, _ index: Int = 0) {
    bits = kind.rawValue << Self.indexBits | UInt32(index)
  }

  var kind: Kind { Kind(rawValue: bits >> Self.indexBits)! }
  var index: Int { Int(bits & (1 << Self.indexBits - 1)) }

  private static let indexBits: UInt32 = 27

  static func < (first: Dependency, second: Dependency) -> Bool { first.bits < second.bits }
}

/// What was tracked of an output.
struct DependencyList {
  /// The dependencies of each kind, in the order in which they were made; some more than once.
  private var dependencies = [[Dependency]](repeating: [], count: Dependency.Kind.allCases.count)

  mutating func append(_ dependency: Dependency) {
    let kind = Int(dependency.kind.rawValue)
    // A cell asks for its record again and again.
    if dependencies[kind].last != dependency { dependencies[kind].append(dependency) }
  }

  /// Each once, in order.
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
