import VitrineModel
import VitrineText

/// The values that records have at one path.
struct DataColumn: Sendable {
  let path: String

  /// The words of its name, in lower case.
  let words: [String]

  /// How many maps and lists are around the values.
  let depth: Int

  /// How many records have a value, and how many of these have a list.
  private(set) var records = 0
  private(set) var lists = 0

  /// True if an element of XML is there, even without a value.
  var isPresent = false

  /// How many values there are, and how many of them are of which kind.
  private(set) var values = 0
  private(set) var numbers = 0
  private(set) var flags = 0
  private(set) var dates = 0
  private(set) var links = 0
  private(set) var pictures = 0
  private(set) var remotePictures = 0
  private(set) var symbols = 0
  private(set) var markup = 0

  /// How many values look like what a program draws by chance, as UUIDs.
  private(set) var randoms = 0
  private(set) var texts = 0

  /// How many values have several lines, or characters that no page can show.
  private(set) var multiline = 0
  private(set) var unprintable = 0

  private(set) var length = 0
  private(set) var longest = 0
  private(set) var hasFraction = false
  private(set) var least = Double.infinity
  private(set) var greatest = -Double.infinity

  /// The values with their numbers, in no order; only the first two thousand.
  private(set) var distinct: [String: Int] = [:]

  /// True if there are more than those in `distinct`.
  private(set) var isOverfull = false

  /// The hashes of the first value of each record, until it is clear that they repeat.
  private var hashes: Set<ContentHash> = []
  private var repeats = 0

  init(path: String, depth: Int) {
    self.path = path
    self.depth = depth
    words = nameWords(of: path)
  }
}

extension DataColumn {
  private static let mostDistinct = 2048

  /// Adds the values of a record. `isPicture` tells of a path if a picture is there.
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
    guard let text = value.scalarText else { return }
    values += 1
    let count = text.count
    length += count
    longest = max(longest, count)
    if !isOverfull || distinct[text] != nil {
      distinct[text, default: 0] += 1
      if distinct.count > Self.mostDistinct { isOverfull = true }
    }
    if case .bool = value.content { flags += 1 }
    let readable = ReadableValue(value.fieldValue)
    if let number = readable?.number {
      numbers += 1
      least = min(least, number)
      greatest = max(greatest, number)
      if number != number.rounded() || text.contains(where: { ".eE".contains($0) }) {
        hasFraction = true
      }
    }
    guard case .text = value.content else {
      if isYear { dates += 1 }
      return
    }
    texts += 1
    if values < 50 || dates * 2 > values, ExtendedDate(text) != nil { dates += 1 }
    addText(text, length: count, isPicture)
  }

  private mutating func addText(_ text: String, length: Int, _ isPicture: (String) -> Bool) {
    let address = BrowserAddress(text)
    if address.isOnTheWeb, !text.contains(where: \.isWhitespace) {
      links += 1
      let path = text.prefix { $0 != "?" && $0 != "#" }
      if SourceFormat(String(path)) == .picture { remotePictures += 1 }
    } else if SourceFormat(text) == .picture, isPicture(text) {
      pictures += 1
    }
    if length == 1, text.unicodeScalars.contains(where: isPictorial) { symbols += 1 }
    if text.contains("<") { markup += 1 }
    if length >= 32, text.allSatisfy({ $0.isHexDigit || $0 == "-" }) { randoms += 1 }
    if text.contains(where: \.isNewline) { multiline += 1 }
    if text.unicodeScalars.contains(where: isUnprintable) { unprintable += 1 }
  }

  private func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    let isControl = scalar.properties.generalCategory == .control
    return isControl && !["\n", "\r", "\t"].contains(scalar) || scalar.value & 0xFFFE == 0xFFFE
  }

  /// Digits are emoji, too, until a selector makes pictures of them.
  private func isPictorial(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xFE0F || scalar.value > 0xFF && scalar.properties.isEmoji
  }

  /// True if the numbers so far are years of our time.
  private var isYear: Bool { !hasFraction && least >= 1000 && greatest <= 2100 }
}

// MARK: What is said of the values

extension DataColumn {
  /// True if each record has at most one value.
  var isSingle: Bool { lists == 0 }

  /// True if no two records have the same value, in lists the same first one.
  var isUnique: Bool { repeats == 0 }

  /// The share of records that are the first with their value.
  var freshness: Double { Double(hashes.count) / Double(max(1, hashes.count + repeats)) }

  var meanLength: Int { values == 0 ? 0 : length / values }
  var areNumbers: Bool { values > 0 && numbers == values }
  var areFlags: Bool { values > 0 && flags == values }
  var areDates: Bool { values > 0 && dates == values }
  var areYears: Bool { areNumbers && isYear }

  /// True if its texts say yes and no. A single S may be a size or the south.
  var areFlagWords: Bool {
    let flags = distinct.keys.map { $0.lowercased() == "s" ? nil : FlagWord.flag($0) }
    return texts == values && !areNumbers && flags.contains(true) && flags.contains(false)
      && !flags.contains(nil)
  }

  var areLinks: Bool { values > 0 && links == values }
  /// Some emoji may be newer than this program.
  var areSymbols: Bool { symbols * 10 > values * 9 }

  /// True if its values are what people read in a line; a few may have a second one.
  var areWords: Bool {
    values > 0 && texts == values && links == 0 && unprintable == 0 && multiline * 20 <= values
      && symbols * 2 < values
  }

  /// True if two values differ in nothing but case.
  var differsInCase: Bool { Set(distinct.keys.map { $0.lowercased() }).count < distinct.count }

  /// How often a value occurs on average.
  var use: Double { Double(values) / Double(max(1, distinct.count)) }
}
