/// Where a value goes.
public typealias KeyPathTo<Root, Value> = any WritableKeyPath<Root, Value> & Sendable

/// A key that curators write: its name, what it may hold, what it is for, and where its value goes.
public struct ContentKey<Result>: Sendable {
  let name: String

  /// Of its value, with the sentence about it.
  let schema: JSONSchema
  let read: @Sendable (SourceValue.Member, inout Declarations, inout Result) -> Void

  init(
    _ name: String, _ schema: JSONSchema, _ words: String,
    read: @escaping @Sendable (SourceValue.Member, inout Declarations, inout Result) -> Void
  ) {
    self.name = name
    self.schema = .described(words, schema)
    self.read = read
  }

  /// The same key, read in another way.
  init<Other>(
    as key: ContentKey<Other>,
    read: @escaping @Sendable (SourceValue.Member, inout Declarations, inout Result) -> Void
  ) {
    (name, schema) = (key.name, key.schema)
    self.read = read
  }

  /// A key for the value at `path`, with a sentence for editors. Where the key is not said, or its value
  /// is wrong, what the result has stays.
  public init<Value>(
    _ name: String, _ type: ContentType<Value>,
    _ path: KeyPathTo<Result, Value>, _ words: String
  ) {
    self.init(name, type.schema, words) { member, declarations, result in
      if let value = type.read(member, &declarations) { result[keyPath: path] = value }
    }
  }

  init<Value>(
    _ name: String, _ type: ContentType<Value>,
    _ path: KeyPathTo<Result, Value?>, _ words: String
  ) {
    self.init(name, type.schema, words) { member, declarations, result in
      result[keyPath: path] = type.read(member, &declarations)
    }
  }

  /// The same key, which says something else besides.
  func noting(
    _ note: @escaping @Sendable (SourceValue.Member, Declarations, inout Result) -> Void
  ) -> Self {
    Self(as: self) { member, declarations, result in
      read(member, &declarations, &result)
      note(member, declarations, &result)
    }
  }

  /// The same key in a map of more, of whose result this one's is a part.
  func within<Whole>(_ path: KeyPathTo<Whole, Result>) -> ContentKey<Whole> {
    ContentKey<Whole>(as: self) { member, declarations, whole in
      read(member, &declarations, &whole[keyPath: path])
    }
  }
}

/// What the value of a key may be: how it is read, and what the schema says of it.
///
/// A value is nil where it was noted why, or where there is nothing after the key, which says nothing.
public struct ContentType<Value>: Sendable {
  let schema: JSONSchema
  let read: @Sendable (SourceValue.Member, inout Declarations) -> Value?

  init(
    _ schema: JSONSchema,
    read: @escaping @Sendable (SourceValue.Member, inout Declarations) -> Value?
  ) {
    self.schema = schema
    self.read = read
  }

  func map<Other>(
    _ transform: @escaping @Sendable (Value) -> Other
  ) -> ContentType<Other> {
    ContentType<Other>(schema) { member, declarations in
      read(member, &declarations).map(transform)
    }
  }
}

/// The keys of a map that curators write.
struct ContentKeys<Result>: Sendable {
  /// As a diagnostic names the map.
  let name: String
  let keys: [ContentKey<Result>]

  /// Why there is no key of these names, though readers of other documents look for one.
  let refused: [String: String]

  init(_ name: String, _ keys: [ContentKey<Result>], refused: [String: String] = [:]) {
    self.name = name
    self.keys = keys
    self.refused = refused
  }

  var names: [String] { keys.map(\.name) }

  /// Every key with what it may hold.
  var schema: [(key: String, value: JSONSchema)] { keys.map { ($0.name, $0.schema) } }
}

extension Declarations {
  /// Reads a map into `result`. Keys that it cannot have are noted and left out; what is no map, too.
  /// Returns true if it is a map.
  @discardableResult
  mutating func read<Result>(
    _ value: SourceValue, by keys: ContentKeys<Result>, into result: inout Result
  ) -> Bool {
    guard case .object(let members) = value.content else {
      if !value.isNull { note(.wrongType(keys.name, "a map", value, at: location(of: value))) }
      return false
    }
    for member in members {
      guard let key = keys.keys.first(where: { $0.name == member.key }) else {
        let location = location(ofKey: member)
        note(
          keys.refused[member.key].map {
            .refusedOption(member.key, of: keys.name, because: $0, at: location)
          } ?? .unknownKey(member.key, of: keys.name, among: keys.names, at: location))
        continue
      }
      key.read(member, &self, &result)
    }
    return true
  }
}
