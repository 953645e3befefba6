import VitrineCases

/// The actual values for a case's expected members, by name. Each is computed when it is asked for.
struct Answers {
  private var values: [String: CaseValue.Content] = [:]

  subscript(name: String) -> CaseValue.Content? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// A line for each expected member that is answered otherwise.
  func disagreements(with expected: CaseValue) throws(CaseError) -> [String] {
    let members = try expected.members()
    var lines: [String] = []
    for (name, wanted) in members.sorted(by: { $0.key < $1.key }) {
      guard let answer = values[name] else { throw expected.unsupported("'\(name)'") }
      if answer != wanted.content {
        lines.append("\(name) is \(answer.text), expected \(wanted.content.text)")
      }
    }
    return lines
  }
}

extension CaseValue.Content {
  static func strings(_ texts: some Sequence<String>) -> Self { .array(texts.map { .string($0) }) }

  static func count(_ count: Int) -> Self { .number(Double(count)) }

  static func optional(_ text: String?) -> Self { text.map { .string($0) } ?? .null }

  static func optional(_ count: Int?) -> Self { count.map { .count($0) } ?? .null }

  /// As compact JSON with the members by name.
  var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): Int(exactly: value).map { "\($0)" } ?? "\(value)"
    case .string(let value): "\"\(value)\""
    case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.keys.sorted().map { "\"\($0)\":\(members[$0]?.text ?? "null")" }
        .joined(separator: ",") + "}"
    }
  }
}

extension CaseValue {
  func strings() throws(CaseError) -> [String] {
    try array().map { value throws(CaseError) in try value.string() }
  }

  /// A member that may be absent.
  func member(_ name: String) throws(CaseError) -> CaseValue? { try members()[name] }

  /// The item or section named by `before` or `after`.
  func anchor() throws(CaseError) -> String {
    if let before = try member("before") { return try before.string() }
    return try string("after")
  }

  /// The strings of a member, none without it.
  func strings(_ name: String) throws(CaseError) -> [String] {
    try member(name)?.strings() ?? []
  }

  func required(_ name: String) throws(CaseError) -> CaseValue {
    try members().required(name, in: self)
  }

  func string(_ name: String) throws(CaseError) -> String { try required(name).string() }
}
