import VitrineContent
import VitrineFormats
import VitrineModel
import VitrineText

/// The values of records at one path.
struct DataColumn: Sendable {
  let path: String

  /// The path without its last key, and the last key.
  let parent: String
  let name: String

  /// The words of the last descriptive key, in lower case.
  let words: [String]

  /// The number of maps and lists around the values.
  let depth: Int

  /// The number of records with a value, and how many of these have a list.
  private(set) var records = 0
  private(set) var lists = 0

  /// The number of values, and how many of them have each trait.
  private(set) var values = 0
  private var counts = [Int](repeating: 0, count: ValueTraits.count)

  /// The number of characters in all values.
  private(set) var length = 0

  /// The least and the greatest number.
  private(set) var numbers: ClosedRange<Double>?

  /// The first and the last year of its dates or years.
  private(set) var years: ClosedRange<Int>?

  /// The number of values with each unit, where "" stands for no unit.
  private(set) var units: [String: Int] = [:]

  /// The separator in texts with several values, such as `; `, or nil if each text is one value.
  private(set) var separator: String?
  private(set) var pictureSeparators: Set<String> = []

  /// The number of occurrences of each value, up to `maxDistinctValues` values, in no order.
  private(set) var distinct: [String: Int] = [:]
  private var known: [String: SurveyedValue] = [:]

  /// Whether there are more values than in `distinct`.
  private(set) var hasTooManyValues = false

  /// The hashes of the first value of each record, until there are clearly repeats.
  private var hashes: Set<ContentHash> = []
  private(set) var repeats = 0

  /// How often a record has another value than the record before it.
  private(set) var changes = 0
  private var last: String?

  /// Whether its values are in a list of maps that have a better name, as an address beside a name.
  var isDetail = false

  /// The declaration of a field with these values, known once all are counted.
  private(set) var form = FieldType()

  init(_ name: String, in parent: String, depth: Int) {
    path = parent.isEmpty ? name : "\(parent).\(name)"
    self.parent = parent
    self.name = name
    self.depth = depth
    words = nameWords(of: descriptiveKey(name, in: parent))
  }
}

// MARK: Counting

extension DataColumn {
  private static let maxDistinctValues = 2048

  /// The nature of a longer text is visible at its beginning.
  private static let maxTextLength = 10_000

  /// Adds the values of a record. `isPicture` tells whether there is a picture at a path.
  mutating func add(_ values: [SourceValue], isList: Bool, isPicture: (String) -> Bool) {
    let scalars = values.filter { !$0.isBlank }
    guard let first = scalars.first?.scalarText else { return }
    records += 1
    if isList { lists += 1 }
    if repeats == 0 || hashes.count < 4096 {
      if !hashes.insert(ContentHash(of: first)).inserted { repeats += 1 }
    }
    if last?.hasSameBytes(as: first) != true { changes += 1 }
    last = first
    for value in scalars.prefix(1000) { add(value, isPicture) }
  }

  private mutating func add(_ value: SourceValue, _ isPicture: (String) -> Bool) {
    var value = value
    if case .text(let text) = value.content, text.utf8.count > Self.maxTextLength {
      value.content = .text(String(text.prefix(Self.maxTextLength)))
    }
    guard let text = value.scalarText else { return }
    values += 1
    length += text.count
    if !hasTooManyValues || distinct[text] != nil {
      distinct[text, default: 0] += 1
      if distinct.count > Self.maxDistinctValues { hasTooManyValues = true }
    }
    // Most columns that are worth filtering by have few values, each of which is looked at once.
    var isText = false
    if case .text = value.content { isText = true }
    let surveyed: SurveyedValue
    if isText, let one = known[text] {
      surveyed = one
    } else {
      surveyed = SurveyedValue(
        value, text: text, worthTrying: worthTrying, isPicture: isPicture)
      if isText, known.count < Self.maxDistinctValues { known[text] = surveyed }
    }
    count(surveyed)
  }

  /// The traits that at least half of the values have so far.
  private var worthTrying: ValueTraits {
    if values < 50 { return [.date, .writtenNumber, .size, .coordinates] }
    return [.date, .writtenNumber, .size, .coordinates].filter { self[$0] * 2 > values }
      .reduce(into: []) { $0.formUnion($1) }
  }

  private mutating func count(_ value: SurveyedValue) {
    var bits = value.traits.rawValue
    while bits != 0 {
      counts[bits.trailingZeroBitCount] += 1
      bits &= bits - 1
    }
    if let number = value.number { numbers = including(number, in: numbers) }
    if let year = value.year { years = including(year, in: years) }
    for unit in value.units { units[unit, default: 0] += 1 }
    if let separator = value.separator { pictureSeparators.insert(separator) }
  }

  /// Determines the form of the values, once all are counted.
  mutating func settle() {
    known = [:]
    cut()
    form = likelyForm
  }

