import VitrineDiagnostics

/// The records of a Markdown file, in file order.
struct MarkdownRecords: Sendable {
  struct Record: Sendable {
    /// A map.
    var value: SourceValue

    /// The id of a record without one in its data.
    var key: String?

    /// The index of the parent record.
    var parent: Int?
  }

  var records: [Record] = []

  /// Warnings about parts that were probably meant to be records.
  var warnings: [Diagnostic] = []
}

/// The values of a record under construction.
struct MarkdownValues {
  private(set) var members: [SourceValue.Member] = []
  let place: TextPlace

  init(at place: TextPlace) { self.place = place }

  var value: SourceValue { place.value(.object(members)) }

  /// Adds a value unless it is empty. Its position defaults to the record's.
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

/// Converts positions of nodes in a file's body into positions in the file.
struct MarkdownFilePlaces {
  private var places: MarkdownPlaces

  /// The first line of the body in the file, from 1.
  private let firstLine: Int

  init(_ text: UnsafeBufferPointer<UInt8>, firstLine: Int) {
    places = MarkdownPlaces(text)
    self.firstLine = firstLine
  }

  mutating func place(of node: MarkdownNode) -> TextPlace {
    let (line, column) = places.place(of: node)
    return TextPlace(line: line + firstLine - 1, column: column)
  }

  /// Returns the bytes from a node's position to the end of its line.
  mutating func line(at place: TextPlace) -> UnsafeBufferPointer<UInt8> {
    places.bytes(from: (place.line - firstLine + 1, place.column))
  }
}
