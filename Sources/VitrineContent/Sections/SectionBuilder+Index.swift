import VitrineDiagnostics
import VitrineFormats
import VitrineModel

extension SectionBuilder {
  /// Returns the index of a section's items: an entry for each root record whose label differs from
  /// that of the one before. An index with fewer than three entries is left out.
  mutating func index(
    of items: [Item], by declaration: GroupedField, query: RecordQuery, without articles: Articles?
  ) -> [Section.IndexEntry] {
    let roots = items.rootRecords.map { place, record in
      (item: place, value: value(declaration.field.text, of: record, query: query))
    }
    let unit = declaration.unit ?? (roots.lazy.map(\.value).areDates ? .year : .letter)
    var entries: [Section.IndexEntry] = []
    var known: Set<String> = []
    var scattered: String?
    for (place, value) in roots {
      var value = value
      if let articles, unit == .letter, let text = ComparableValue(value)?.text {
        value = .text(articles.removed(from: text))
      }
      guard let label = unit.label(of: value, in: query.alphabet), label != entries.last?.label
      else { continue }
      if known.insert(label).inserted {
        let date = unit == .month ? unit.date(labelled: label) : nil
        let localized = LocalizedTitle(date.map(FieldValue.date), of: declaration.field.text)
        entries.append(Section.IndexEntry(label: label, localized: localized, item: place))
      } else if label.first?.isLetter ?? false || unit != .letter {
        // Orders differ in where they put digits and symbols, so only scattered letters are a
        // mistake.
        scattered = scattered ?? label
      }
    }
    if let scattered {
      let isOutlined = items.contains { $0.record == nil }
      diagnostics.warn(
        "index out of order", at: declaration.field.place,
        "items of '\(scattered)' are not together, so the index only leads to the first of them",
        hint: (isOutlined ? "remove 'outline', and " : "")
          + "sort the section by it: sort: \(yamlText(declaration.field.text))")
    }
    return entries.count < 3 ? [] : entries
  }

  private func value(_ name: String, of record: Int, query: RecordQuery) -> FieldValue? {
    query.value(name, of: record)
      ?? (name == RecordSlot.title.rawValue ? .text(records.records[record].title) : nil)
  }
}

extension [Item] {
  /// The records without a record above them, and their positions among the items.
  var rootRecords: [(place: Int, record: Int)] {
    var roots: [(place: Int, record: Int)] = []
    var deepest = 0
    for (place, item) in enumerated() where item.level <= deepest {
      switch item.content {
      case .outline: deepest = item.level + 1
      case .record(let record):
        deepest = item.level
        roots.append((place, record))
      }
    }
    return roots
  }
}

extension Sequence<FieldValue?> {
  /// Whether there are values, and all of them are dates.
  var areDates: Bool {
    let present = compactMap { ComparableValue($0) }
    return !present.isEmpty && present.allSatisfy { $0.date != nil }
  }
}
