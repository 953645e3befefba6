import VitrineDiagnostics

/// What a declaration says, and where.
struct Placed<Value> {
  let value: Value
  let place: SourceLocation

  /// Returns something else at the same place.
  func map(_ transform: (Value) -> Value) -> Placed {
    Placed(value: transform(value), place: place)
  }
}

extension Placed: Equatable where Value: Equatable {}
extension Placed: Hashable where Value: Hashable {}
extension Placed: Sendable where Value: Sendable {}
