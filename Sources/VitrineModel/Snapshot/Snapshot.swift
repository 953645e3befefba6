/// The sections of a page and their items, in order, as one value.
///
/// Section identifiers are unique in a snapshot, and so are item identifiers across all of its
/// sections. A section and an item can have the same identifier. A failed operation leaves the
/// snapshot unchanged. Two snapshots are equal if their sections and items are, in order. Marks do
/// not count.
///
/// In the stated costs, n is the number of all items, s of the sections, m of the items in the
/// affected sections, and k the size of the argument.
public struct Snapshot<
  SectionID: Hashable & Sendable, ItemID: Hashable & Sendable
>: Sendable {
  /// The errors of operations.
  public typealias Failure = SnapshotError<SectionID, ItemID>

  var sections = IdentifierTable<SectionID>()

  /// The handles of the sections in order, and the index of each in that order by handle: -1 once
  /// deleted.
  var sectionOrder: [Int32] = []
  var indexOfSection: [Int32] = []

  /// The handles of a section's items in order, by the section's handle.
  var runs: [[Int32]] = []

  var items = IdentifierTable<ItemID>()

  /// By item handle: the handle of the item's section, -1 once deleted, and the item's index in it.
  var sectionOfItem: [Int32] = []
  var indexInSection: [Int32] = []

  var reloadedSections = Marks()
  var reloadedItems = Marks()
  var reconfiguredItems = Marks()

  /// Creates an empty snapshot. O(1).
  public init() {}
}

extension Snapshot {
  /// O(1).
  public var numberOfItems: Int { items.count }

  /// O(1).
  public var numberOfSections: Int { sectionOrder.count }

  /// All sections, in order. O(s).
  public var sectionIdentifiers: [SectionID] {
    sectionOrder.map { sections.ids[Int($0)] }
  }

  /// In order, section by section. O(n).
  public var itemIdentifiers: [ItemID] {
    var identifiers: [ItemID] = []
    identifiers.reserveCapacity(numberOfItems)
    for section in sectionOrder {
      for item in runs[Int(section)] { identifiers.append(items.ids[Int(item)]) }
    }
    return identifiers
  }

  /// Throws `unknownSection`. O(1).
  public func numberOfItems(inSection section: SectionID) throws(Failure) -> Int {
    runs[try handle(ofSection: section)].count
  }

  /// The items of a section, in order. Throws `unknownSection`. O(m).
  public func itemIdentifiers(inSection section: SectionID) throws(Failure) -> [ItemID] {
    runs[try handle(ofSection: section)].map { items.ids[Int($0)] }
  }

  /// Nil for an unknown item. O(1).
  public func sectionIdentifier(containingItem item: ItemID) -> SectionID? {
    items.handle(of: item).map { sections.ids[Int(sectionOfItem[$0])] }
  }

  /// The item's index among all items, or nil if it is unknown. O(s).
  public func indexOfItem(_ item: ItemID) -> Int? {
    guard let handle = items.handle(of: item) else { return nil }
    let section = Int(sectionOfItem[handle])
    let before = sectionOrder.prefix(Int(indexOfSection[section]))
    return before.reduce(Int(indexInSection[handle])) { $0 + runs[Int($1)].count }
  }

  /// Nil for an unknown section. O(1).
  public func indexOfSection(_ section: SectionID) -> Int? {
    sections.handle(of: section).map { Int(indexOfSection[$0]) }
  }
}

extension Snapshot: Equatable {
  /// O(n).
  public static func == (first: Self, second: Self) -> Bool {
    guard first.numberOfItems == second.numberOfItems,
      first.numberOfSections == second.numberOfSections
    else { return false }
    return zip(first.sectionOrder, second.sectionOrder).allSatisfy { one, other in
      first.sections.ids[Int(one)] == second.sections.ids[Int(other)]
        && first.runs[Int(one)].elementsEqual(second.runs[Int(other)]) {
          first.items.ids[Int($0)] == second.items.ids[Int($1)]
        }
    }
  }
}

extension Snapshot {
  func handle(ofSection section: SectionID) throws(Failure) -> Int {
    guard let handle = sections.handle(of: section) else { throw .unknownSection([section]) }
    return handle
  }

  func handle(ofItem item: ItemID) throws(Failure) -> Int {
    guard let handle = items.handle(of: item) else { throw .unknownItem([item]) }
    return handle
  }
}

/// A place in a list, next to an element of it.
enum Anchor<ID> {
  case before(ID)
  case after(ID)

  var id: ID {
    switch self {
    case .before(let id), .after(let id): id
    }
  }

  /// 0 before the anchor, 1 after it.
  var offset: Int {
    switch self {
    case .before: 0
    case .after: 1
    }
  }
}

/// The elements that occur more than once in a list, each once, in the order of their second
/// occurrence.
func repeated<ID: Hashable>(in ids: [ID]) -> [ID] {
  if ids.count < 2 { return [] }
  var seen = Set<ID>(minimumCapacity: ids.count)
  var named = Set<ID>()
  return ids.filter { !seen.insert($0).inserted && named.insert($0).inserted }
}
