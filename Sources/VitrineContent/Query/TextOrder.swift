/// The sort key of a text: by its letters, then by accents, then by case.
///
/// Letters are compared in lower case and without accents (`LetterTable`) by code point, so other
/// scripts are in Unicode order unless an `Alphabet` sorts them differently. Adjacent digits are a
/// number: `Plate 2`, `Plate 10`. Among equal letters, plain ones come before accented ones, and
/// lower case before upper case: `cote`, `Cote`, `coté`, `côte`, `cotes`. Punctuation before the
/// first letter or number is ignored, and symbols come before digits, as in Unicode's collation
/// (`SymbolOrder`).
struct TextOrder: Comparable {
  private let letters: [UInt8]
  private let lowercased: [UInt8]
  private let text: String

  init(_ text: String, in alphabet: Alphabet?) {
    self.text = text
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    if let alphabet, !isASCII || alphabet.mayChange(text) {
      let lowercased = alphabet.lowercased(text)
      self.lowercased = Array(lowercased.utf8)
      letters = Self.withNumbers(
        alphabet.bytes(of: SymbolOrder.dropPunctuation(before: lowercased)))
    } else if isASCII {
      lowercased = text.utf8.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
      let hasSigns =
        text.utf8.first.map(SymbolOrder.isSign) == true
        || !text.utf8.allSatisfy(SymbolOrder.isPlain)
      letters = Self.withNumbers(hasSigns ? Self.plainBytes(of: text.lowercased()) : lowercased)
    } else {
      let lowercased = text.lowercased()
      self.lowercased = Array(lowercased.utf8)
      letters = Self.withNumbers(Self.plainBytes(of: lowercased))
    }
  }

  /// The sort key of a text in lower case, without an alphabet.
  private static func plainBytes(of lowercased: String) -> [UInt8] {
    var letters: [UInt8] = []
    for scalar in SymbolOrder.dropPunctuation(before: lowercased).unicodeScalars {
      if let plain = LetterTable.plainLetters[scalar] {
        letters += plain.utf8
      } else if scalar.properties.generalCategory != .nonspacingMark {
        letters += SymbolOrder.bytes(of: scalar)
      }
    }
    return letters
  }

  /// Encodes adjacent digits so that greater numbers sort after smaller ones: a zero, which sorts
  /// all numbers where digits are; the number of digits, in two bytes; and the digits without
  /// leading zeros.
  private static func withNumbers(_ letters: [UInt8]) -> [UInt8] {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard letters.contains(where: digits.contains) else { return letters }
    var result: [UInt8] = []
    var rest = letters[...]
    while let first = rest.first {
      guard digits.contains(first) else {
        result.append(rest.removeFirst())
        continue
      }
      let run = rest.prefix(while: digits.contains)
      rest = rest.dropFirst(run.count)
      let number = run.drop { $0 == digits.lowerBound }
      let length = min(number.count, Int(UInt16.max))
      result += [digits.lowerBound, UInt8(length >> 8), UInt8(length & 0xFF)]
      result += number
    }
    return result
  }

  static func < (first: TextOrder, second: TextOrder) -> Bool {
    if first.letters != second.letters {
      return first.letters.lexicographicallyPrecedes(second.letters)
    }
    if first.lowercased != second.lowercased {
      return first.lowercased.lexicographicallyPrecedes(second.lowercased)
    }
    // Unicode has upper case first, so the order is reversed.
    return second.text.utf8.lexicographicallyPrecedes(first.text.utf8)
  }

  static func == (first: TextOrder, second: TextOrder) -> Bool {
    first.text.utf8.elementsEqual(second.text.utf8)
  }
}

/// The plain forms of accented Latin, Greek and Cyrillic letters.
///
/// These are Unicode's decompositions, plus letters with a stroke and ligatures. `й` is a letter of
/// its own.
enum LetterTable {
  static let plainLetters: [Unicode.Scalar: String] = {
    var table: [Unicode.Scalar: String] = [:]
    for (plain, accented) in rows {
      for scalar in accented.unicodeScalars { table[scalar] = plain }
    }
    return table
  }()

  private static let rows = [
    ("a", "àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ"),
    ("ae", "æǣǽ"),
    ("b", "ƀḃḅḇ"),
    ("c", "çćĉċčḉ"),
    ("d", "ðďđḋḍḏḑḓ"),
    ("e", "èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ"),
    ("f", "ḟ"),
    ("g", "ĝğġģǧǵḡ"),
    ("h", "ĥħȟḣḥḧḩḫẖ"),
    ("i", "ìíîïĩīĭįıǐȉȋḭḯỉị"),
    ("ij", "ĳ"),
    ("j", "ĵǰ"),
    ("k", "ķĸǩḱḳḵ"),
    ("l", "ĺļľŀłḷḹḻḽ"),
    ("m", "ḿṁṃ"),
    ("n", "ñńņňŉŋǹṅṇṉṋ"),
    ("o", "òóôõöøōŏőơǒǫǭǿȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ"),
    ("oe", "œ"),
    ("p", "ṕṗ"),
    ("r", "ŕŗřȑȓṙṛṝṟ"),
    ("s", "śŝşšſșṡṣṥṧṩẛ"),
    ("ss", "ß"),
    ("t", "ţťŧțṫṭṯṱẗ"),
    ("th", "þ"),
    ("u", "ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự"),
    ("v", "ṽṿ"),
    ("w", "ŵẁẃẅẇẉẘ"),
    ("x", "ẋẍ"),
    ("y", "ýÿŷȳẏẙỳỵỷỹ"),
    ("z", "źżžẑẓẕ"),
    ("¨", "΅῁῭΅"),
    ("ʒ", "ǯ"),
    ("α", "άἀἁἂἃἄἅἆἇὰάᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷ"),
    ("ε", "έἐἑἒἓἔἕὲέ"),
    ("η", "ήἠἡἢἣἤἥἦἧὴήᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇ"),
    ("ι", "ΐίϊἰἱἲἳἴἵἶἷὶίῐῑῒΐῖῗ"),
    ("ο", "όὀὁὂὃὄὅὸό"),
    ("ρ", "ῤῥ"),
    ("σ", "ς"),
    ("υ", "ΰϋύὐὑὒὓὔὕὖὗὺύῠῡῢΰῦῧ"),
    ("ω", "ώὠὡὢὣὤὥὦὧὼώᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷ"),
    ("ϒ", "ϓϔ"),
    ("г", "ѓ"),
    ("е", "ѐё"),
    ("и", "ѝ"),
    ("к", "ќ"),
    ("у", "ў"),
    ("і", "ї"),
    ("᾿", "῍῎῏"),
    ("῾", "῝῞῟"),
  ]
}