  /// Splits texts such as `oil; paper` into values, if many texts have a separator and the parts
  /// are short and shared by records.
  private mutating func cut() {
    guard isSingle, !hasTooManyValues, all(.text), self[.link] == 0, fitOnOneLine,
      self[.pictureList] == 0
    else { return }
    for separator in SurveyedValue.separators
    where separator != ", " || isNamed(.list) {
      var found: [String: Int] = [:]
      var (several, partsOfSeveral) = (0, Set<String>())
      for (text, count) in distinct {
        let parts = text.split(separator: separator).map(trimmed).filter { !$0.isEmpty }
        if parts.count > 1 {
          several += count
          partsOfSeveral.formUnion(parts)
        }
        for part in parts { found[part, default: 0] += count }
      }
      let knownAlone = partsOfSeveral.count { distinct[$0] != nil }
      let total = found.values.reduce(0, +)
      let lengths = found.keys.map(\.count)
      guard several > 1, several * 10 >= values || knownAlone * 2 >= partsOfSeveral.count,
        total * 2 >= found.count * 3,
        lengths.allSatisfy({ $0 <= 40 })
      else { continue }
      self.separator = separator
      (values, lists, distinct) = (total, records, found)
      counts = counts.map { _ in 0 }
      counts[ValueTraits.text.rawValue.trailingZeroBitCount] = total
      (units, years) = ([:], nil)
      length = found.reduce(0) { $0 + $1.key.count * $1.value }
      return
    }
  }
}

// MARK: The values as a whole

extension DataColumn {
  /// The number of values with a trait.
  subscript(trait: ValueTraits) -> Int { counts[trait.rawValue.trailingZeroBitCount] }

  func all(_ trait: ValueTraits) -> Bool { values > 0 && self[trait] == values }

  /// Whether nine of ten values have a trait. The build warns about the others.
  func mostly(_ trait: ValueTraits) -> Bool { values > 0 && self[trait] * 10 >= values * 9 }

  /// Whether each record has at most one value.
  var isSingle: Bool { lists == 0 }

  /// Whether each record has at most one text, with one value or several.
  var isWrittenAsOne: Bool { isSingle || separator != nil }

  /// Whether all records have different values, or different first values in lists.
  var isUnique: Bool { repeats == 0 }

  /// The share of records whose value does not occur before.
  var uniqueness: Double { Double(hashes.count) / Double(max(1, hashes.count + repeats)) }

  var meanLength: Int { values == 0 ? 0 : length / values }

  /// Whether its values are as a whole words that fit on a line.
  var areWords: Bool {
    mostly(.text) && self[.link] == 0 && arePrintable && self[.multiline] * 20 <= values
      && self[.symbol] * 2 < values
      && ![.number, .date, .size, .coordinates].contains(form.type)
  }

  /// Whether nearly all values fit on a line and consist only of words.
  var fitOnOneLine: Bool {
    arePrintable && (self[.multiline] + self[.markup]) * 20 <= values
  }

  /// False if most values have characters that cannot be shown.
  var arePrintable: Bool { self[.unprintable] * 2 <= values }

  var areShort: Bool { self[.long] * 20 <= values }
  var areNumbers: Bool { mostly(.number) }
  var areLinks: Bool { all(.link) }

  /// Whether the numbers are modern years. Some museums have a few objects from before.
  var areYears: Bool {
    areNumbers && self[.exponent] == 0
      && (self[.fraction] == 0
        || distinct.keys.allSatisfy { $0.hasSuffix(".0") || !$0.contains(".") })
      && (years?.upperBound ?? 0) <= 2100 && (numbers?.upperBound ?? .infinity) <= 2100
      && (numbers?.lowerBound ?? 0 >= 1000 || isNamed(.date) && mostAreModern)
  }

  private var mostAreModern: Bool {
    let modern = distinct.filter { 1000...2100 ~= Double($0.key) ?? 0 }
    return modern.values.reduce(0, +) * 10 >= distinct.values.reduce(0, +) * 9
  }

  /// `A 1920` can be an inventory number, unless the column's name indicates a date.
  var areDates: Bool {
    mostly(.date) && !areUnclearDates
      && (self[.dateAmongWords] * 2 < values || isNamed(.date))
  }

  /// Whether nothing tells which number is the day in dates such as `7/4/1976`.
  var areUnclearDates: Bool {
    mostly(.date) && self[.unclearDate] > 0 && self[.dateWithOrder] == 0
  }

  /// Not all values have to be known symbols, because some emoji can be newer than this program.
  var areSymbols: Bool { mostly(.symbol) }

  /// Whether its values are, as far as counted, those of another column.
  func isLike(_ other: DataColumn) -> Bool {
    records == other.records && length == other.length && changes == other.changes
      && repeats == other.repeats && hashes == other.hashes && distinct == other.distinct
  }

  /// How often each distinct value occurs on average.
  var use: Double { Double(values) / Double(max(1, distinct.count)) }

  /// Whether its only value means yes, as a cross or a tick. Missing values then mean no.
  var areCheckMarks: Bool {
    distinct.count == 1 && all(.text)
      && distinct.keys.allSatisfy { text in
        let isSign = text.lowercased() == "x" || !text.contains { $0.isLetter || $0.isNumber }
        return isSign && FlagWord.flag(text) == true
      }
  }

  /// Whether this is the unit of other columns, the same in all records.
  var isUnitColumn: Bool {
    ["unit", "units"].contains(words.last) && distinct.count == 1 && all(.text)
      && distinct.keys.allSatisfy(isUnit)
  }

  /// Whether records with the same value follow each other, in a few long runs.
  var areInRuns: Bool {
    isSingle && 3...40 ~= distinct.count && changes == distinct.count && use >= 4
  }
}

private func including<Bound>(_ value: Bound, in range: ClosedRange<Bound>?) -> ClosedRange<Bound> {
  range.map { min($0.lowerBound, value)...max($0.upperBound, value) } ?? value...value
}
