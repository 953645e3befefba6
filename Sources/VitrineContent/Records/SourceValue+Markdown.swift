import VitrineDiagnostics
import VitrineFormats
import VitrineMarkdown

extension SourceValue {
  /// The values of a record in a Markdown file, as a map.
  init(_ values: MarkdownValues) {
    let members = values.members.map { member in
      member.place.member(member.key, SourceValue(member.content, at: member.place))
    }
    self = values.place.value(.object(members))
  }

  private init(_ content: MarkdownValues.Content, at place: TextPosition) {
    let content: Content =
      switch content {
      case .null: .null
      case .bool(let bool): .bool(bool)
      case .text(let text): .text(text)
      case .texts(let texts): .list(texts.map { place.value(.text($0)) })
      case .map(let values): SourceValue(values).content
      case .maps(let maps): .list(maps.map { SourceValue($0) })
      }
    self = place.value(content)
  }
}
