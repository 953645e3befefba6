import VitrineDiagnostics

extension [Diagnostic] {
  var hasErrors: Bool { contains { $0.severity == .error } }

  /// Those without a place first; of two at one place the earlier stays first.
  var inOrderOfPlaces: [Diagnostic] {
    enumerated().sorted { first, second in
      switch (first.element.location, second.element.location) {
      case (let one?, let other?) where one != other: one < other
      case (nil, .some): true
      case (.some, nil): false
      default: first.offset < second.offset
      }
    }.map(\.element)
  }
}
