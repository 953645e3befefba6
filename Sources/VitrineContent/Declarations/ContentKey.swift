/// The key path to the property that takes a value.
public typealias KeyPathTo<Root, Value> = any WritableKeyPath<Root, Value> & Sendable

/// A key that curators write: its name, the type of its value, its purpose, and where its value
/// goes.
public struct ContentKey<Result>: Sendable {
  let name: String

  /// The schema of its value, with its description.
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

  private init(
    name: String, schema: JSONSchema,
    read: @escaping @Sendable (SourceValue.Member, inout Declarations, inout Result) -> Void
  ) {
    self.name = name
    self.schema = schema
    self.read = read
  }

  /// Takes the name and schema of `key`, but reads its value with `read`.
  init<Other>(
    as key: ContentKey<Other>,
    read: @escaping @Sendable (SourceValue.Member, inout Declarations, inout Result) -> Void
  ) {
    self.init(name: key.name, schema: key.schema, read: read)
  }

  /// Declares a key whose value goes to `path`, with a description for editors. If the key is
  /// missing or its value wrong, the result keeps what it has.
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

  /// Returns this key, which also runs `note` once its value is read.
  func noting(
    _ note: @escaping @Sendable (SourceValue.Member, inout Declarations, inout Result) -> Void
  ) -> Self {
    Self(as: self) { member, declarations, result in
      read(member, &declarations, &result)
      note(member, &declarations, &result)
    }
  }

  /// Returns this key under another name, for a map that has one of its name already.
  public func renamed(_ name: String) -> Self {
    Self(name: name, schema: schema, read: read)
  }

  /// Returns this key for a larger result, which holds the key's own result at `path`.
  public func within<Whole>(_ path: KeyPathTo<Whole, Result>) -> ContentKey<Whole> {
    ContentKey<Whole>(as: self) { member, declarations, whole in
      read(member, &declarations, &whole[keyPath: path])
    }
  }
}

/// The type of a key's value: how it is read, and its schema.
///
/// Reading returns nil if a mistake was noted, or if nothing follows the key, which then counts as
/// left out.
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
  /// The map's name in diagnostics.
  let name: String
  let keys: [ContentKey<Result>]

  /// Keys that the map does not have although people look for them, each with the reason.
  let refused: [String: String]

  /// What to do for a key of another generator; nil where such keys mean nothing.
  let foreign: (@Sendable (ForeignKey) -> String?)?

  /// Whether such keys are left out with a warning.
  let ignoresForeign: Bool

  init(
    _ name: String, _ keys: [ContentKey<Result>], refused: [String: String] = [:],
    foreign: (@Sendable (ForeignKey) -> String?)? = nil, ignoresForeign: Bool = false
  ) {
    self.ignoresForeign = ignoresForeign
    self.name = name
    self.keys = keys
    self.refused = refused
    self.foreign = foreign
  }

  var names: [String] { keys.map(\.name) }

  /// Every key with the schema of its value.
  var schema: [(key: String, value: JSONSchema)] { keys.map { ($0.name, $0.schema) } }
}

extension Declarations {
  /// Reads a map into `result`, and notes and skips keys that the map cannot have. Returns false if
  /// the value is not a map, and notes that too unless it is null.
  @discardableResult
  mutating func read<Result>(
    _ value: SourceValue, by keys: ContentKeys<Result>, into result: inout Result
  ) -> Bool {
    guard case .object(let members) = value.content else {
      if !value.isNull { wrongType(keys.name, "a map", value) }
      return false
    }
    for member in members {
      if let key = keys.keys.first(where: { $0.name == member.key }) {
        key.read(member, &self, &result)
      } else if let reason = keys.refused[member.key] {
        error(
          "refused layout option", at: member, "\(keys.name) takes no '\(member.key)'",
          hint: reason)
      } else {
        note(
          .unknownKey(
            member.key, of: keys.name, among: keys.names, foreign: keys.foreign,
            isIgnored: keys.ignoresForeign, at: location(ofKey: member)))
      }
    }
    return true
  }
}
