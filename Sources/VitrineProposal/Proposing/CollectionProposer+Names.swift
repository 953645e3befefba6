import VitrineContent
import VitrineDiagnostics
import VitrineFormats
import VitrineModel
import VitrineText

extension CollectionProposer {
  /// Chooses the title, which visitors see, and the id, which identifies a record across builds.
  mutating func proposeNames() throws(UnreadableContent) {
    let titles = titleColumns
    try proposeID(title: titles.first)
    // A Markdown file has its title in a heading, or under the key meant for it.
    if areTexts, survey.column("title") != nil || titles.isEmpty {
      return taken.formUnion(["title"])
    }
    guard let first = titles.first else { return try proposeUntitled() }
    titlePaths = titles.map(\.titlePath)
    let isMarkup = titles.contains { $0[isTestData ? .markup : .html] > 0 }
    var entries: [YAMLValue.Entry] = [.init(key: "field", value: .texts(titlePaths))]
    if isMarkup { entries.append(.init(key: "type", value: .text(isTestData ? "text" : "html"))) }
    if !titles.contains(where: { $0.records == survey.records && $0[.flag] == 0 }) || isMarkup {
      entries.append(.init(key: "default", value: .text("Untitled")))
    }
    fill(
      "title", with: entries.count == 1 ? entries[0].value : .map(entries), of: [first.path],
      comment: isNamedByTitle ? "used for addresses" : nil)
    note(
      first, as: "title",
      first.isNamed(.title) ? "its name" : "the short text that differs most between items")
    try proposeParents()
  }

  /// Gives all records the same title if they have no values except lists of maps.
  private mutating func proposeUntitled() throws(UnreadableContent) {
    guard isTestData || survey.columns.contains(where: { $0.values > 0 }) else {
      throw UnreadableContent(diagnostics: [.noData(in: source.files[0])])
    }
    fill("title", with: .map([.init(key: "default", value: .text("Untitled"))]), of: [])
  }

  /// The column with the title, and alternatives for records that have no value there.
  private var titleColumns: [DataColumn] {
    if let title = source.tests?.titles.lazy.compactMap({ survey.column($0) }).first {
      return [title]
    }
    // Of records with parents, only those at the top need titles.
    let wanted = parentColumn.map { survey.records - $0.records } ?? survey.records
    let likely = survey.columns.filter {
      $0.isSingle && ($0.areWords || $0.mostly(.text)) && $0[.flag] == 0 && $0[.link] == 0
        && $0.arePrintable && $0[.symbol] * 2 < $0.values && $0.meanLength <= 120
        && $0[.missingPicture] + $0[.picture] == 0
        && $0.depth <= 3 && !$0.path.hasPrefix("../") && $0.records * 2 >= wanted
    }
    // `Hans Baldung` is a better title than `Baldung, Hans`.
    let named = likely.compactMap { column in
      column.rank(as: .title).map { (column, $0 + (column.areInverted ? 1 : 0)) }
    }.sorted { ($0.1, -$0.0.uniqueness) < ($1.1, -$1.0.uniqueness) }.map(\.0)
      .filter { !$0.isNamed(.id) }
    // Otherwise the key in a map, or the short column with the most different values.
    let key = survey.column("../key").flatMap { $0.records == survey.records ? $0 : nil }
    let short = likely.filter { $0.areWords && $0.meanLength > 1 && $0.depth == 1 }
    let fresh =
      short.filter { !$0.isNamed(.id) && $0.haveLetters && !$0.isNamed(.program) }.mostUnique
      ?? short.mostUnique
    let whole = survey.columns.filter {
      $0.isSingle && $0.records == survey.records && $0[.link] == 0 && $0.arePrintable
        && $0[.flag] == 0 && $0[.multiline] == 0 && $0.depth <= 2 && $0[.veryLong] == 0
        && !$0.path.hasPrefix("../")
    }
    // Otherwise anything.
    let any = survey.columns.filter {
      $0.values > 0 && $0.arePrintable && !$0.path.contains("*") && $0.depth <= 2
    }
    .max { $0.records < $1.records }
    let first = named.first ?? key ?? fresh ?? whole.first { $0.isUnique } ?? whole.first ?? any
    guard let first else { return [] }
    if first.records == survey.records { return [first] }
    let others = named.filter { $0.path != first.path && $0.depth <= first.depth }
    let last =
      whole.first { $0.isNamed(.id) } ?? whole.first { $0.isUnique } ?? whole.first
    return ([first] + others.prefix(1) + [last].compactMap(\.self)).reduce(into: []) {
      found, column in
      if !found.contains(where: { $0.path == column.path }) { found.append(column) }
    }
  }
}

// MARK: Ids

