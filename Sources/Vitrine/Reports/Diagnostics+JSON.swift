import VitrineContent
import VitrineDiagnostics
import VitrineText

extension [Diagnostic] {
  /// `{"errors":0,"warnings":1,"diagnostics":[…]}`, with one diagnostic per line, and with
  /// `collections` if there are any.
  func json(collections: [CollectionSurvey]?) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("errors", count { $0.severity == .error })
      json.member("warnings", count { $0.severity == .warning })
      json.array("diagnostics", self, inLines: true) { $0.diagnostic($1) }
      if let collections {
        json.array("collections", collections, inLines: true) { $0.survey($1) }
      }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }
}

extension JSONWriter {
  fileprivate mutating func diagnostic(_ diagnostic: Diagnostic) {
    object {
      $0.member("severity", diagnostic.severity.rawValue)
      $0.member("kind", diagnostic.kind)
      if let location = diagnostic.location { $0.place(location) }
      $0.member("message", diagnostic.message)
      $0.member("hint", diagnostic.hint)
    }
  }

  fileprivate mutating func survey(_ collection: CollectionSurvey) {
    object { json in
      json.member("name", collection.name)
      json.member("records", collection.records)
      json.array("fields", collection.fields, inLines: true) { json, field in
        json.object {
          $0.member("name", field.name)
          $0.member("count", field.count)
          $0.object("kinds") { json in
            for kind in field.kinds { json.member(kind.kind.rawValue, kind.count) }
          }
          $0.array("exceptions", field.exceptions) { json, exception in
            json.object {
              $0.member("kind", exception.kind?.rawValue)
              $0.place(exception.place)
            }
          }
        }
      }
    }
  }

  private mutating func place(_ place: SourceLocation) {
    member("file", place.file)
    member("line", place.line)
    member("column", place.column)
  }
}
