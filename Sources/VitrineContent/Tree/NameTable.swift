import VitrineModel

/// Values by path or id. A name is looked up by its bytes, then by Unicode equivalence: people and
/// programs write `é` in one form, and files have the other.
struct NameTable<Value> {
  /// The first of each group of equivalent names.
  private var first: [String: (name: ExactText, value: Value)] = [:]

  /// Names that are equivalent to one of the first but have other bytes. There are hardly ever any.
  private var others: [ExactText: Value] = [:]

  init() {}

  /// If a name appears twice, the first value wins.
  init(_ pairs: some Sequence<(String, Value)>) {
    for (name, value) in pairs where !has(name) { self[name] = value }
  }

  /// The value of a name, or of an equivalent one.
  subscript(name: String) -> Value? {
    get { found(name)?.value }
    set {
      let exact = ExactText(name)
      if let known = first[name], known.name != exact {
        others[exact] = newValue
      } else {
        first[name] = newValue.map { (exact, $0) }
      }
    }
  }

  /// The value of a name or of an equivalent one, with the name under which it was stored.
  func found(_ name: String) -> (name: String, value: Value)? {
    if !others.isEmpty, let value = others[name] { return (name, value) }
    return first[name].map { ($0.name.text, $0.value) }
  }

  /// Whether there is a value for exactly these bytes.
  func has(_ name: String) -> Bool {
    first[name]?.name == ExactText(name) || others[name] != nil
  }

  var isEmpty: Bool { first.isEmpty }

  var names: [String] { first.values.map(\.name.text) + others.keys.map(\.text) }

  func mapValues<Other>(_ transform: (Value) -> Other) -> NameTable<Other> {
    var table = NameTable<Other>()
    table.first = first.mapValues { ($0.name, transform($0.value)) }
    table.others = others.mapValues(transform)
    return table
  }
}

extension NameTable: Sendable where Value: Sendable {}
