extension Item {
  /// The item's name on its page, stable from build to build: the record's id, preceded by the
  /// section's id if the section contains repeats, and by the parent's id for further placements of
  /// the record. An item of an outline has an id of its own.
  package func id(in section: Section, of content: borrowing SiteContent) -> String {
    switch self.content {
    case .outline(let id, _): id
    case .record(let index):
      (section.repeats ? "\(section.id)~" : "")
        + (copyParentID.map { "\($0)~" } ?? "") + content.records[index].id.description
    }
  }
}

extension String {
  /// The last value in `~FIELD~VALUE~FIELD~VALUE`, the id of a parent created by an outline. A `~`
  /// in a value is doubled.
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
