import VitrineDiagnostics
import VitrineModel

/// A problem with a Markdown text.
enum MarkdownProblem: Hashable {
  case refused(MarkdownRefusal)
  case htmlLeftOut

  /// An element left out of a field that is declared to be HTML, or one that is left out of any text,
  /// by its name.
  case elementLeftOut(String)

  /// A tag that the tag filter escapes, by its name.
  case tagShownAsText(String)
  case codeOption(CodeBlockInfo.Mistake)

  /// Markup of another generator, with its first words.
  case foreignMarkup(ForeignMarkup, String)
}

extension MarkdownProblem {
  func diagnostic(at location: SourceLocation) -> Diagnostic {
    switch self {
    case .refused(let refusal):
      Diagnostic(
        .error, kind: "Markdown refused", at: location,
        "this Markdown would take too long to read: \(refusal.rule)",
        hint: "part it into smaller pieces, or make the part a file of its own kind, as CSV")
    case .htmlLeftOut:
      Diagnostic(
        .warning, kind: "raw HTML left out", at: location, "raw HTML is left out",
        hint: "write it as Markdown, or say 'unsafe: true' in site.yml to keep raw HTML")
    case .elementLeftOut(let name):
      Diagnostic(
        .warning, kind: "raw HTML left out", at: location, "<\(name)> is left out",
        hint: disallowedTags.contains(name)
          ? "no page keeps <\(name)>; a template can hold it"
          : "what is harmless is kept; say 'unsafe: true' in site.yml to keep the rest")
    case .tagShownAsText(let name):
      Diagnostic(
        .warning, kind: "tag shown as text", at: location, "<\(name)> is shown as text",
        hint: "GitHub Flavored Markdown lets no such tag through; a template can hold it")
    case .codeOption(let mistake):
      Diagnostic(
        .warning, kind: "option of a code block", at: location, mistake.message, hint: mistake.hint)
    case .foreignMarkup(let kind, let words):
      Diagnostic(
        .warning, kind: "markup of another generator: \(kind)", at: location,
        "'\(words)' is \(kind.name), and is shown as text", hint: kind.hint)
    }
  }
}

extension ForeignMarkup {
  fileprivate var name: String {
    switch self {
    case .tag: "the beginning of a tag of another generator"
    case .admonition: "a block of another generator"
    case .alert: "an alert that GitHub does not have"
    case .foldedAdmonition: "a folded block of another generator"
    case .tab: "a tab of another generator"
    case .attributes: "an attribute list of another generator"
    case .formula: "a formula"
    case .role: "a role of MyST"
    case .citation: "a citation of another generator"
    case .comment: "a comment of another generator"
    case .snippet: "a snippet of another generator"
    case .mdx: "code of MDX"
    case .contents: "a table of contents of another generator"
    }
  }

  fileprivate var hint: String {
    switch self {
    case .tag: "write what it stands for in Markdown; as text it stands in `code`"
    case .admonition, .foldedAdmonition:
      "write an alert: a quotation whose first line is [!NOTE]; as text it stands in `code`"
    case .alert:
      "its first line is [!NOTE], [!TIP], [!IMPORTANT], [!WARNING] or [!CAUTION] and no more"
    case .tab: "write a heading for each tab, or a paragraph in bold; as text it stands in `code`"
    case .attributes:
      "take it away: a heading has an id made of its words; as text it stands in `code`"
    case .formula: "write it in `code`, or as a picture"
    case .role: "write a link, or the text alone; as text it stands in ``code``"
    case .citation: "write a footnote, [^1], or a link; as text it stands in `code`"
    case .comment: "write <!-- and --> around it, or take it away"
    case .snippet: "write the lines of that file here; as text it stands in `code`"
    case .mdx: "take it away: a page has no components; as text it stands in `code`"
    case .contents: "take it away: long texts have a list of their headings"
    }
  }
}

extension CodeBlockInfo.Mistake {
  fileprivate var message: String {
    switch self {
    case .unknownOption(let word): "a code block has no option '\(word)'"
    case .openTitle: "the title of the code block has no closing quote"
    case .noLines(let text): "'\(text)' are no lines to mark"
    case .missingLine(let line, let last):
      "line \(line) cannot be marked: the code ends with line \(last)"
    }
  }

  fileprivate var hint: String {
    switch self {
    case .unknownOption, .openTitle:
      "behind the language may stand title=\"…\" and the lines to mark, {2,4-6}"
    case .noLines: "write their numbers, from 1, as {2,4-6}"
    case .missingLine(_, last: 0): "take the braces away: there is no code"
    case .missingLine: "the first line of the code is 1"
    }
  }
}

extension MarkdownRefusal {
  /// The rule that the text breaks.
  fileprivate var rule: String {
    switch self {
    case .length: "it is longer than 32 MB"
    case .bars: "a line has more than 2000 '|'"
    case .parentheses: "a word has more than 2000 ')'"
    case .atSigns: "a paragraph has more than 20000 '@'"
    case .longTable: "a table has more than 20000 lines"
    case .nesting: "its lists and quotes stand too deep in each other for a text so long"
    case .brackets: "a paragraph has too many ']' after '*', '_', '~' and '['"
    case .markup: "a paragraph has too many '<?' and '<!' that nothing ends"
    case .addresses: "words have too many 'www.' and '://' in them"
    case .memory: "it takes more memory than 64 MB and 400 times its size"
    }
  }
}

extension MarkdownOptions {
  /// Returns the place in its file of a line and column of the text.
  func place(line: Int, column: Int) -> SourceLocation {
    switch origin {
    case .file(let file, let firstLine):
      SourceLocation(file: file, line: firstLine + line - 1, column: column)
    case .field(let place): place
    }
  }
}
