import VitrineModel

/// Values by their paths or ids. One is found by its bytes, and where nothing has these, by a text that
/// reads the same: people and programs write `é` in one form, and files come with the other.
struct NameTable<Value> {
  /// The first of those that read the same.
  private var first: [String: (name: ExactText, value: Value)] = [:]

  /// Those that read as one of the first, and are other bytes: hardly ever any.
  private var others: [ExactText: Value] = [:]

  init() {}

  /// Of pairs with the same name the first counts.
  init(_ pairs: some Sequence<(String, Value)>) {
    for (name, value) in pairs where !has(name) { self[name] = value }
  }

  /// The value of a name, or of one that reads the same.
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

  /// The same, and its own name.
  func found(_ name: String) -> (name: String, value: Value)? {
    if !others.isEmpty, let value = others[name] { return (name, value) }
    return first[name].map { ($0.name.text, $0.value) }
  }

  /// True if this name itself has a value.
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
