package import VitrineDiagnostics
import VitrineFormats
package import VitrineMarkdown

/// How a Markdown file is split into records: the `parse` key of a collection.
package struct MarkdownParse: Sendable {
  package var kind: MarkdownRecords.Kind
  package var place: SourceLocation

  package init(kind: MarkdownRecords.Kind, place: SourceLocation) {
    self.kind = kind
    self.place = place
  }
}

extension ContentType<MarkdownParse> {
  static var parse: Self {
    Self(ContentType<MarkdownRecords.Kind>.choice.schema) { member, reader in
      reader.choice(member, of: MarkdownRecords.Kind.self).map {
        MarkdownParse(kind: $0, place: reader.location(of: member.value))
      }
    }
  }
}
