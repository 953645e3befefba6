import VitrineLayout

/// A registration in a Swift program: a configuration shared by all items, or a closure that is
/// called for each.
protocol Registration {
  associatedtype Configuration

  /// Nil for a closure.
  var configuration: Configuration? { get }
}

extension Dictionary where Key == String, Value: Registration {
  /// The names of the registrations with closures.
  var closures: Set<String> { Set(filter { $0.value.configuration == nil }.keys) }
}

extension ContentRegistration: Registration {
  var configuration: CellConfiguration? {
    if case .configuration(let configuration) = content { configuration } else { nil }
  }
}

extension BadgeRegistration: Registration {
  var configuration: BadgeConfiguration? {
    if case .configuration(let configuration) = content { configuration } else { nil }
  }
}
