/// A copy-on-write value, shared between copies until one of them is changed.
@usableFromInline struct Shared<Value: Hashable & Sendable> {
  @usableFromInline var box: Box

  @usableFromInline final class Box {
    @exclusivity(unchecked) @usableFromInline var value: Value

    @usableFromInline init(_ value: Value) { self.value = value }
  }

  init(_ value: Value) { box = Box(value) }

  @inlinable var value: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }

  func isIdentical(to other: Shared) -> Bool { box === other.box }
}

/// The value is changed only while it has a single owner; otherwise it is only read.
extension Shared: @unchecked Sendable {}

extension Shared: Hashable {
  @usableFromInline static func == (first: Shared, second: Shared) -> Bool {
    first.isIdentical(to: second) || first.value == second.value
  }

  @usableFromInline func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
