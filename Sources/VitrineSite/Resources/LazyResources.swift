internal import Synchronization

/// Files that only some pages load, each made when a page first names it.
final class LazyResources<Name: Hashable & Sendable>: Sendable {
  private let make: @Sendable (Name) -> Resource
  private let made = Mutex<[Name: Resource]>([:])

  init(_ make: @escaping @Sendable (Name) -> Resource) {
    self.make = make
  }

  subscript(name: Name) -> Resource {
    made.withLock { made in
      if let known = made[name] { return known }
      let resource = make(name)
      made[name] = resource
      return resource
    }
  }
}
