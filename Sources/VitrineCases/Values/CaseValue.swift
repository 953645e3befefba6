/// A JSON value with its path in the document, for messages.
package struct CaseValue {
  package indirect enum Content: Hashable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([Content])
    case object([String: Content])
  }

  package var content: Content
  package var path: String
}

/// Why a case cannot be run.
package enum CaseError: Error, Hashable {
  /// The file does not match its schema.
  case malformed(String, path: String)

  /// The case uses a feature that is not implemented.
  case unsupported(String, path: String)
}

extension CaseError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .malformed(let expected, let path): "\(path): expected \(expected)"
    case .unsupported(let what, let path): "\(path): \(what) is not supported"
    }
  }
}

extension CaseValue {
  package var isNull: Bool {
    if case .null = content { true } else { false }
  }

  package func bool() throws(CaseError) -> Bool {
    guard case .bool(let value) = content else { throw malformed("true or false") }
    return value
  }

  package func number() throws(CaseError) -> Double {
    guard case .number(let value) = content else { throw malformed("a number") }
    return value
  }

  package func integer() throws(CaseError) -> Int {
    guard let value = Int(exactly: try number()) else { throw malformed("a whole number") }
    return value
  }

  /// A count, which can be 0.
  package func count(upTo maximum: Int) throws(CaseError) -> Int {
    guard let value = Int(exactly: try number()), (0...maximum).contains(value) else {
      throw malformed("a whole number from 0 to \(maximum)")
    }
    return value
  }

  package func string() throws(CaseError) -> String {
    guard case .string(let value) = content else { throw malformed("a string") }
    return value
  }

  package func array() throws(CaseError) -> [CaseValue] {
    guard case .array(let values) = content else { throw malformed("an array") }
    return values.enumerated().map { CaseValue(content: $1, path: "\(path)[\($0)]") }
  }

  /// The numbers of an array with exactly `count` elements.
  package func numbers(_ count: Int) throws(CaseError) -> [Double] {
    let values = try array()
    guard values.count == count else { throw malformed("\(count) numbers") }
    return try values.map { value throws(CaseError) in try value.number() }
  }

  /// The members of an object. Throws if it has a member with any other name.
  package func object(_ names: Set<String>) throws(CaseError) -> [String: CaseValue] {
    guard case .object(let members) = content else { throw malformed("an object") }
    if let other = members.keys.filter({ !names.contains($0) }).min() {
      throw .unsupported("'\(other)'", path: path)
    }
    return members.mapKeysToPaths(under: path)
  }

  /// The members of an object whose names are data.
  package func members() throws(CaseError) -> [String: CaseValue] {
    guard case .object(let members) = content else { throw malformed("an object") }
    return members.mapKeysToPaths(under: path)
  }

  package func malformed(_ expected: String) -> CaseError {
    .malformed(expected, path: path)
  }

  package func unsupported(_ what: String) -> CaseError {
    .unsupported(what, path: path)
  }
}

extension [String: CaseValue.Content] {
  fileprivate func mapKeysToPaths(under path: String) -> [String: CaseValue] {
    var values: [String: CaseValue] = [:]
    for (name, content) in self {
      values[name] = CaseValue(content: content, path: "\(path).\(name)")
    }
    return values
  }
}

extension [String: CaseValue] {
  /// The required member `name`.
  package func required(_ name: String, in value: CaseValue) throws(CaseError) -> CaseValue {
    guard let member = self[name] else { throw value.malformed("a member '\(name)'") }
    return member
  }
}
