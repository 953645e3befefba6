import VitrineModel

extension Grouping {
  /// Returns `records` under parents made from their values.
  ///
  /// By default, parents are in the order of their first records, and times and letters in their
  /// natural order. `sort` orders them by `title`, by `count`, or by a value of their first record.
  /// Records keep their order. Records without a value go under `none`, which comes last, or stay
  /// without a parent after all parents.
  /// which comes last, or under no parent, after all parents.
  func items<Record>(
    of records: [Record], value: (Record, String) -> FieldValue?
  ) -> [OutlineItem<Record>] {
    var items: [OutlineItem<Record>] = []
    append(tree(of: records, value: value), level: 0, to: &items, value: value)
    return items
  }

  /// Returns `records` grouped by the first field, with the groups in the same order as parents in
  /// an outline. Records without a value come last.
  func groups<Record>(
    of records: [Record], value: (Record, String) -> FieldValue?
  ) -> [RecordGroup<Record>] {
    let root = tree(of: records, value: value)
    let groups = sortedChildren(of: root, value).map {
      RecordGroup(id: $0.id, title: $0.title, value: $0.value, records: $0.records)
    }
    if root.records.isEmpty { return groups }
    return groups + [RecordGroup(id: root.id, title: nil, value: nil, records: root.records)]
  }

  private func tree<Record>(
    of records: [Record], value: (Record, String) -> FieldValue?
  ) -> OutlineParent<Record> {
    let root = OutlineParent<Record>(id: "", title: Value(text: ""), value: nil)
    for record in records {
      for path in paths(of: keys[...], record, value) {
        var parent = root
        for step in path { parent = parent.child(step, titles: labels, none: none) }
        parent.records.append(record)
      }
    }
    return root
  }

  /// Returns the paths from the root to a record. There are several if it appears under every value
  /// of a list.
  private func paths<Record>(
    of keys: ArraySlice<Key>, _ record: Record, _ value: (Record, String) -> FieldValue?
  ) -> [[OutlineStep]] {
    guard let key = keys.first else { return [[]] }
    let rest = paths(of: keys.dropFirst(), record, value)
    var values = key.groupValues(of: value(record, key.name), in: alphabet)
    if repeatsItems != true { values = Array(values.prefix(1)) }
    if values.isEmpty {
      return none == nil ? [[]] : rest.map { [OutlineStep(key: key, value: nil)] + $0 }
    }
    return values.flatMap { value in
      let steps = split(value).map { OutlineStep(key: key, value: $0) }
      return rest.map { steps + $0 }
    }
  }

  private func split(_ value: Value) -> [Value] {
    guard let separator, !separator.isEmpty, value.localized == nil else { return [value] }
    let parts = value.text.split(separator: separator).map { Value(text: String($0)) }
    return parts.isEmpty || parts.count == 1 && value.id != nil ? [value] : parts
  }

  private func append<Record>(
    _ parent: OutlineParent<Record>, level: Int, to items: inout [OutlineItem<Record>],
    value: (Record, String) -> FieldValue?
  ) {
    for child in sortedChildren(of: parent, value) {
      items.append(
        OutlineItem(content: .parent(id: child.id, title: child.title), level: level))
      append(child, level: level + 1, to: &items, value: value)
    }
    items += parent.records.map { OutlineItem(content: .record($0), level: level) }
  }

  private func sortedChildren<Record>(
    of parent: OutlineParent<Record>, _ value: (Record, String) -> FieldValue?
  ) -> [OutlineParent<Record>] {
    let named = parent.children.filter { $0.value != nil }
    if sort.isEmpty, named.first?.isOrdered == true {
      return sorted(named, by: [SortKey("")], in: alphabet) { child, _ in
        child.value.map { .text($0) }
      }
        + parent.children.filter { $0.value == nil }
    }
    let sortedChildren = sorted(named, by: sort, in: alphabet) { child, name in
      switch name {
      case "title": .text(child.title.text)
      case "count":
        .number(FieldValue.Number(value: Double(child.count), literal: String(child.count)))
      default: child.firstRecord.flatMap { value($0, name) }
      }
    }
    return sortedChildren + parent.children.filter { $0.value == nil }
  }
}

private struct OutlineStep {
  var key: Grouping.Key

  /// Nil if the record has no value.
  var value: Grouping.Value?

  /// Identifies its parent: a date and its text are the same.
  var name: OutlineName { OutlineName(key: key, id: value?.id, text: value?.name) }
}

private struct OutlineName: Hashable {
  var key: Grouping.Key
  var id: ExactText?
  var text: String?
}

/// A parent in an outline under construction.
private final class OutlineParent<Record> {
  let id: String
  let title: Grouping.Value

  /// Nil for the root, and for the parent of records without a value.
  let value: String?

  /// Whether it is sorted among its siblings by its value.
  let isOrdered: Bool
  var records: [Record] = []
  private(set) var children: [OutlineParent] = []
  private var indices: [OutlineName: Int] = [:]

  init(id: String, title: Grouping.Value, value: String?, isOrdered: Bool = false) {
    self.id = id
    self.title = title
    self.value = value
    self.isOrdered = isOrdered
  }

  var count: Int { children.reduce(records.count) { $0 + $1.count } }
  var firstRecord: Record? { records.first ?? children.lazy.compactMap(\.firstRecord).first }

  func child(_ step: OutlineStep, titles: [String: String], none: String?) -> OutlineParent {
    if let known = indices[step.name] { return children[known] }
    let value = step.value?.name.doublingTildes ?? ""
    let title =
      step.value.flatMap { titles[$0.name] ?? titles[$0.text] }
      ?? (step.value == nil ? none ?? "" : nil)
    let child = OutlineParent(
      id: "\(id)~\(step.key.text)~\(value)",
      title: title.map { Grouping.Value(text: $0) } ?? step.value!, value: step.value?.name,
      isOrdered: step.key.isOrdered)
    indices[step.name] = children.count
    children.append(child)
    return child
  }
}

extension String {
  fileprivate var doublingTildes: String {
    utf8.contains(UInt8(ascii: "~"))
      ? split(separator: "~", omittingEmptySubsequences: false).joined(separator: "~~") : self
  }
}
