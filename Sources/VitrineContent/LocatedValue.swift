import VitrineDiagnostics

/// A value from a declaration, with its location.
struct LocatedValue<Wrapped> {
  let value: Wrapped
  let place: SourceLocation

  /// Returns the transformed value at the same location.
  func map(_ transform: (Wrapped) -> Wrapped) -> LocatedValue {
    LocatedValue(value: transform(value), place: place)
  }
}

extension LocatedValue: Equatable where Wrapped: Equatable {}
extension LocatedValue: Hashable where Wrapped: Hashable {}
extension LocatedValue: Sendable where Wrapped: Sendable {}
