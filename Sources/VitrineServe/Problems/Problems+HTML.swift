import CVitrine
import NIOHTTP1
import Vitrine
import VitrineDiagnostics
import VitrineText

extension PreviewState {
  /// The number of errors, in words.
  var problemHeading: String {
    problemCount == 1
      ? "1 error: the site cannot be built" : "\(problemCount) errors: the site cannot be built"
  }

  /// The problems as a list, each with its location, the lines around it, and its hint.
  var problemList: [UInt8] {
    var html: [UInt8] = []
    html.append("<ol>\n")
    for problem in problems { html.append(problem) }
    html.append("</ol>\n")
    if problemCount > problems.count {
      html.append("<p>and \(problemCount - problems.count) more, which the terminal shows</p>\n")
    }
    return html
  }

  /// The reply for every page while there is no site. Its status tells programs that this is not
  /// the page.
  var problemPage: Reply {
    var html: [UInt8] = []
    html.append(
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(problemHeading)</title>
      <style>

      """)
    html += UnsafeBufferPointer(vitrine_preview_styles())
    html.append(
      "</style>\n</head>\n<body>\n<main class=\"problems\">\n<h1>\(problemHeading)</h1>\n")
    html += problemList
    html.append("</main>\n</body>\n</html>\n")
    html = html.live(as: PageState(of: "", in: self))
    return Reply(.internalServerError, html, type: mediaType(of: "index.html"))
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ html: String) { append(contentsOf: html.utf8) }

  fileprivate mutating func append(_ problem: Problem) {
    append("<li>\n")
    if let place = problem.diagnostic.location {
      append("<p class=\"place\">")
      appendEscaped(place.description)
      append("</p>\n")
    }
    append("<p class=\"message\">")
    appendEscaped(problem.diagnostic.message)
    append("</p>\n")
    if let excerpt = problem.excerpt { append(excerpt) }
    if let hint = problem.diagnostic.hint {
      append("<p class=\"hint\">")
      appendEscaped(hint)
      append("</p>\n")
    }
    append("</li>\n")
  }

  private mutating func append(_ excerpt: SourceExcerpt) {
    append("<pre tabindex=\"0\">")
    for line in excerpt.linesBefore {
      append(line)
      append("\n")
    }
    append("<b>")
    append(excerpt.start)
    append("<mark>")
    // At the end of a line, a space is marked because there is nothing else.
    appendEscaped(excerpt.marked.isEmpty ? " " : excerpt.marked)
    append("</mark>")
    appendEscaped(excerpt.end)
    append("</b>")
    for line in excerpt.linesAfter {
      append("\n")
      append(line)
    }
    append("</pre>\n")
  }

  private mutating func append(_ line: SourceExcerpt.Line) {
    append("<span class=\"number\">\(line.number)</span>")
    appendEscaped(line.text)
  }
}
