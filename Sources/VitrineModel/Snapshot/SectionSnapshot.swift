/// The items of one section as an ordered forest, some of them expanded.
///
/// Identifiers are unique in the forest. An item is visible if all of its ancestors are expanded.
/// Its own expansion does not affect its visibility, and is kept while an ancestor is collapsed.
/// New items are collapsed. A failed operation leaves the snapshot unchanged. Depth is not limited.
///
/// In the stated costs, n is the number of all items and k the size of the argument.
public struct SectionSnapshot<ItemID: Hashable & Sendable>: Sendable {
  /// The errors of operations. They concern only items, because there are no sections.
  public typealias Failure = SnapshotError<Never, ItemID>

  var table = IdentifierTable<ItemID>()

  /// The links of each item, by handle.
  var places: [TreeLinks] = []

  var firstRoot = TreeLinks.none
  var lastRoot = TreeLinks.none

  /// The position of each item in `items`, computed on demand.
  var preorder = LazyPreorder()

  /// Creates an empty snapshot. O(1).
  public init() {}
}

/// An item's neighbours in the tree, as handles.
struct TreeLinks: Sendable {
  static let none: Int32 = -1

  var parent = none
  var firstChild = none
  var lastChild = none
  var previous = none
  var next = none
  var level: Int32 = 0
  var isExpanded = false
  var isVisible = true

  /// False once the item is deleted.
  var isInTree = true
}

extension SectionSnapshot {
  /// Parents come before children. O(n).
  public var items: [ItemID] {
    var items: [ItemID] = []
    items.reserveCapacity(table.count)
    forEachHandle { items.append(table.ids[$0]) }
    return items
  }

  /// O(roots).
  public var rootItems: [ItemID] {
    siblings(from: firstRoot).map { table.ids[$0] }
  }

  /// The items whose ancestors are all expanded, in order. O(visible items).
  public var visibleItems: [ItemID] {
    var items: [ItemID] = []
    forEachHandle(entering: { places[$0].isExpanded }) { items.append(table.ids[$0]) }
    return items
  }

  /// In tree order, visible or not. O(n).
  public var expandedItems: [ItemID] {
    var items: [ItemID] = []
    forEachHandle { if places[$0].isExpanded { items.append(table.ids[$0]) } }
    return items
  }

  /// O(1).
  public func contains(_ item: ItemID) -> Bool { table.handle(of: item) != nil }

  /// The position in `items`, or nil for an unknown item. O(1), but O(n) for the first call after a
  /// change.
  public func index(of item: ItemID) -> Int? {
    table.handle(of: item).map { Int(preorder.positions(makePositions)[$0]) }
  }

  /// 0 for a root. Throws `unknownItem`. O(1).
  public func level(of item: ItemID) throws(Failure) -> Int {
    Int(places[try handle(of: item)].level)
  }

  /// Nil for a root. Throws `unknownItem`. O(1).
  public func parent(of item: ItemID) throws(Failure) -> ItemID? {
    let parent = places[try handle(of: item)].parent
    return parent < 0 ? nil : table.ids[Int(parent)]
  }

  /// The children of an item, in order. Throws `unknownItem`. O(children).
  public func children(of item: ItemID) throws(Failure) -> [ItemID] {
    siblings(from: places[try handle(of: item)].firstChild).map { table.ids[$0] }
  }

  /// Throws `unknownItem`. O(1).
  public func isExpanded(_ item: ItemID) throws(Failure) -> Bool {
    places[try handle(of: item)].isExpanded
  }

  /// Whether all ancestors are expanded. Throws `unknownItem`. O(1).
  public func isVisible(_ item: ItemID) throws(Failure) -> Bool {
    places[try handle(of: item)].isVisible
  }

  /// The items under an item, optionally with the item itself, as a separate snapshot with their
  /// expansion. Throws `unknownParent`. O(its items).
  public func snapshot(
    of parent: ItemID, includingParent: Bool = false
  ) throws(Failure) -> Self {
    guard let handle = table.handle(of: parent) else { throw .unknownParent(parent) }
    var copy = Self()
    let roots = includingParent ? [handle] : siblings(from: places[handle].firstChild)
    for root in roots { copy.graft(root, of: self, under: nil, before: nil) }
    return copy
  }
}

extension SectionSnapshot: Equatable {
  /// Whether both have the same items in the same places with the same expansion. O(n).
  public static func == (first: Self, second: Self) -> Bool {
    guard first.table.count == second.table.count else { return false }
    var handles: [Int] = []
    first.forEachHandle { handles.append($0) }
    var index = 0
    var isEqual = true
    second.forEachHandle { handle in
      let (one, other) = (first.places[handles[index]], second.places[handle])
      isEqual =
        isEqual && one.level == other.level && one.isExpanded == other.isExpanded
        && first.table.ids[handles[index]] == second.table.ids[handle]
      index += 1
    }
    return isEqual
  }
}
