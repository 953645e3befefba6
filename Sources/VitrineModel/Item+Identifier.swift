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
  /// The value in `~FIELD~VALUE`, the id of a parent that an outline made.
  package var outlineTitle: String {
    guard utf8.first == UInt8(ascii: "~"),
      let end = dropFirst().firstIndex(of: "~")
    else { return self }
    return String(self[index(after: end)...])
  }
}
