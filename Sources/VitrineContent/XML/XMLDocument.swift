import VitrineDiagnostics

/// The elements of an XML file, in the order of the file; the first one is the root.
struct XMLDocument: Sendable {
  var elements: [XMLElement] = []

  /// What was left out of the text.
  var warnings: [Diagnostic] = []
}

struct XMLElement: Sendable {
  /// With its prefix, as it is written.
  var name: String
  var place: TextPlace

  /// The index of the element around; nil for the root.
  var parent: Int?

  /// Those that are written in the file, without the declarations of namespaces.
  var attributes: [Attribute] = []

  /// Texts between two elements are one, whatever comments stand in them.
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

  /// The indices of the elements directly in this one.
  var children: [Int] {
    content.compactMap { if case .element(let index) = $0 { index } else { nil } }
  }
}
