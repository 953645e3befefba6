internal import Synchronization

/// Values by name, each created on first use.
final class LazyTable<Name: Hashable & Sendable, Value: Sendable>: Sendable {
  private let make: @Sendable (Name) -> Value
  private let made = Mutex<[Name: Value]>([:])

  init(_ make: @escaping @Sendable (Name) -> Value) {
    self.make = make
  }

  subscript(name: Name) -> Value {
    made.withLock { made in
      if let known = made[name] { return known }
      let value = make(name)
      made[name] = value
      return value
    }
  }
}
