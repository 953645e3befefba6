import VitrineDiagnostics
import VitrineFormats
import VitrineModel
import VitrineSystem

extension ContentResult {
  /// Returns the file edits that move an item within or between the lists of a page.
  ///
  /// The files are read again here. If they change after that, writing the edits reports it.
  ///
  /// `earlier` edits restore the files as they were when the item was last at its target. They are
  /// returned instead if they still lead to the requested order.
  package func edits(
    for move: ItemMove, among lists: [ItemList], restoring earlier: [FileEdit]? = nil
  ) throws(ReorderRefusal) -> [FileEdit] {
    let (source, target) = (lists[move.source.list], lists[move.target.list])
    for list in [source, target] {
      if let fixed = list.order.fixed {
        throw .fixed(section: list.title, fixed)
      }
    }
    let record = source.records[move.source.index]
    var shown = target.records
    if move.source.list != move.target.list {
      guard let exchange = source.order.exchange, exchange == target.order.exchange else {
        throw .apart(source.title, target.title)
      }
      guard case .items(let from) = source.order.source, case .items(let to) = target.order.source
      else { preconditionFailure("sections that exchange items list them") }
      shown.insert(record, at: move.target.index)
      if let earlier { return earlier }
      return [try edit(moving: record, from: from, to: to, shown: shown)]
    }
    shown.remove(at: move.source.index)
    shown.insert(record, at: move.target.index)
    if let earlier {
      // The `order` of other files in the collection may have changed since the reading.
      guard case .frontMatter(let collection) = target.order.source,
        !areEnough(earlier, toMove: record, ofCollection: collection, shown: shown)
      else { return earlier }
    }
    switch target.order.source {
    case .data(let file, let records):
      return [try edit(moving: record, inDataOf: file, .at(records), shown: shown)]
    case .innerData(let file):
      let records = DataElements.RecordsLocation.around(content.records[record].place)
      return [try edit(moving: record, inDataOf: file, records, shown: shown)]
    case .frontMatter(let collection):
      return try edits(moving: record, ofCollection: collection, shown: shown)
    case .items(let items):
      return [try edit(moving: record, in: items, shown: shown)]
    case .fixed(let reason):
      throw .fixed(section: target.title, reason)
    }
  }

  func bytes(of file: String) throws(ReorderRefusal) -> [UInt8] {
    if folder.target(ofLink: file) != nil {
      throw .unwritable(file: file, reason: "it is a symbolic link")
    }
    let bytes: [UInt8]
    do {
      bytes = try folder.bytes(of: file)
    } catch {
      throw .unwritable(file: file, reason: "\(error.code)")
    }
    if TextEncoding(markOf: bytes) != nil {
      throw .unwritable(file: file, reason: "it is in UTF-16")
    }
    return bytes
  }

  private func edit(
    moving record: Int, inDataOf file: String, _ records: DataElements.RecordsLocation, shown: [Int]
  ) throws(ReorderRefusal) -> FileEdit {
    let bytes = try bytes(of: file)
    var found: DataElements?
    do throws(UneditableText) {
      guard case .data(let format)? = SourceFormat(file) else { throw .unreadable }
      found = try format.elements?(bytes, file, records)
    } catch {
      throw .unwritable(file: file, reason: error.reason)
    }
    guard let elements = found else { throw .changed(file: file) }
    let numbers = shown.compactMap { elements.number(at: content.records[$0].place) }
    guard numbers.count == shown.count,
      let moved = elements.number(at: content.records[record].place)
    else { throw .changed(file: file) }
    let order = VitrineContent.order(of: elements.ranges.count, moving: moved, shown: numbers)
    let new = rearranged(bytes, elements.ranges, in: order)
    guard elements.hasSameContent(new, order) else {
      throw .unwritable(file: file, reason: UneditableText.irregularList.reason)
    }
    return FileEdit(file: file, old: bytes, new: new)
  }

  private func edit(
    moving record: Int, in items: DeclaredItems, shown: [Int]
  ) throws(ReorderRefusal) -> FileEdit {
    let file = items.list.file
    let bytes = try bytes(of: file)
    let numbers = shown.compactMap { items.number(of: content.records[$0]) }
    guard numbers.count == shown.count, let moved = items.number(of: content.records[record]) else {
      throw .changed(file: file)
    }
    let order = VitrineContent.order(of: items.names.count, moving: moved, shown: numbers)
    do throws(UneditableText) {
      let new = try WrittenItems(items, in: bytes).rearranged(in: order)
      let names = order.map { items.names[$0].text }
      try check(new, replacing: [(items, names)], in: bytes)
      return FileEdit(file: file, old: bytes, new: new)
    } catch {
      throw .unwritable(file: file, reason: error.reason)
    }
  }

  private func edit(
    moving record: Int, from source: DeclaredItems, to target: DeclaredItems, shown: [Int]
  ) throws(ReorderRefusal) -> FileEdit {
    let file = source.list.file
    let bytes = try bytes(of: file)
    guard let number = source.number(of: content.records[record]),
      let place = shown.firstIndex(of: record)
    else { throw .changed(file: file) }
    let previous = place > 0 ? target.number(of: content.records[shown[place - 1]]) : nil
    let next =
      place + 1 < shown.count ? target.number(of: content.records[shown[place + 1]]) : nil
    let index = previous.map { $0 + 1 } ?? next ?? target.names.count
    do throws(UneditableText) {
      let (from, to) = (try WrittenItems(source, in: bytes), try WrittenItems(target, in: bytes))
      let insertion = try to.insertion(of: from.entries[number], from: from, at: index)
      let new = applying(from.removal(of: number) + [insertion], to: bytes)
      var (left, joined) = (source.names.map(\.text), target.names.map(\.text))
      joined.insert(left.remove(at: number), at: index)
      try check(new, replacing: [(source, left), (target, joined)], in: bytes)
      return FileEdit(file: file, old: bytes, new: new)
    } catch {
      throw .unwritable(file: file, reason: error.reason)
    }
  }

  /// Throws unless the new file has the same content as the old one, except that the lists in
  /// `items` have the given names.
  private func check(
    _ new: [UInt8], replacing items: [(DeclaredItems, [String])], in old: [UInt8]
  ) throws(UneditableText) {
    let file = items[0].0.list.file
    guard let before = try? readFrontMatter(old, file: file),
      let after = try? readFrontMatter(new, file: file),
      new[after.bodyOffset...] == old[before.bodyOffset...]
    else { throw .irregularYAML }
    let expected = before.value.replacingLists { line, column in
      items.first { $0.0.list.line == line && $0.0.list.column == column }?.1
    }
    if after.value.replacingLists({ _, _ in nil }) != expected { throw .irregularYAML }
  }
}

extension DeclaredItems {
  /// The index of a record in the list, or nil if the list does not name it.
  fileprivate func number(of record: Record) -> Int? {
    names.firstIndex { $0.text == record.id.key }
  }
}

extension SourceValue {
  /// Returns the value without places. `names` replaces the lists that begin at a line and column;
  /// scalars become texts, spelled as in the file.
  fileprivate func replacingLists(_ names: (Int, Int) -> [String]?) -> FieldValue {
    switch content {
    case .null: return .null
    case .bool, .number, .text: return .text(scalarText ?? "")
    case .list(let values):
      if let names = names(line, column) { return .list(names.map { .text($0) }) }
      return .list(values.map { $0.replacingLists(names) })
    case .object(let members):
      return .object(
        members.map { Field(name: $0.key, value: $0.value.replacingLists(names)) })
    }
  }
}
