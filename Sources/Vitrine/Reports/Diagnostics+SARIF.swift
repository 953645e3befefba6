import VitrineContent
import VitrineDiagnostics
import VitrineText

extension [Diagnostic] {
  /// A SARIF 2.1.0 log with one run, whose rules are the kinds of diagnostics.
  func sarif(_ files: [String: SourceFile]) -> [UInt8] {
    let rules = Set(map(\.kind)).sorted()
    var json = JSONWriter()
    json.object {
      $0.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      $0.member("version", "2.1.0")
      $0.array("runs", CollectionOfOne(self)) { json, results in
        json.object {
          $0.object("tool") { $0.object("driver") { $0.driver(rules: rules) } }
          $0.member("columnKind", "utf16CodeUnits")
          $0.array("results", results, inLines: true) { $0.result($1, files) }
        }
      }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }
}

extension JSONWriter {
  fileprivate mutating func driver(rules: [String]) {
    let names = generator.split(separator: " ")
    member("name", String(names[0]))
    member("version", String(names[1]))
    array("rules", rules) { json, kind in json.object { $0.member("id", slug(of: kind)) } }
  }

  fileprivate mutating func result(_ diagnostic: Diagnostic, _ files: [String: SourceFile]) {
    object {
      $0.member("ruleId", slug(of: diagnostic.kind))
      $0.member("level", diagnostic.severity.rawValue)
      $0.object("message") { $0.member("text", diagnostic.words) }
      guard let place = diagnostic.location, let file = files[place.file] else { return }
      $0.array("locations", CollectionOfOne(place)) { json, place in
        json.object {
          $0.object("physicalLocation") {
            $0.object("artifactLocation") {
              $0.member("uri", asciiAddress(PercentEncoding.path.encoded(file.path)))
            }
            $0.object("region") {
              $0.member("startLine", place.line)
              $0.member("startColumn", file.column(of: place))
            }
          }
        }
      }
    }
  }
}
