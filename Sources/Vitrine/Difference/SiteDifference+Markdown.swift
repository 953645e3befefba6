public import VitrineModel
import VitrineText

extension SiteDifference {
  /// The first line of the result of `markdown()`, by which a program finds its own earlier
  /// comment.
  public static let markdownMarker = "<!-- vitrine diff -->"

  /// A comment for a pull request: the counts, the ten most important changes, and the others
  /// collapsed.
  ///
  /// Titles link to the records if the newer site knows its address. Titles that several records
  /// share are followed by the id. Forges accept about 65,000 characters, so changes beyond 60,000
  /// bytes are only counted.
  public func markdown() -> String {
    var text = "\(Self.markdownMarker)\n**\(summary)**\n"
    let lines = lines
    let records = Dictionary(grouping: lines.lazy.filter(\.isRecordLine), by: \.title)
    func markdown(_ line: Line) -> String {
      self.markdown(line, showsID: line.isRecordLine && records[line.title]!.count > 1)
    }
    for line in lines.prefix(10) { text += "\n\(markdown(line))" }
    let rest = lines.dropFirst(10)
    if rest.isEmpty { return text + "\n" }

    text += "\n\n<details><summary>\(rest.count) more</summary>\n"
    var room = 60_000 - text.utf8.count
    var written = 0
    for line in rest {
      let line = "\n\(markdown(line))"
      room -= line.utf8.count
      if room < 0 { break }
      text += line
      written += 1
    }
    if written < rest.count {
      text += "\n\nand \(rest.count - written) more that do not fit in this comment"
    }
    return text + "\n\n</details>\n"
  }

  private func markdown(_ line: Line, showsID: Bool) -> String {
    var text = "- \(line.sign) "
    let title = line.title.markdownEscaped
    if let address = address(of: line) {
      text += "[\(title)](\(address))"
    } else {
      text += "**\(title)**"
    }
    if showsID { text += " \(line.id.markdownEscaped)" }
    if !line.detail.isEmpty { text += ": \(line.detail.markdownEscaped)" }
    if let place = line.place {
      text += " (\(place.titles.map(\.markdownEscaped).joined(separator: ", ")))"
    }
    return text
  }

  /// The address in the newer site of the record's own page, or of its place on the page that shows
  /// it. Nil for removed items, and if the site does not know its address.
  private func address(of line: Line) -> String? {
    guard let siteURL, line.sign != .removed else { return nil }
    let base = siteURL.hasSuffix("/") ? siteURL : siteURL + "/"
    if let url = line.url { return base + url.linkEscaped }
    guard let page = line.place?.page.id else { return nil }
    let folder = page.hasSuffix("/index.html") ? String(page.dropLast(11)) : "index"
    let isOwn = line.id.utf8.starts(with: "\(folder)/".utf8)
    let key = elementIdentifier(of: String(line.id.dropFirst(folder.count + 1)))
    return base + page.linkEscaped + (isOwn ? "#i-\(key.linkEscaped)" : "")
  }
}

extension String {
  /// The text on one line, with Markdown markup escaped by backslashes.
  fileprivate var markdownEscaped: String {
    var result = ""
    for character in self {
      if character.isNewline {
        result += " "
      } else {
        if "\\`*_[]<>|~&@!".contains(character) { result += "\\" }
        result.append(character)
      }
    }
    return result
  }

  /// A path or an element id, escaped for the parentheses of a link.
  fileprivate var linkEscaped: String {
    var result = ""
    for character in self {
      switch character {
      case "%": result += "%25"
      case "(": result += "%28"
      case ")": result += "%29"
      case " ": result += "%20"
      default: result.append(character)
      }
    }
    return result
  }
}
