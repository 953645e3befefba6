import VitrineText

/// The parts of a list entry, as written in lists of links: a title, which is a link, in bold, or
/// ends at a dash, and a description.
struct ListEntry {
  typealias Run = MarkdownLine.Run

  private(set) var title = ""
  private(set) var titleNode: MarkdownNode?

  /// The index of the entry's main link.
  private(set) var link: Int?

  /// The description.
  private(set) var text: [Run] = []

  /// Words in code at the end, such as licenses and languages.
  private(set) var tags: [String] = []

  /// An emoji before the title.
  private(set) var symbol: String?

  /// Whether the description is the sentence that contains the title.
  private var isSentence = false

  /// Fails if the entry has no title.
  init?(_ line: MarkdownLine) {
    var runs = line.runs
    guard let lead = takeMarks(from: &runs) else {
      // For a picture in a link, the alternative text describes the link's destination.
      guard let picture = runs.first(where: { $0.kind == .picture && $0.text.hasWords }) else {
        return nil
      }
      (title, titleNode, link) = (picture.text, picture.node, picture.link)
      return
    }
    var marks = runs[..<lead].filter { $0.kind != .picture }
    if symbol != nil || marks.withoutLeadingSigns.isEmpty { marks = [] }
    runs.removeSubrange(..<lead)
    let rest = takeTitle(from: runs)
    takeText(rest, after: marks)
    if let link, line.links[link].isInFile { self.link = nil }
  }

  /// Extracts a lone emoji before the first words, and returns the index of their run.
  private mutating func takeMarks(from runs: inout [Run]) -> Int? {
    guard let lead = runs.firstIndex(where: \.mayBeginTitle) else { return nil }
    var marks = Array(runs[..<lead]).words
    if runs[lead].kind == .words, runs[lead].link == nil {
      let text = runs[lead].text
      let own = text.prefix { !String($0).hasWords }
      if own.contains(where: \.isEmoji) {
        marks += own
        runs[lead].text = String(text[own.endIndex...])
      }
    }
    let signs = marks.filter { !$0.isWhitespace }
    if signs.count == 1, signs.first!.isEmoji { symbol = signs }
    return lead
  }

  private mutating func takeTitle(from runs: [Run]) -> [Run] {
    titleNode = runs[0].node
    if runs[0].link != nil { return takeLinkedTitle(from: runs, at: 0) }
    if runs[0].kind == .bold {
      let end = runs.firstIndex { $0.kind != .bold || $0.link != nil } ?? runs.count
      title = Array(runs[..<end]).words.withoutColon
      let rest = Array(runs[end...])
      link = rest.first { $0.link != nil && $0.hasWords }?.link
      return rest
    }
    return takePlainTitle(from: runs)
  }

  /// Extracts the words of a link, and of following links separated only by a comma or a word such
  /// as "and".
  private mutating func takeLinkedTitle(from runs: [Run], at first: Int) -> [Run] {
    link = runs[first].link
    titleNode = runs[first].node
    var end = first
    while true {
      let own = runs[end].link
      while end < runs.count, runs[end].link == own { end += 1 }
      guard end + 1 < runs.count, runs[end].isConnector, runs[end + 1].link != nil,
        runs[end + 1].hasWords
      else { break }
      end += 1
    }
    title = Array(runs[first..<end]).words
    return Array(runs[end...])
  }

  private mutating func takePlainTitle(from runs: [Run]) -> [Run] {
    let linked = runs.firstIndex { $0.link != nil && $0.hasWords }
    let before = Array(runs[..<(linked ?? runs.count)])
    if let (head, rest) = before.parted, !head.words.isEmpty,
      linked == nil || rest.contains(where: \.hasWords)
    {
      title = head.words
      link = linked.flatMap { runs[$0].link }
      return rest + (linked.map { Array(runs[$0...]) } ?? [])
    }
    guard let linked else {
      title = runs.words.withoutColon
      return []
    }
    if before.words.hasSuffix("(") {
      title = String(before.words.dropLast()).withoutTrailingSigns
      link = runs[linked].link
      var rest = Array(runs[(linked - 1)...])
      rest[0].text = "("
      return rest
    }
    isSentence = true
    let rest = takeLinkedTitle(from: runs, at: linked)
    var prefix = before
    prefix[prefix.count - 1].text = prefix.last!.text.withoutTrailingSigns
    guard rest.words.hasWords else { return prefix }
    if prefix.words == before.words { return runs }
    // Words before a dash and a title describe the title.
    prefix[prefix.count - 1].text += " – "
    return prefix + rest.withoutLeadingSigns
  }

  private mutating func takeText(_ runs: [Run], after marks: [Run]) {
    var rest = runs
    if !isSentence, let first = rest.first, first.link == nil, first.kind == .words,
      let sign = first.text.first, sign.isLetter || sign == "'" || sign == "’"
    {
      // The title continues as a sentence: [Owl](…)'s nest.
      rest.insert(Run(kind: .words, text: title, link: nil, node: first.node), at: 0)
    } else {
      rest = rest.withoutBracketedLinks
    }
    takeTags(from: &rest)
    rest = rest.reversedRuns.withoutBracketedLinks.reversedRuns
    rest = rest.withoutLeadingSigns
    if marks.words.isEmpty {
      text = rest
    } else {
      text = marks + rest
      text[marks.count - 1].text = text[marks.count - 1].text.trimmedAtEnd
      if !rest.isEmpty { text[marks.count - 1].text += " " }
    }
    if text.words.allSatisfy({ $0.isPunctuation || $0.isWhitespace }) { text = [] }
  }

