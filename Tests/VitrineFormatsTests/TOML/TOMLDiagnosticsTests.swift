import TestSupport
import Testing
import VitrineDiagnostics
import VitrineModel

@testable import VitrineFormats

/// What is wrong with TOML, and where.
@Suite struct TOMLDiagnosticsTests {
  struct Mistake: CustomTestStringConvertible, Sendable {
    var toml: String
    var words: [String]
    var testDescription: String { toml }

    init(_ toml: String, _ words: String...) {
      (self.toml, self.words) = (toml, words)
    }
  }

  static let syntax = [
    Mistake(
      "title = Snow geese # all",
      "1:9: error: text must be in quotes\n  hint: write \"Snow geese\""),
    Mistake("a = [x]", "1:6: error: text must be in quotes\n  hint: write \"x\""),
    Mistake(
      "a = [no, yes]", "1:6: error: 'no' is not a value\n  hint: write false"),
    Mistake(
      "a = No country, yes",
      "1:5: error: text must be in quotes\n  hint: write \"No country, yes\""),
    Mistake(
      "a = The \"barn\" owl",
      "1:5: error: text must be in quotes\n  hint: write 'The \"barn\" owl'"),
    Mistake(
      "[]", "1:2: error: a table without a name\n  hint: write a name between the brackets"),
    Mistake(
      "title: Owl",
      "1:6: error: missing '=' after the key\n  hint: TOML uses key = value; front matter with 'key: value' goes between lines of ---"
    ),
    Mistake(
      "wing span = 1",
      "1:6: error: missing '=' after the key\n  hint: write key = value, and quote keys that contain spaces"
    ),
    Mistake("= 1", "1:1: error: a value without a key\n  hint: write the key before the '='"),
    Mistake("a.\nb", "1:3: error: a key is missing\n  hint: write key = value"),
    Mistake(
      "größe = 1",
      "1:3: error: keys without quotes can only contain the letters A to Z, digits, '_' and '-'\n  hint: put the key in quotes"
    ),
    Mistake(
      "@a = 1",
      "1:1: error: '@' must be quoted in a key\n  hint: put the key in quotes: \"@…\""),
    Mistake(
      "'''a''' = 1", "1:1: error: keys must be on one line\n  hint: put it in one pair of quotes"),
    Mistake(
      "a =\n",
      "1:4: error: the key has no value\n  hint: write \"\" for empty text, or remove the key"),
    Mistake("a = Yes", "1:5: error: 'Yes' is not a value\n  hint: write true"),
    Mistake("a = FALSE", "1:5: error: 'FALSE' is not a value\n  hint: write false"),
    Mistake(
      "a = null",
      "1:5: error: 'null' is not a value\n  hint: TOML has no null: remove the key"
    ),
    Mistake("a = 007", number(5, "007")), Mistake("a = .5", number(5, ".5")),
    Mistake(
      "a = 1,5",
      "1:6: error: unexpected text after the value\n  hint: write one key per line, use decimal points, and quote text ('…' if it contains quotes)"
    ),
    Mistake("a = 2024-02-30", number(5, "2024-02-30")),
    Mistake(
      "a = 1 b = 2",
      "1:7: error: unexpected text after the value\n  hint: write one key per line, use decimal points, and quote text ('…' if it contains quotes)"
    ),
    Mistake(
      "[a] b = 1",
      "1:5: error: unexpected text after the table's name\n  hint: write its keys below it"),
    Mistake("[a\nb = 1", "1:3: error: missing ']' after the table's name"),
    Mistake(
      "a = \"one\ntwo\"",
      "1:5: error: the quote that opens here is not closed on this line\n  hint: close it; for text over several lines, use three quotes at both ends"
    ),
    Mistake(
      "a = '''one\ntwo'",
      "1:5: error: the three quotes that open here are not closed\n  hint: close them with three"),
    Mistake(
      "a = [1,\n2", "1:5: error: the '[' that opens here is not closed"),
    Mistake("a = { b = 1", "1:5: error: the '{' that opens here is not closed"),
    Mistake(
      "a = \"C:\\Users\"",
      "1:8: error: this is not a valid Unicode code point\n  hint: \\u takes four hexadecimal digits, \\U eight"
    ),
    Mistake(
      "a = \"C:\\Work\"",
      "1:8: error: '\\W' is not a valid escape in double quotes\n  hint: write \\\\ for a backslash, or put the text in single quotes"
    ),
    Mistake(
      "a = [1 2]",
      "1:8: error: ',' or the closing bracket is missing\n  hint: the bracket was opened at a.toml:1:5"
    ),
    Mistake(
      "a = [1,,2]",
      "1:8: error: a value is missing before or after a comma\n  hint: remove the comma"),
    Mistake(
      "a = { b = 1, }",
      "1:14: error: a value is missing before or after a comma\n  hint: remove the comma"),
    Mistake(
      "a = { b = 1,\n c = 2 }",
      "1:13: error: a table in braces must be on one line\n  hint: write it on one line, or as a separate table: [name], with its keys below"
    ),
    Mistake(
      "a = 1\rb = 2",
      "1:6: error: a carriage return without a line feed\n  hint: save the file with a single kind of line ending"
    ),
    Mistake(
      "# \u{1}",
      "1:3: error: control character 0x01 is not allowed in TOML\n  hint: remove it"
    ),
    Mistake(
      "a = " + String(repeating: "[", count: 101),
      "1:104: error: values are nested more than 100 levels deep\n  hint: remove some levels of lists or keys"
    ),
  ]

