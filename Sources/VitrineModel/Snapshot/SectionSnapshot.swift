/// The items of one section as an ordered forest, some of them expanded.
///
/// Identifiers are unique in the forest. An item is visible when every ancestor is expanded; its own
/// expansion says nothing of itself, and is kept while an ancestor is collapsed. New items are
/// collapsed. A failed operation leaves the snapshot as it was. There is no limit of depth.
///
/// Of the costs given, n counts all items and k the argument.
public struct SectionSnapshot<ItemID: Hashable & Sendable>: Sendable {
  /// What operations throw: errors about items, as there are no sections.
  public typealias Failure = SnapshotError<Never, ItemID>

  var table = IdentifierTable<ItemID>()

  /// By handle.
  var places: [TreePlace] = []

  var firstRoot = TreePlace.none
  var lastRoot = TreePlace.none

  /// Where each item is in `items`, found when first asked for.
  var preorder = LazyPreorder()

  /// No items. O(1).
  public init() {}
}

/// An item's neighbours in the tree, as handles.
struct TreePlace: Sendable {
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
  /// Parents before children. O(n).
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

  /// The items that every ancestor's expansion shows, in order. O(visible items).
  public var visibleItems: [ItemID] {
    var items: [ItemID] = []
    forEachHandle(entering: { places[$0].isExpanded }) { items.append(table.ids[$0]) }
    return items
  }

  /// In the order of the tree, visible or not. O(n).
  public var expandedItems: [ItemID] {
    var items: [ItemID] = []
    forEachHandle { if places[$0].isExpanded { items.append(table.ids[$0]) } }
    return items
  }

  /// O(1).
  public func contains(_ item: ItemID) -> Bool { table.handle(of: item) != nil }

  /// The position in `items`, nil for an unknown item. O(1), and O(n) for the first after a change.
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

  /// In order. Throws `unknownItem`. O(children).
  public func children(of item: ItemID) throws(Failure) -> [ItemID] {
    siblings(from: places[try handle(of: item)].firstChild).map { table.ids[$0] }
  }

  /// Throws `unknownItem`. O(1).
  public func isExpanded(_ item: ItemID) throws(Failure) -> Bool {
    places[try handle(of: item)].isExpanded
  }

  /// True if every ancestor is expanded. Throws `unknownItem`. O(1).
  public func isVisible(_ item: ItemID) throws(Failure) -> Bool {
    places[try handle(of: item)].isVisible
  }

  /// The items under one, and itself if asked for, as a snapshot of their own, with their expansion.
  /// Throws `unknownParent`. O(its items).
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
  /// True if both have the same items, in the same places, expanded alike. O(n).
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
