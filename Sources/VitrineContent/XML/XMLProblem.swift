import VitrineDiagnostics
import VitrineText

/// Something wrong with an XML text.
enum XMLProblem: Hashable, Sendable {
  case tooDeep(limit: Int)
  case declaredEntity(String)

  /// An entity that is none of the five of XML; the text is as it is written.
  case unknownEntity(String)
  case noElement

  /// The file ends in an element.
  case openElement(String, opened: TextPlace)
  case wrongEnd(String, open: String, opened: TextPlace)
  case secondRoot
  case duplicateAttribute
  case openTag
  case openCDATA
  case bareAmpersand
  case bareLess
  case lessInValue
  case misplacedDeclaration
  case undeclaredCharacter

  /// A character that cannot stand where it does.
  case unexpected(String)
  case other(String)
}

extension XMLProblem {
  func diagnostic(in file: String, at place: TextPlace) -> Diagnostic {
    let (message, hint) = words { "\(file):\($0.line):\($0.column)" }
    return Diagnostic(
      .error, kind: "XML syntax",
      at: SourceLocation(file: file, line: place.line, column: place.column), message, hint: hint)
  }

  private func words(_ path: (TextPlace) -> String) -> (message: String, hint: String?) {
    switch self {
    case .tooDeep(let limit):
      ("more than \(limit) elements in each other", "take some levels of elements away")
    case .declaredEntity(let name):
      (
        "the file declares the entity '\(name)': entities of a file's own are not read",
        "take the declaration out, and write its text where it is used"
      )
    case .unknownEntity(let name):
      (
        "the entity '\(name)' is not known",
        "XML has &lt; &gt; &amp; &quot; and &apos;, else write the character itself"
      )
    case .noElement: ("there is no element", "the file may be cut off")
    case .openElement(let name, let place):
      (
        "the file ends where </\(name)> is expected",
        "the file may be cut off; <\(name)> was opened at \(path(place))"
      )
    case .wrongEnd(let end, let open, let place):
      ("\(end) where </\(open)> is expected", "<\(open)> was opened at \(path(place))")
    case .secondRoot: ("more after the root element", "an XML file has one element around all")
    case .duplicateAttribute: ("this attribute is already used in this tag", nil)
    case .openTag: ("a tag that is not closed", "the file may be cut off, or lack a '>'")
    case .openCDATA: ("a CDATA section that is not closed", "close it with ]]>")
    case .bareAmpersand: ("an '&' that begins no character's name", "write &amp;")
    case .bareLess: ("a '<' that begins no tag", "write &lt;")
    case .lessInValue: ("a '<' in the value of an attribute", "write &lt;, or close the quotes")
    case .misplacedDeclaration:
      ("an XML declaration that is not at the beginning", "nothing may stand before <?xml")
    case .undeclaredCharacter: ("the number of a character that XML does not allow", "remove it")
    case .unexpected(let character): ("'\(character)' cannot stand here", nil)
    case .other(let words): (words, nil)
    }
  }
}
