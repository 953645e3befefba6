import VitrineContent
import VitrineDiagnostics
import VitrineFormats
import VitrineModel
import VitrineText

/// Column names as words, the most likely first.
private let titleNames = [
  "title", "name", "benchmark", "label", "headline", "titel", "titre", "título", "titulo", "titolo",
  "nombre", "nom", "nome", "bezeichnung", "objekttitel", "werktitel", "objektbezeichnung",
  "gegenstand", "objekt", "object", "désignation", "designation", "denominación", "denominazione",
  "oggetto", "objet", "objeto", "benaming", "species", "album", "werk", "question", "frage",
  "method", "term", "word", "caption", "subject", "description",
]

private let idNames = [
  "id", "key", "slug", "uid", "code", "isbn", "doi", "sku", "identifier", "nr", "no", "number",
  "accession", "inventory", "inventar", "signatur",
]

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
    let isMarkup = titles.contains { (isTestData ? $0.markup : $0.html) > 0 }
    var entries: [YAMLValue.Entry] = [.init(key: "field", value: .texts(titlePaths))]
    if isMarkup { entries.append(.init(key: "type", value: .text(isTestData ? "text" : "html"))) }
    if !titles.contains(where: { $0.records == survey.records && $0.flags == 0 }) || isMarkup {
      entries.append(.init(key: "default", value: .text("Untitled")))
    }
    fill(
      "title", with: entries.count == 1 ? entries[0].value : .map(entries), of: [first.path],
      comment: isNamedByTitle ? "used for addresses" : nil)
  }

  /// Gives all records the same title if they have no values except lists of maps.
  private mutating func proposeUntitled() throws(UnreadableContent) {
    guard survey.columns.contains(where: { $0.values > 0 }) else {
      throw UnreadableContent(diagnostics: [.noData(in: source.files[0])])
    }
    fill("title", with: .map([.init(key: "default", value: .text("Untitled"))]), of: [])
  }

  /// The column with the title, and alternatives for records that have no value there.
  private var titleColumns: [DataColumn] {
    let likely = survey.columns.filter {
      $0.isSingle && ($0.areWords || $0.texts == $0.values) && $0.values > 0 && $0.flags == 0
        && $0.links == 0 && $0.isPrintable && $0.symbols * 2 < $0.values
        && $0.meanLength <= 120 && $0.depth <= 3 && !$0.path.hasPrefix("../")
        && $0.records * 2 >= survey.records
    }
    let named = likely.compactMap { column in
      column.rank(among: titleNames).map { (column, $0) }
    }.sorted { $0.1 < $1.1 }.map(\.0).filter { $0.rank(among: idNames) == nil }
    // Otherwise the key in a map, or the short column with the most different values.
    let key = survey.column("../key").flatMap { $0.records == survey.records ? $0 : nil }
    let short = likely.filter { $0.areWords && $0.meanLength > 1 && $0.depth == 1 }
    let fresh =
      short.filter { $0.rank(among: idNames) == nil && $0.haveLetters }.mostUnique
      ?? short.mostUnique
    let whole = survey.columns.filter {
      $0.isSingle && $0.records == survey.records && $0.links == 0 && $0.isPrintable
        && $0.flags == 0 && $0.multiline == 0 && $0.depth <= 2 && $0.longest <= 300
        && !$0.path.hasPrefix("../")
    }
    // Otherwise anything.
    let any = survey.columns.filter {
      $0.values > 0 && $0.isPrintable && !$0.path.contains("*") && $0.depth <= 2
    }
    .max { $0.records < $1.records }
    let first = named.first ?? key ?? fresh ?? whole.first { $0.isUnique } ?? whole.first ?? any
    guard let first else { return [] }
    if first.records == survey.records { return [first] }
    let others = named.filter { $0.path != first.path && $0.depth <= first.depth }
    let last =
      whole.first { $0.rank(among: idNames) != nil } ?? whole.first { $0.isUnique } ?? whole.first
    return ([first] + others.prefix(1) + [last].compactMap(\.self)).reduce(into: []) {
      found, column in
      if !found.contains(where: { $0.path == column.path }) { found.append(column) }
    }
  }

  /// Chooses the records' ids: a column named like an id, their files or keys, their titles, any
  /// one or two columns without repeats, or their row numbers.
  private mutating func proposeID(title: DataColumn?) throws(UnreadableContent) {
    if areTexts { return }
    let able = survey.columns.filter { canName($0) }
    // A column named like an id can contain `2001.10`, which is not a number there.
    if let named = able.filter({ !$0.isRandom }).best(among: idNames) {
      return name(by: named.path)
    }
    // Days and measured numbers are only unique by chance.
    let unique = able.filter { !$0.hasFraction && !$0.areDates && $0.form.unit == nil }
    let lasting = unique.filter { !$0.isRandom }
    if survey.haveKeys { return }
    if let title, title.isUnique, title.markup == 0 {
      let path = ValuePath(title.path)
      if try source.areUnique({ path.value(in: $0)?.scalarText.map(slug) }) {
        return isNamedByTitle = true
      }
    }
    let firsts = survey.columns.filter {
      $0.lists == survey.records && $0.isUnique && $0.texts == $0.values && $0.longest <= 60
        && !$0.path.contains("*") && $0.links == 0 && $0.separator == nil
    }
    if let first = firsts.first { return name(by: "\(first.path).0") }
    if let words = (lasting.filter(\.areWords) + unique).first { return name(by: words.path) }
    if let title, try proposePair(with: title) { return }
    collection.id = "row"
    collection.idComment =
      "no column is different in every record: inserting a row changes the ids below it"
  }

  private func canName(_ column: DataColumn) -> Bool {
    column.isSingle && column.isUnique && column.records == survey.records && column.longest <= 80
      && column.fitsOnOneLine && column.flags == 0 && column.symbols == 0
      && !column.path.contains("*") && !column.path.hasPrefix("../")
  }

  private mutating func name(by path: String, differs: Bool = true) {
    collection.id = path
    collection.idComment =
      differs
      ? "different in every item; used for addresses"
      : "items with the same name get a few more letters"
  }

  /// Makes ids from the title and one more column if the combination is unique. Tests with the same
  /// name are distinguished on reading, because row numbers would change with every inserted test.
  private mutating func proposePair(with title: DataColumn) throws(UnreadableContent) -> Bool {
    let others = survey.columns.filter {
      $0.path != title.path && $0.isSingle && $0.records == survey.records && $0.longest <= 80
        && $0.fitsOnOneLine && !$0.hasFraction && $0.uniqueness > 0.05
    }.sorted { $0.uniqueness > $1.uniqueness }
    guard title.longest <= 80, title.records == survey.records else { return false }
    for maximum in isTestData ? [0, survey.records / 2] : [0] {
      for other in others.prefix(4) {
        let text = "<\(other.path)>.<\(title.path)>"
        let template = FieldSource(text)
        if try source.areUnique(butFor: maximum, { template.wholeValue(in: $0)?.scalarText }) {
          name(by: text, differs: maximum == 0)
          return true
        }
      }
    }
    return false
  }
}

extension [DataColumn] {
  fileprivate var mostUnique: DataColumn? { self.max { $0.uniqueness < $1.uniqueness } }
}

extension DataColumn {
  /// Whether the values are words, unlike `08:15`.
  fileprivate var haveLetters: Bool { distinct.keys.allSatisfy { $0.contains(where: \.isLetter) } }

  /// The path of a single value.
  fileprivate var titlePath: String { isWrittenAsOne ? path : "\(path).0" }

  /// Whether its values differ with each run of a program.
  fileprivate var isRandom: Bool {
    ["uuid", "guid", "hash"].contains(words.last) || randomCount * 2 > values
  }
}
