import VitrineDiagnostics

/// The records of a Markdown file, in the order of the file.
struct MarkdownRecords: Sendable {
  struct Record: Sendable {
    /// A map.
    var value: SourceValue

    /// The id of a record whose data give none.
    var key: String?

    /// The index of the record that it stands in.
    var parent: Int?
  }

  var records: [Record] = []

  /// What no record is made of although it may have been meant so.
  var warnings: [Diagnostic] = []
}

/// The values of a record while they are read.
struct MarkdownValues {
  private(set) var members: [SourceValue.Member] = []
  let place: TextPlace

  init(at place: TextPlace) { self.place = place }

  var value: SourceValue { place.value(.object(members)) }

  /// Adds a value, unless it is an empty text. It stands where the record does if it has no `place`.
  mutating func add(_ key: String, _ text: String?, at place: TextPlace? = nil) {
    if let text, !text.isEmpty { add(key, .text(text), at: place) }
  }

  mutating func add(_ key: String, _ content: SourceValue.Content, at place: TextPlace? = nil) {
    let place = place ?? self.place
    members.append(place.member(key, place.value(content)))
  }

  /// Adds a list of links, unless it is empty.
  mutating func add(_ key: String, links: [MarkdownLine.Link]) {
    if links.isEmpty { return }
    let maps = links.map { link in
      var values = MarkdownValues(at: place)
      values.add("title", link.title)
      values.add("link", link.address)
      return values.value
    }
    add(key, .list(maps))
  }
}

/// The places of the nodes of a file's body in the file.
struct MarkdownFilePlaces {
  private var places: MarkdownPlaces

  /// The line of the file on which the body begins, from 1.
  private let firstLine: Int

  init(_ text: UnsafeBufferPointer<UInt8>, firstLine: Int) {
    places = MarkdownPlaces(text)
    self.firstLine = firstLine
  }

  mutating func place(of node: MarkdownNode) -> TextPlace {
    let (line, column) = places.place(of: node)
    return TextPlace(line: line + firstLine - 1, column: column)
  }

  /// Returns the bytes from a place of a node to the end of its line.
  mutating func line(at place: TextPlace) -> UnsafeBufferPointer<UInt8> {
    places.bytes(from: (place.line - firstLine + 1, place.column))
  }
}
