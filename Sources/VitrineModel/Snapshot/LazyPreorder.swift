internal import Synchronization

/// The positions of a tree's items, computed once by whichever thread needs them first. A changed
/// tree gets a new instance.
final class LazyPreorder: Sendable {
  private final class Positions: Sendable {
    let values: [Int32]
    init(_ values: [Int32]) { self.values = values }
  }

  private let computed = AtomicLazyReference<Positions>()

  func positions(_ make: () -> [Int32]) -> [Int32] {
    if let positions = computed.load() { return positions.values }
    return computed.storeIfNil(Positions(make())).values
  }
}