  /// Removes words in code from the end, unless they end a sentence.
  private mutating func takeTags(from runs: inout [Run]) {
    var end = runs.count
    var found: [String] = []
    while end > 0 {
      let run = runs[end - 1]
      if run.kind == .code, run.link == nil {
        found.append(run.text)
      } else if run.kind == .picture || run.link == nil && run.text.isBetweenTags {
      } else {
        break
      }
      end -= 1
    }
    guard !found.isEmpty else { return }
    let before = Array(runs[..<end]).words
    guard
      end == 0 || runs[end - 1].link != nil || before.last.map({ ".!?)]…".contains($0) }) ?? true
    else { return }
    tags = found.reversed()
    runs.removeSubrange(end...)
  }
}

extension [MarkdownLine.Run] {
  /// The runs before and after the first dash or colon among words, or nil if the text has neither.
  fileprivate var parted: (head: [MarkdownLine.Run], rest: [MarkdownLine.Run])? {
    for (index, run) in enumerated() where run.kind == .words && run.link == nil {
      guard let range = run.text.firstSeparator else { continue }
      var (head, rest) = (Array(self[...index]), Array(self[index...]))
      head[index].text = String(run.text[..<range.lowerBound])
      rest[0].text = String(run.text[range.upperBound...])
      return (head, rest)
    }
    return nil
  }

  /// The runs without the brackets at their beginning that contain only links.
  fileprivate var withoutBracketedLinks: [MarkdownLine.Run] {
    guard let first else { return self }
    var rest = (index: 0, text: first.text)
    while let next = endOfBracketedLinks(from: rest) { rest = next }
    var runs = Array(self[rest.index...])
    runs[0].text = rest.text
    return runs
  }

  /// Returns the index of the run after the brackets at the beginning, and the rest of that run, or
  /// nil if there are no brackets or they contain more than links.
  private func endOfBracketedLinks(
    from first: (index: Int, text: String)
  ) -> (index: Int, text: String)? {
    let pairs: [Character: Character] = ["(": ")", "[": "]", ")": "(", "]": "["]
    var (start, text) = first
    while self[start].link == nil, text.allSatisfy(\.isWhitespace), start + 1 < count {
      start += 1
      text = self[start].text
    }
    guard self[start].link == nil, self[start].kind == .words else { return nil }
    let opening = text.drop { $0.isWhitespace || ($0 == "." && start == 0) }
    guard let sign = opening.first, let closing = pairs[sign] else { return nil }
    var hasLinks = false
    for index in start..<count {
      if self[index].link != nil {
        hasLinks = true
        continue
      }
      if self[index].kind == .picture { continue }
      let text = index == start ? String(opening.dropFirst()) : self[index].text
      let inside = text.prefix { $0 != closing }
      if inside.hasWords { return nil }
      if inside.endIndex == text.endIndex { continue }
      return hasLinks ? (index, String(text[inside.endIndex...].dropFirst())) : nil
    }
    return nil
  }

  /// The runs in reverse order, each with its characters reversed.
  fileprivate var reversedRuns: [MarkdownLine.Run] {
    reversed().map { run in
      var run = run
      run.text = String(run.text.reversed())
      return run
    }
  }

  /// The runs without dashes, colons and blanks before the first words.
  fileprivate var withoutLeadingSigns: [MarkdownLine.Run] {
    var runs = self
    while let first = runs.first, first.kind != .code, first.link == nil {
      let text = first.kind == .picture ? "" : first.text.withoutLeadingSigns
      if !text.isEmpty {
        runs[0].text = text
        break
      }
      runs.removeFirst()
    }
    while let last = runs.last, last.kind != .code, last.link == nil {
      let text = last.kind == .picture ? "" : last.text.trimmedAtEnd
      if !text.isEmpty {
        runs[runs.count - 1].text = text
        break
      }
      runs.removeLast()
    }
    return runs
  }
}

extension MarkdownLine.Run {
  /// Whether this is a run of words, or of signs in a link.
  fileprivate var mayBeginTitle: Bool {
    if link != nil, kind != .picture { return text.contains { !$0.isWhitespace } }
    return hasWords && !isShortcode
  }

  /// Whether these words join two links into one title.
  fileprivate var isConnector: Bool {
    link == nil && kind == .words
      && [",", "/", "&", "+", "|", "and", "or", "und", "et", "y"].contains(trimmed(text))
  }

  /// Whether this is an emoji's name between colons.
  fileprivate var isShortcode: Bool {
    let name = trimmed(text)
    return link == nil && name.utf8.count > 2 && name.hasPrefix(":") && name.hasSuffix(":")
      && !name.contains(" ")
  }
}

extension Character {
  /// Whether this is a picture, not a digit or sign that can also be drawn as one.
  fileprivate var isEmoji: Bool {
    guard let first = unicodeScalars.first, !first.isASCII else { return false }
    return first.properties.isEmojiPresentation
      || first.properties.isEmoji && unicodeScalars.count > 1
      || first.properties.isEmoji && first.value > 0x2100
  }
}
