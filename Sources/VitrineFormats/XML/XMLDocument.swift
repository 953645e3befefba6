package import VitrineDiagnostics

/// The elements of an XML file in document order, beginning with the root.
package struct XMLDocument: Sendable {
  package var elements: [XMLElement] = []

  /// A warning for each part of the text that was left out.
  package var warnings: [Diagnostic] = []
}

package struct XMLElement: Sendable {
  /// With its prefix, as written.
  package var name: String
  var place: TextPosition

  /// The index of the parent element, or nil for the root.
  package var parent: Int?

  /// The attributes written in the file, without namespace declarations.
  package var attributes: [Attribute] = []

  /// Text between two elements is one piece, even if there are comments in it.
  var content: [Content] = []

  package struct Attribute: Sendable {
    var name: String
    var place: TextPosition
    var value: String
    var valuePlace: TextPosition
  }

  enum Content: Sendable {
    case text(String, TextPosition)

    /// The index of an element.
    case element(Int)
  }

  /// The indices of the child elements.
  package var children: [Int] {
    content.compactMap { if case .element(let index) = $0 { index } else { nil } }
  }
}