  private static func number(_ column: Int, _ text: String) -> String {
    "1:\(column): error: '\(text)' is neither a number nor a TOML date\n  hint: write numbers as 0.5, dates as 2024-05-01, and anything else in quotes"
  }

  static let clashes = [
    Mistake(
      "a = 1\nb = 2\na = 3\nb = 4",
      "3:1: error: the key 'a' is already used\n  hint: first used at a.toml:1:1",
      "4:1: error: the key 'b' is already used\n  hint: first used at a.toml:2:1"),
    Mistake(
      "[a]\nx = 1\n[a]\nx = 1",
      "3:2: error: the table [a] already exists\n  hint: put its keys below the first one, at a.toml:1:1; to add an element to a list, write [[a]] in both places"
    ),
    Mistake(
      "a.b.c = 1\n[a.b]",
      "2:4: error: the table 'a.b' was created by a dotted key\n  hint: put its keys next to it, at a.toml:1:3"
    ),
    Mistake(
      "[[a]]\n[a]",
      "2:2: error: 'a' is a list of tables\n  hint: write [[a]]; the first is at a.toml:1:3"),
    Mistake(
      "[a]\n[[a]]",
      "2:3: error: 'a' is a single table, not a list\n  hint: write [[a]] for the first one as well, at a.toml:1:2"
    ),
    Mistake(
      "a.b = 1\n[[a]]",
      "2:3: error: the table 'a' was created by a dotted key\n  hint: put its keys next to it, at a.toml:1:1"
    ),
    Mistake(
      "[a.b]\n[a]\nb.c = 1",
      "3:1: error: a dotted key adds to the table 'b', which has a header\n  hint: put it below the header, at a.toml:1:4"
    ),
    Mistake(
      "a = { b = 1 }\n[a.c]",
      "2:2: error: the table 'a' is written in braces, which must contain all of it\n  hint: put the key inside the braces, at a.toml:1:1"
    ),
    Mistake(
      "a = 1\n[a]\n[a.b]\n[[a]]",
      "2:2: error: 'a' is a value, so it cannot contain keys\n  hint: its value is set at a.toml:1:1",
      "3:2: error: 'a' is a value, so it cannot contain keys\n  hint: its value is set at a.toml:1:1",
      "4:3: error: 'a' is a value, so it cannot contain keys\n  hint: its value is set at a.toml:1:1"
    ),
    Mistake(
      "a.b = 1\na = 2\nc = 3\nc.d = 4\ne = d",
      "2:1: error: the key 'a' is already used\n  hint: first used at a.toml:1:1",
      "4:1: error: 'c' is a value, so it cannot contain keys\n  hint: its value is set at a.toml:3:1",
      "5:5: error: text must be in quotes\n  hint: write \"d\""),
  ]

  @Test(arguments: syntax + clashes) func aMistakeIsNamedAtItsPlace(_ mistake: Mistake) {
    let words = failure { () throws(UnreadableContent) in
      _ = try readTOML(Array(mistake.toml.utf8), file: "a.toml")
    }

    #expect(words == mistake.words.map { "a.toml:\($0)" }.joined(separator: "\n"))
  }
}
