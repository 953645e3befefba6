import VitrineFormats

/// A key path to the property that a key sets.
public typealias KeyPathTo<Root, Value> = any WritableKeyPath<Root, Value> & Sendable

/// A key in the YAML that curators write: its name, the type of its value, a description, and where
/// the value goes.
public struct ContentKey<Result>: Sendable {
  let name: String

  /// The schema of its value, including the description.
  let schema: JSONSchema
  let read: @Sendable (SourceValue.Member, inout DeclarationReader, inout Result) -> Void

  init(
    _ name: String, _ schema: JSONSchema, _ description: String,
    read: @escaping @Sendable (SourceValue.Member, inout DeclarationReader, inout Result) -> Void
  ) {
    self.name = name
    self.schema = .described(description, schema)
    self.read = read
  }

  private init(
    name: String, schema: JSONSchema,
    read: @escaping @Sendable (SourceValue.Member, inout DeclarationReader, inout Result) -> Void
  ) {
    self.name = name
    self.schema = schema
    self.read = read
  }

  /// Makes a key with the name and schema of `key` that reads its value with `read`.
  init<Other>(
    as key: ContentKey<Other>,
    read: @escaping @Sendable (SourceValue.Member, inout DeclarationReader, inout Result) -> Void
  ) {
    self.init(name: key.name, schema: key.schema, read: read)
  }

  /// Makes a key that stores its value at `path`; editors show `description`. If the key is missing
  /// or its value wrong, the result is unchanged.
  public init<Value>(
    _ name: String, _ type: ContentType<Value>,
    _ path: KeyPathTo<Result, Value>, _ description: String
  ) {
    self.init(name, type.schema, description) { member, reader, result in
      if let value = type.read(member, &reader) { result[keyPath: path] = value }
    }
  }

  init<Value>(
    _ name: String, _ type: ContentType<Value>,
    _ path: KeyPathTo<Result, Value?>, _ description: String
  ) {
    self.init(name, type.schema, description) { member, reader, result in
      result[keyPath: path] = type.read(member, &reader)
    }
  }

  /// Returns this key, but runs `action` after its value is read.
  func afterReading(
    _ action:
      @escaping @Sendable (SourceValue.Member, inout DeclarationReader, inout Result) -> Void
  ) -> Self {
    Self(as: self) { member, reader, result in
      read(member, &reader, &result)
      action(member, &reader, &result)
    }
  }

  /// Returns this key under another name, for a map that already uses its name.
  public func renamed(_ name: String) -> Self {
    Self(name: name, schema: schema, read: read)
  }

  /// Returns this key for a larger result that contains the key's own result at `path`.
  public func within<Whole>(_ path: KeyPathTo<Whole, Result>) -> ContentKey<Whole> {
    ContentKey<Whole>(as: self) { member, reader, whole in
      read(member, &reader, &whole[keyPath: path])
    }
  }
}

/// The type of a key's value: its schema, and how to read it.
///
/// Reading returns nil if a mistake was reported, or if the key has no value and so counts as left
/// out.
public struct ContentType<Value>: Sendable {
  let schema: JSONSchema
  let read: @Sendable (SourceValue.Member, inout DeclarationReader) -> Value?

  init(
    _ schema: JSONSchema,
    read: @escaping @Sendable (SourceValue.Member, inout DeclarationReader) -> Value?
  ) {
    self.schema = schema
    self.read = read
  }

  func map<Other>(
    _ transform: @escaping @Sendable (Value) -> Other
  ) -> ContentType<Other> {
    ContentType<Other>(schema) { member, reader in
      read(member, &reader).map(transform)
    }
  }
}

/// The keys of a map that curators write.
struct ContentKeys<Result>: Sendable {
  /// The name of the map in diagnostics.
  let name: String
  let keys: [ContentKey<Result>]

  /// Keys that people expect but the map does not have, each with the reason.
  let refused: [String: String]

  /// The advice for a key of another site generator, or nil if such keys are not expected.
  let foreign: (@Sendable (OtherGeneratorKey) -> String?)?

  /// Whether keys of other generators are skipped with a warning instead of an error.
  let ignoresForeign: Bool

  init(
    _ name: String, _ keys: [ContentKey<Result>], more: [ContentKey<Result>] = [],
    refused: [String: String] = [:],
    foreign: (@Sendable (OtherGeneratorKey) -> String?)? = nil, ignoresForeign: Bool = false
  ) {
    self.ignoresForeign = ignoresForeign
    self.name = name
    self.keys = keys + more
    self.refused = refused
    self.foreign = foreign
  }

  var names: [String] { keys.map(\.name) }

  /// Each key with the schema of its value.
  var schema: [(key: String, value: JSONSchema)] { keys.map { ($0.name, $0.schema) } }
}

extension DeclarationReader {
  /// Reads a map into `result`; unknown keys are reported and skipped. Returns false if the value
  /// is not a map, which is reported too unless it is null.
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
          "unsupported layout option", at: member, "\(keys.name) does not support '\(member.key)'",
          hint: reason)
      } else {
        report(
          .unknownKey(
            member.key, of: keys.name, among: keys.names, foreign: keys.foreign,
            isIgnored: keys.ignoresForeign, at: location(ofKey: member)))
      }
    }
    return true
  }
}
