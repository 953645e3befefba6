import VitrineDiagnostics

/// The elements of an XML file in document order, beginning with the root.
struct XMLDocument: Sendable {
  var elements: [XMLElement] = []

  /// A warning for each part of the text that was left out.
  var warnings: [Diagnostic] = []
}

struct XMLElement: Sendable {
  /// With its prefix, as written.
  var name: String
  var place: TextPlace

  /// The index of the parent element, or nil for the root.
  var parent: Int?

  /// The attributes written in the file, without namespace declarations.
  var attributes: [Attribute] = []

  /// Text between two elements is one piece, even if there are comments in it.
  var content: [Content] = []

  struct Attribute: Sendable {
    var name: String
    var place: TextPlace
    var value: String
    var valuePlace: TextPlace
  }

  enum Content: Sendable {
    case text(String, TextPlace)

    /// The index of an element.
    case element(Int)
  }

  /// The indices of the child elements.
  var children: [Int] {
    content.compactMap { if case .element(let index) = $0 { index } else { nil } }
  }
}
