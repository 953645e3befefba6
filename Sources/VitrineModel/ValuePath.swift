/// A path into the data of a record, such as `a.b.0`. A number is an index in a list, from 0;
/// `labels[suite]` leads to the maps of a list that have the name `suite`. Each leading `../` goes up
/// to the value that contains the record.
package struct ValuePath: Hashable, Sendable {
  package let text: String

  /// Each part of the path; the entire rest of the path from there, because keys can contain dots;
  /// and the part as an index.
  package let steps: [Step]

  package struct Step: Sendable {
    package let part: String
    package let rest: String
    package let index: Int?

    /// The key and the word of a part such as `labels[suite]`.
    package let choice: (key: String, word: String)?

    fileprivate init(_ part: Substring, _ rest: Substring) {
      (self.part, self.rest, index) = (String(part), String(rest), Int(part))
      let bracket = part.hasSuffix("]") ? part.firstIndex(of: "[") : nil
      choice = bracket.map {
        (String(part[..<$0]), String(part[part.index(after: $0)...].dropLast()))
      }
    }
  }

  package init(_ text: String) {
    self.text = text
    var steps: [Step] = []
    var rest = text[...]
    while true {
      let part = rest[..<Self.endOfPart(rest)]
      steps.append(Step(part, rest))
      guard part.endIndex != rest.endIndex else { break }
      rest = rest[rest.index(after: part.endIndex)...]
    }
    self.steps = steps
  }

  /// Returns the end of the first part, including any `../` before it. A point in brackets is a part of
  /// the word.
  private static func endOfPart(_ text: Substring) -> String.Index {
    var name = text
    while name.hasPrefix("../") { name = name.dropFirst(3) }
    var start = name.startIndex
    if let open = name.firstIndex(where: { "[.".contains($0) }), name[open] == "[",
      let close = name[open...].firstIndex(of: "]")
    {
      start = close
    }
    return name[start...].firstIndex(of: ".") ?? name.endIndex
  }

  package static func == (first: ValuePath, second: ValuePath) -> Bool {
    first.text == second.text
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }
}

extension ValuePath {
  /// Returns the value at the path in a map of `fields`, or nil if the path leads nowhere.
  package func value(in fields: [Field]) -> FieldValue? {
    var value = FieldValue.object(fields)
    for step in steps {
      switch value {
      case .object(let fields):
        if let member = fields.first(where: { $0.name == step.rest }) { return member.value }
        guard let member = fields.first(where: { $0.name == step.part }) else { return nil }
        value = member.value
      case .list(let values):
        guard let index = step.index, values.indices.contains(index) else { return nil }
        value = values[index]
      case .null, .bool, .number, .text, .date, .link, .markup, .composite: return nil
      }
    }
    return value
  }
}
