/// A path into the data of a record, such as `a.b.0`. A number is an index in a list, from 0.
struct ValuePath: Hashable, Sendable {
  let text: String

  /// Each part of the path, the whole rest of the path from there, since keys may hold dots, and
  /// the part as an index.
  let steps: [(part: String, rest: String, index: Int?)]

  init(_ text: String) {
    self.text = text
    var steps: [(part: String, rest: String, index: Int?)] = []
    var rest = text[...]
    while true {
      let part = rest.prefix { $0 != "." }
      steps.append((String(part), String(rest), Int(part)))
      guard part.endIndex != rest.endIndex else { break }
      rest = rest[rest.index(after: part.endIndex)...]
    }
    self.steps = steps
  }

  /// Returns the value at the path; nil if the path leads nowhere.
  func value<Tree: RecordTree>(in root: Tree) -> Tree? {
    var value = root
    for step in steps {
      if value.isMap {
        if let member = value[step.rest] { return member }
        guard let member = value[step.part] else { return nil }
        value = member
      } else {
        guard let index = step.index, let element = value.element(at: index) else { return nil }
        value = element
      }
    }
    return value
  }

  static func == (first: ValuePath, second: ValuePath) -> Bool {
    first.text == second.text
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }
}
