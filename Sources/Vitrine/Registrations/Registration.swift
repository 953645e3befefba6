import VitrineLayout

/// What a program registers: a configuration that says the same of all, or a closure that is asked about each.
protocol Registration {
  associatedtype Configuration

  /// Nil if it is a closure.
  var configuration: Configuration? { get }
}

extension Dictionary where Key == String, Value: Registration {
  /// The names of those that are closures.
  var closures: Set<String> { Set(filter { $0.value.configuration == nil }.keys) }
}

extension CellRegistration: Registration {
  var configuration: CellConfiguration? {
    if case .configuration(let configuration) = content { configuration } else { nil }
  }
}

extension SupplementaryRegistration: Registration {
  var configuration: CellConfiguration? {
    if case .configuration(let configuration) = content { configuration } else { nil }
  }
}

extension BadgeRegistration: Registration {
  var configuration: BadgeConfiguration? {
    if case .configuration(let configuration) = content { configuration } else { nil }
  }
}