extension CollectionProposer {
  /// Chooses the records' ids: what stays the same from one export of the data to the next.
  private mutating func proposeID(title: DataColumn?) throws(UnreadableContent) {
    if areTexts { return }
    if let tests = source.tests, try proposeID(of: tests) { return }
    let able = survey.columns.filter { canName($0) }
    // A column named like an id can contain `2001.10`, which is not a number there.
    if let named = able.filter({ !$0.isRandom && $0.isUnique }).best(as: .id) {
      return name(by: named.path, named, "different in all \(survey.records) records")
    }
    // Days and measured numbers are only unique by chance.
    let unique = able.filter {
      $0.isUnique && $0[.fraction] == 0 && !$0.areDates && $0.form.unit == nil
        && !$0.isNamed(.position)
    }
    if survey.haveKeys { return }
    if let title, title.isUnique, title[.markup] == 0 {
      let path = ValuePath(title.path)
      if try source.repeats([{ path.value(in: $0)?.scalarText.map(slug) }], upTo: 0)[0] == 0 {
        return isNamedByTitle = true
      }
    }
    let firsts = survey.columns.filter {
      $0.lists == survey.records && $0.isUnique && $0.all(.text) && $0.areShort
        && !$0.path.contains("*") && $0[.link] == 0 && $0.separator == nil
    }
    if let first = firsts.first {
      return name(by: "\(first.path).0", first, "its first value is different in every record")
    }
    let lasting = unique.filter { !$0.isRandom }
    if let words = (lasting.filter(\.areWords) + unique).first {
      return name(by: words.path, words, "different in every record")
    }
    if let title, try proposePair(with: title) { return }
    // A few records that share an id get a few more letters each; row numbers would all change.
    if let near = able.filter({ !$0.isRandom && $0.uniqueness >= 0.9 }).best(as: .id) ?? title,
      near.uniqueness >= 0.9, near.records == survey.records
    {
      return name(by: near.path, near, "different in nearly every record", differs: false)
    }
    page.id = "row"
    page.idComment =
      "no column is different in every record: inserting a row changes the ids below it"
  }

  private func canName(_ column: DataColumn) -> Bool {
    column.isSingle && column.records == survey.records && column[.veryLong] == 0
      && column[.multiline] + column[.markup] + column[.link] == 0 && column.arePrintable
      && column[.flag] == 0 && column[.symbol] == 0 && column[.exponent] == 0
      && !column.path.contains("*") && !column.path.hasPrefix("../")
  }

  mutating func name(
    by path: String, _ column: DataColumn, _ reason: String, differs: Bool = true
  ) {
    page.id = path
    page.idComment =
      differs
      ? "different in every item; used for addresses"
      : "items with the same name get a few more letters"
    note(column, as: "id", reason)
  }

  /// Makes ids from the title and one more column if the combination is unique.
  private mutating func proposePair(with title: DataColumn) throws(UnreadableContent) -> Bool {
    let others = survey.columns.filter {
      $0.path != title.path && $0.isSingle && $0.records == survey.records && $0[.veryLong] == 0
        && $0[.multiline] + $0[.markup] + $0[.link] == 0 && $0[.fraction] == 0
        && $0.uniqueness > 0.05 && !$0.isNamed(.position)
    }.sorted { $0.uniqueness > $1.uniqueness }
    guard title.areShort, title.records == survey.records else { return false }
    let pairs = others.prefix(4).map { ($0, text: "<\($0.path)>.<\(title.path)>") }
    let templates = pairs.map { FieldSource($0.text) }
    let repeats = try source.repeats(
      templates.map { template in { template.wholeValue(in: $0)?.scalarText } }, upTo: 0)
    guard let index = repeats.firstIndex(of: 0) else { return false }
    name(by: pairs[index].text, pairs[index].0, "with the title different in every record")
    return true
  }
}

// MARK: Records under records

extension CollectionProposer {
  /// The column with the id of another record, as CollectionBuilder and Omeka have it for the parts of a
  /// compound object.
  var parentColumn: DataColumn? {
    let parents = survey.columns.filter {
      $0.isSingle && $0.isNamed(.parent) && $0.depth == 1 && $0.records < survey.records
        && $0.values > 0
    }
    return parents.best(as: .parent)
  }

  private mutating func proposeParents() throws(UnreadableContent) {
    guard let parent = parentColumn, let id = page.id, survey.column(id) != nil,
      try source.areValues(at: parent.path, of: id)
    else { return }
    page.parent = parent.path
    taken.insert(parent.path)
    let path = ValuePath(parent.path)
    // What belongs to a record says nothing about what visitors filter by.
    survey = try source.survey { path.value(in: $0.value)?.isBlank ?? true }
    note(parent, as: "parent", "the id of the record that a record belongs to")
  }
}

extension [DataColumn] {
  fileprivate var mostUnique: DataColumn? { self.max { $0.uniqueness < $1.uniqueness } }
}

extension DataColumn {
  /// Whether the values are words, unlike `08:15`.
  fileprivate var haveLetters: Bool { distinct.keys.allSatisfy { $0.contains(where: \.isLetter) } }

  /// Whether most values are names for a sorted list, such as `Baldung, Hans`.
  fileprivate var areInverted: Bool {
    distinct.keys.count { $0.contains(", ") } * 2 > distinct.count
  }

  /// The path of a single value.
  fileprivate var titlePath: String { isWrittenAsOne ? path : "\(path).0" }

  /// Whether its values differ with each run of a program.
  fileprivate var isRandom: Bool {
    ["uuid", "guid", "hash"].contains(words.last) || self[.random] * 2 > values
  }
}
