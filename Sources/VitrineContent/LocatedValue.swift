import VitrineDiagnostics

/// A value from a declaration, with its location.
struct LocatedValue<Value> {
  let value: Value
  let place: SourceLocation

  /// Returns the transformed value at the same location.
  func map(_ transform: (Value) -> Value) -> LocatedValue {
    LocatedValue(value: transform(value), place: place)
  }
}

extension LocatedValue: Equatable where Value: Equatable {}
extension LocatedValue: Hashable where Value: Hashable {}
extension LocatedValue: Sendable where Value: Sendable {}
