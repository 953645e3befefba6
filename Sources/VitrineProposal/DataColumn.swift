import VitrineContent
import VitrineFormats
import VitrineMarkdown
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

  /// Whether an XML element is present, even without a value.
  var isPresent = false

  /// The number of values, and how many of them are of each kind.
  private(set) var values = 0
  private(set) var numbers = 0
  private(set) var flags = 0
  private(set) var dates = 0
  private(set) var datesAmongWords = 0
  private(set) var links = 0
  private(set) var pictures = 0
  private(set) var remotePictures = 0

  /// How many values are several paths of pictures in one text, and what separates these.
  private(set) var pictureLists = 0
  private(set) var pictureSeparators: Set<String> = []
  private(set) var symbols = 0

  /// How many values contain a `<`, and how many of these contain HTML elements, unlike
  /// `vector<int>`.
  private(set) var markup = 0
  private(set) var html = 0

  /// How many values look randomly generated, such as UUIDs.
  private(set) var randomCount = 0
  private(set) var texts = 0

  /// How many values have several lines, or characters that cannot be shown.
  private(set) var multiline = 0
  private var unprintable = 0

  /// False if most values have such characters. For a few of them, the build only warns.
  var isPrintable: Bool { unprintable * 2 <= values }

  private(set) var length = 0
  private(set) var longest = 0
  private(set) var hasFraction = false

  /// The separator in texts with several values, such as `; `, or nil if each text is one value.
  private(set) var separator: String?

  /// The number of values with each unit, where "" stands for no unit. Nil once a text is not a
  /// number, or has an ambiguous comma.
  private(set) var writtenUnits: [String: Int]? = [:]

  /// The units of sizes with two or three lengths, counted in the same way, and whether all texts
  /// are places on Earth.
  private(set) var sizeUnits: [String: Int]? = [:]
  private(set) var arePlaces = true

  /// The proposed declaration of a field with these values, known once all are counted.
  private(set) var form = FieldType()
  private(set) var minimum = Double.infinity
  private(set) var largest = -Double.infinity

  /// The number of occurrences of each value, up to `maxDistinctValues` values, in no order.
  private(set) var distinct: [String: Int] = [:]

  /// Whether there are more values than in `distinct`.
  private(set) var hasTooManyValues = false

  /// The hashes of the first value of each record, until there are clearly repeats.
  private(set) var hashes: Set<ContentHash> = []
  private(set) var repeats = 0

  init(_ name: String, in parent: String, depth: Int) {
    path = parent.isEmpty ? name : "\(parent).\(name)"
    self.parent = parent
    self.name = name
    self.depth = depth
    words = nameWords(of: descriptiveKey(name, in: parent))
  }
}

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
    for value in scalars.prefix(1000) { add(value, isPicture) }
  }

  private mutating func add(_ value: SourceValue, _ isPicture: (String) -> Bool) {
    var value = value
    if case .text(let text) = value.content, text.utf8.count > Self.maxTextLength {
      value.content = .text(String(text.prefix(Self.maxTextLength)))
    }
    guard let text = value.scalarText else { return }
    values += 1
    let count = text.count
    length += count
    longest = max(longest, count)
    if !hasTooManyValues || distinct[text] != nil {
      distinct[text, default: 0] += 1
      if distinct.count > Self.maxDistinctValues { hasTooManyValues = true }
    }
    if case .bool = value.content { flags += 1 }
    let readable = ComparableValue(value.fieldValue)
    if let number = readable?.number {
      numbers += 1
      minimum = min(minimum, number)
      largest = max(largest, number)
      if number != number.rounded() || text.contains(where: { ".eE".contains($0) }) {
        hasFraction = true
      }
    }
    guard case .text = value.content else {
      if readable?.number != nil, isYear { dates += 1 }
      return
    }
    texts += 1
    // `012` is a number, not a year.
    let isShortNumber = count < 4 && text.allSatisfy(\.isNumber)
    if values < 50 || dates * 2 > values, !isShortNumber, let date = ExtendedDate(text) {
      dates += 1
      if date.isAmongWords { datesAmongWords += 1 }
    }
    addText(text, length: count, isPicture)
  }

  private mutating func addText(_ text: String, length: Int, _ isPicture: (String) -> Bool) {
    let address = BrowserAddress(text)
    if address.isWebAddress, !text.contains(where: \.isWhitespace) {
      links += 1
      let path = text.prefix { $0 != "?" && $0 != "#" }
      if SourceFormat(String(path)) == .picture { remotePictures += 1 }
    } else if SourceFormat(text) == .picture {
      if isPicture(text) {
        pictures += 1
      } else if let separator = Self.separators.first(where: text.contains),
        text.split(separator: separator).allSatisfy({ isPicture(trimmed($0)) })
      {
        pictureLists += 1
        pictureSeparators.insert(separator)
      }
    }
    if writtenUnits != nil { writtenUnits = withNumber(text) }
    if sizeUnits != nil { sizeUnits = withSize(text) }
    if arePlaces { arePlaces = GeoCoordinates(.text(text)) != nil }
    if length == 1, text.unicodeScalars.contains(where: isPictorial) { symbols += 1 }
    if text.contains("<") {
      markup += 1
      if containsHTML(text) { html += 1 }
    }
    if length >= 32, text.allSatisfy({ $0.isHexDigit || $0 == "-" }) { randomCount += 1 }
    if text.contains(where: \.isNewline) { multiline += 1 }
    if isUnprintable(text), isUnprintable(text.withoutControls ?? text) { unprintable += 1 }
  }

  /// Returns `writtenUnits` with one more number.
  private func withNumber(_ text: String) -> [String: Int]? {
    guard let number = WrittenNumber(text), number.literal != nil else { return nil }
    return writtenUnits?.merging([number.unit ?? "": 1], uniquingKeysWith: +)
  }

  /// Returns `sizeUnits` with one more size.
  private func withSize(_ text: String) -> [String: Int]? {
    guard let lengths = WrittenSize(text)?.lengths, lengths.count > 1,
      lengths.allSatisfy({ $0.literal != nil })
    else { return nil }
    return sizeUnits?.merging(lengths.map { ($0.unit ?? "", 1) }, uniquingKeysWith: +)
  }

  private func isUnprintable(_ text: String) -> Bool {
    text.unicodeScalars.contains(where: isUnprintable)
  }

  private func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    let isControl = scalar.properties.generalCategory == .control
    return isControl && !["\n", "\r", "\t"].contains(scalar) || scalar.value & 0xFFFE == 0xFFFE
  }

  /// Digits also count as emoji, but only a variation selector makes them pictures.
  private func isPictorial(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xFE0F || scalar.value > 0xFF && scalar.properties.isEmoji
  }

  /// Whether the numbers so far are modern years.
  var isYear: Bool { !hasFraction && minimum >= 1000 && largest <= 2100 }
}

