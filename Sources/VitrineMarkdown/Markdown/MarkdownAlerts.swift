import VitrineModel

/// The kinds of alerts, by the word in the marker: `> [!NOTE]`.
enum MarkdownAlert: String, CaseIterable {
  case note, tip, important, warning, caution

  var word: SiteWord {
    switch self {
    case .note: .noteAlert
    case .tip: .tipAlert
    case .important: .importantAlert
    case .warning: .warningAlert
    case .caution: .cautionAlert
    }
  }
}

/// The parts of a text that are not written, because an alert shows them in another form.
struct MarkdownAlerts {
  /// The number of upcoming nodes within a paragraph to leave out.
  fileprivate var hiddenInlines = 0

  /// The paragraph that contains only a marker.
  fileprivate var hiddenParagraph: MarkdownNode?
}

extension MarkdownNode {
  /// The kind of alert that a quote is, with the number of nodes in its marker, or nil for other
  /// quotes. As on GitHub, the marker can be in any letter case, must be alone on the quote's first
  /// line, and must have text after it.
  fileprivate var alert: (kind: MarkdownAlert, markerNodes: Int, isAlone: Bool)? {
    guard let paragraph = firstChild, paragraph.kind == .paragraph,
      let first = paragraph.firstChild,
      first.kind == .text, first.literal.first == UInt8(ascii: "[")
    else { return nil }
    var (marker, count): ([UInt8], Int) = ([], 0)
    var end: MarkdownNode? = first
    while let node = end, node.kind == .text, marker.count < 16 {
      marker += node.literal
      count += 1
      end = node.next
    }
    guard end == nil || end?.kind == .softBreak || end?.kind == .lineBreak,
      end != nil || paragraph.next != nil, marker.starts(with: "[!".utf8),
      marker.last == UInt8(ascii: "]")
    else { return nil }
    let word = String(decoding: marker.dropFirst(2).dropLast(), as: UTF8.self).lowercased()
    return MarkdownAlert(rawValue: word).map { ($0, end == nil ? count : count + 1, end == nil) }
  }
}

extension MarkdownRenderer {
  mutating func enterQuote(_ node: MarkdownNode) {
    html.lineStart()
    guard let alert = alert(node) else {
      html.markup("<blockquote>\n")
      return
    }
    body.insert(.alerts)
    html.markup("<div class=\"alert alert-")
    html.text(alert.kind.rawValue)
    html.markup("\" role=\"note\">\n<p class=\"alert-title\">")
    insertWord(alert.kind.word)
    html.markup("</p>\n")
    if alert.isAlone {
      alerts.hiddenParagraph = node.firstChild
    } else {
      alerts.hiddenInlines = alert.markerNodes
    }
  }

  mutating func leaveQuote(_ node: MarkdownNode) {
    html.lineStart()
    html.markup(alert(node) == nil ? "</blockquote>\n" : "</div>\n")
  }

  /// Returns the kind of alert that a quote is, or nil for other quotes and escaped markers.
  private mutating func alert(_ node: MarkdownNode) -> (
    kind: MarkdownAlert, markerNodes: Int, isAlone: Bool
  )? {
    guard let alert = node.alert, let marker = node.firstChild?.firstChild,
      places.byte(at: marker) == UInt8(ascii: "[")
    else { return nil }
    return alert
  }

  /// Whether a text or a break belongs to a marker, which is not written.
  mutating func isPartOfMarker() -> Bool {
    guard alerts.hiddenInlines > 0 else { return false }
    alerts.hiddenInlines -= 1
    return true
  }

  func isMarker(_ paragraph: MarkdownNode) -> Bool { alerts.hiddenParagraph == paragraph }
}
