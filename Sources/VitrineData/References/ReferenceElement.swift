package import VitrineModel

/// A fact about an item that reference managers read. Each is declared once, below.
struct ReferenceElement: Sendable {
  /// The properties that it comes from: of those that an item has, the first.
  let properties: [String]

  /// Its names in the formats, by their raw values. Nil for formats that lack it.
  let names: [String?]
  let type: ValueType

  enum ValueType: String {
    /// `texts` and `names` stay apart where a format can have several. `one` and `doi` are only
    /// valid alone: where a format has a single place for them, it has the first.
    /// A `museum` is a publisher only of works of which there is one, and a `number` is not the id
    /// that an item has without one.
    case text, texts, names, date, one, doi, museum, number
  }

  static let all = table.split(separator: "\n").map { line in
    let cells = line.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
    return ReferenceElement(
      properties: cells[0], names: cells[1].map { $0 == "-" ? nil : $0 },
      type: ValueType(rawValue: cells[2][0])!)
  }
}

/// A format of references, by its place in tables.
enum ReferenceFormat: Int {
  case bibTeX, ris, csl, dublinCore
}

/// Properties; what formats call what these say, and in Dublin Core by which word Zotero tells
/// identifiers apart; and the type of the value.
private let table = """
  author artist creator composer byArtist director organizer | author AU author creator | names
  editor | editor ED editor contributor | names
  translator | translator A4 translator contributor | names
  name | title TI title title | text
  datePublished dateCreated startDate releaseDate | year PY issued date | date
  isPartOf | series T2 container-title source | text
  publisher holdingArchive sourceOrganization provider | publisher PB publisher publisher | text
  holdingArchive provider publisher sourceOrganization | - DP archive - | museum
  itemLocation | - AV archive_location - | text
  identifier | - AN call-number - | number
  bookEdition artEdition softwareVersion version | edition ET edition - | text
  reportNumber | number IS number - | text
  pagination | pages SP page - | text
  numberOfPages | pagetotal - number-of-pages - | text
  genre artform | - M3 genre - | text
  artMedium material | howpublished - medium - | text
  isbn | isbn SN ISBN identifier:ISBN | one
  issn | issn SN ISSN identifier:ISSN | one
  identifier sameAs | doi DO DOI identifier:DOI | doi
  inLanguage | language LA language language | text
  keywords | keywords KW keyword subject | texts
  description | - AB abstract description | text
  license usageInfo copyrightNotice | - - - rights | text
  url | url UR URL identifier | one
  """

extension DescribedItem {
  /// The facts that a format has names for, in order, each with at least one text on one line. The
  /// text of a date is the year.
  func facts(
    in format: ReferenceFormat
  ) -> [(name: String, type: ReferenceElement.ValueType, texts: [String])] {
    ReferenceElement.all.compactMap {
      element -> (name: String, type: ReferenceElement.ValueType, texts: [String])? in
      guard let name = element.names[format.rawValue] else { return nil }
      if element.type == .number, !hasOwnNumber { return nil }
      let found: [String]? =
        element.properties.lazy.map { property -> [String] in
          if element.type == .museum, isPublishing.contains(property), !kind.isUnique { return [] }
          return values(of: property).flatMap { value -> [String] in
            let words = text(of: value).split(whereSeparator: \.isWhitespace)
            return element.type == .doi
              ? words.compactMap { doi(in: $0) } : [words.joined(separator: " ")]
          }
        }.first { !$0.isEmpty }
      guard let found else { return nil }
      if element.type == .number,
        found.contains(where: { $0.split(separator: " ").contains { doi(in: $0) != nil } })
      {
        return nil
      }
      let texts =
        switch element.type {
        case .names, .texts: found
        case .one, .doi: format == .dublinCore ? found : [found[0]]
        case .text, .date, .museum, .number: [found.joined(separator: ", ")]
        }
      return (name, element.type, texts)
    }
  }

  /// The date of the item as a publication, or as a work.
  package var referenceDate: ExtendedDate? {
    let properties = ReferenceElement.all.first { $0.type == .date }!.properties
    return properties.lazy.compactMap { values(of: $0).first?.extendedDate }.first
  }

  /// Who made the item, and where it was published.
  package var makers: [String] { facts(in: .csl).first { $0.name == "author" }?.texts ?? [] }
  package var sources: [String] {
    facts(in: .csl).filter { ["container-title", "publisher"].contains($0.name) }.flatMap(\.texts)
  }

  /// The museum, library or archive that has the item, and its number there.
  package var holding: [String] {
    facts(in: .csl).filter { ["archive", "call-number"].contains($0.name) }.flatMap(\.texts)
  }

  /// The item's Dublin Core elements: names such as `DC.title`, and texts.
  package var dublinCore: [(name: String, text: String)] {
    [("DC.type", kind.forms[3])]
      + facts(in: .dublinCore).flatMap { name, _, texts in
        let words = name.split(separator: ":")
        return texts.map {
          ("DC.\(words[0])", (words.dropFirst() + [$0[...]]).joined(separator: " "))
        }
      }
  }
}

private let isPublishing: Set = ["publisher", "sourceOrganization"]

extension ItemKind {
  /// Whether it is of works of which there is one, such as paintings and manuscripts.
  fileprivate var isUnique: Bool { ["ART", "MANSCPT"].contains(forms[1]) }
}

/// The digital object identifier in a word such as `https://doi.org/10.1000/182,`, or nil.
private func doi(in word: Substring) -> String? {
  let end = word.lastIndex { !",;".contains($0) }
  let parts = word[...(end ?? word.startIndex)].split(
    separator: "/", omittingEmptySubsequences: false)
  guard let start = parts.firstIndex(where: { $0.hasPrefix("10.") && $0.count > 6 }),
    start == 0 || parts[start - 1].hasSuffix("doi.org"), start + 1 < parts.count
  else { return nil }
  return parts[start...].joined(separator: "/")
}
