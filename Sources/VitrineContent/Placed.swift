import VitrineDiagnostics

/// A value from a declaration, with its location.
struct Placed<Value> {
  let value: Value
  let place: SourceLocation

  /// Returns the transformed value at the same location.
  func map(_ transform: (Value) -> Value) -> Placed {
    Placed(value: transform(value), place: place)
  }
}

extension Placed: Equatable where Value: Equatable {}
extension Placed: Hashable where Value: Hashable {}
extension Placed: Sendable where Value: Sendable {}
