extension Item {
  /// What names the item on its page, from build to build: the record's id, after its section's where
  /// that repeats and after its parent's where it stands there again; an outline's own.
  public func id(in section: Section, of content: borrowing SiteContent) -> String {
    switch self.content {
    case .outline(let id, _): id
    case .record(let index):
      (section.repeats ? "\(section.id)~" : "")
        + (copyUnder.map { "\($0)~" } ?? "") + content.records[index].id.description
    }
  }
}

extension String {
  /// The last value in `~FIELD~VALUE~FIELD~VALUE`, the id of a parent that an outline made; a `~` of
  /// a value is written twice.
  package var outlineTitle: String {
    let tilde = UInt8(ascii: "~")
    guard utf8.first == tilde else { return self }
    var value: [UInt8] = []
    var isInValue = false
    var rest = utf8.dropFirst()
    while let byte = rest.popFirst() {
      if byte == tilde, !isInValue || rest.first != tilde {
        isInValue.toggle()
        if isInValue { value = [] }
      } else if isInValue {
        if byte == tilde { rest.removeFirst() }
        value.append(byte)
      }
    }
    return String(decoding: value, as: UTF8.self)
  }
}