// MARK: Several values in one

extension DataColumn {
  private static let separators = ["; ", ";", " | ", "|", ", "]

  /// Columns in which commas separate values. In others, they can be in the names of people and
  /// places.
  private static let listNames: Set = [
    "tags", "keywords", "genres", "categories", "subjects", "topics", "labels", "materials",
    "techniques", "languages", "colours", "colors", "schlagwörter", "schlagworte", "materialien",
    "farben", "etiquetas", "étiquettes", "couleurs",
  ]

  /// Determines the nature of the values, once all are counted.
  mutating func settle() {
    cut()
    form = likelyForm
  }

  /// Splits texts such as `oil; paper` into values, if many texts have a separator and the parts
  /// are short and shared by records.
  private mutating func cut() {
    guard isSingle, !hasTooManyValues, texts == values, fitsOnOneLine, pictureLists == 0 else {
      return
    }
    for separator in Self.separators
    where separator != ", " || words.contains(where: Self.listNames.contains) {
      var found: [String: Int] = [:]
      var several = 0
      for (text, count) in distinct {
        let parts = text.split(separator: separator).map(trimmed).filter { !$0.isEmpty }
        if parts.count > 1 { several += count }
        for part in parts { found[part, default: 0] += count }
      }
      let total = found.values.reduce(0, +)
      let lengths = found.keys.map(\.count)
      guard several > 1, several * 10 >= values, total * 2 >= found.count * 3,
        lengths.allSatisfy({ $0 <= 40 })
      else { continue }
      self.separator = separator
      (values, texts, lists, distinct) = (total, total, records, found)
      (numbers, dates, symbols, randomCount, writtenUnits, sizeUnits) = (0, 0, 0, 0, nil, nil)
      datesAmongWords = 0
      arePlaces = false
      longest = lengths.max() ?? 0
      length = found.reduce(0) { $0 + $1.key.count * $1.value }
      return
    }
  }
}
