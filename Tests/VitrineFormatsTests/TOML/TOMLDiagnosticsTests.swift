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
      "1:9: error: a text has to be in quotes\n  hint: write \"Snow geese\""),
    Mistake("a = [x]", "1:6: error: a text has to be in quotes\n  hint: write \"x\""),
    Mistake(
      "a = [no, yes]", "1:6: error: 'no' is no value\n  hint: write false"),
    Mistake(
      "a = No country, yes",
      "1:5: error: a text has to be in quotes\n  hint: write \"No country, yes\""),
    Mistake(
      "a = The \"barn\" owl",
      "1:5: error: a text has to be in quotes\n  hint: write 'The \"barn\" owl'"),
    Mistake(
      "[]", "1:2: error: a table without a name\n  hint: write a name between the brackets"),
    Mistake(
      "title: Owl",
      "1:6: error: '=' is missing after the key\n  hint: TOML has key = value; front matter with 'key: value' stands between lines of ---"
    ),
    Mistake(
      "wing span = 1",
      "1:6: error: '=' is missing after the key\n  hint: write key = value, and keys with blanks in quotes"
    ),
    Mistake("= 1", "1:1: error: a value without a key\n  hint: write the key before the '='"),
    Mistake("a.\nb", "1:3: error: a key is missing\n  hint: write key = value"),
    Mistake(
      "größe = 1",
      "1:3: error: a key without quotes has only the letters A to Z, digits, '_' and '-'\n  hint: put the key in quotes"
    ),
    Mistake(
      "@a = 1",
      "1:1: error: '@' cannot stand in a key without quotes\n  hint: put the key in quotes: \"@…\""),
    Mistake(
      "'''a''' = 1", "1:1: error: a key is on one line\n  hint: put it in one pair of quotes"),
    Mistake(
      "a =\n",
      "1:4: error: the key has no value\n  hint: write \"\" for an empty text, or take the key out"),
    Mistake("a = Yes", "1:5: error: 'Yes' is no value\n  hint: write true"),
    Mistake("a = FALSE", "1:5: error: 'FALSE' is no value\n  hint: write false"),
    Mistake(
      "a = null",
      "1:5: error: 'null' is no value\n  hint: TOML has no word for none: take the key out"
    ),
    Mistake("a = 007", number(5, "007")), Mistake("a = .5", number(5, ".5")),
    Mistake(
      "a = 1,5",
      "1:6: error: more after the value\n  hint: write one key a line; put text in quotes, text with quotes in it in '…', and write decimals with a point"
    ),
    Mistake("a = 2024-02-30", number(5, "2024-02-30")),
    Mistake(
      "a = 1 b = 2",
      "1:7: error: more after the value\n  hint: write one key a line; put text in quotes, text with quotes in it in '…', and write decimals with a point"
    ),
    Mistake(
      "[a] b = 1", "1:5: error: more after the table's name\n  hint: write its keys under it"),
    Mistake("[a\nb = 1", "1:3: error: ']' is missing after the table's name"),
    Mistake(
      "a = \"one\ntwo\"",
      "1:5: error: the quotes that open here are not closed on this line\n  hint: close them; for a text over several lines write three quotes at both ends"
    ),
    Mistake(
      "a = '''one\ntwo'",
      "1:5: error: the three quotes that open here are not closed\n  hint: close them with three"),
    Mistake(
      "a = [1,\n2", "1:5: error: the '[' that opens here is not closed"),
    Mistake("a = { b = 1", "1:5: error: the '{' that opens here is not closed"),
    Mistake(
      "a = \"C:\\Users\"",
      "1:8: error: this is the number of no character\n  hint: \\u has four hexadecimal digits behind it, \\U eight"
    ),
    Mistake(
      "a = \"C:\\Work\"",
      "1:8: error: '\\W' means nothing in double quotes\n  hint: write \\\\ for a backslash, or the text in single quotes"
    ),
    Mistake(
      "a = [1 2]",
      "1:8: error: ',' or the closing bracket is missing\n  hint: the bracket was opened at a.toml:1:5"
    ),
    Mistake(
      "a = [1,,2]",
      "1:8: error: a value is missing before or after a comma\n  hint: take the comma out"),
    Mistake(
      "a = { b = 1, }",
      "1:14: error: a value is missing before or after a comma\n  hint: take the comma out"),
    Mistake(
      "a = { b = 1,\n c = 2 }",
      "1:13: error: a table in braces is on one line\n  hint: write it on one line, or as a table of its own: [name], and its keys under it"
    ),
    Mistake(
      "a = 1\rb = 2",
      "1:6: error: a carriage return without a line feed\n  hint: save the file with line ends of one kind"
    ),
    Mistake(
      "# \u{1}",
      "1:3: error: the control character 0x01, which TOML does not allow\n  hint: remove it"
    ),
    Mistake(
      "a = " + String(repeating: "[", count: 101),
      "1:104: error: values are nested more than 100 deep\n  hint: take some levels of lists or keys away"
    ),
  ]

  private static func number(_ column: Int, _ text: String) -> String {
    "1:\(column): error: '\(text)' is neither a number nor a date of TOML\n  hint: write a number as 0.5, a date as 2024-05-01, and what is neither in quotes"
  }

  static let clashes = [
    Mistake(
      "a = 1\nb = 2\na = 3\nb = 4",
      "3:1: error: the key 'a' is already used\n  hint: first used at a.toml:1:1",
      "4:1: error: the key 'b' is already used\n  hint: first used at a.toml:2:1"),
    Mistake(
      "[a]\nx = 1\n[a]\nx = 1",
      "3:2: error: the table [a] is already there\n  hint: put its keys under the first one, at a.toml:1:1; for one more element of a list write [[a]] at both"
    ),
    Mistake(
      "a.b.c = 1\n[a.b]",
      "2:4: error: the table 'a.b' was made by a key with dots\n  hint: put its keys beside it, at a.toml:1:3"
    ),
    Mistake(
      "[[a]]\n[a]",
      "2:2: error: 'a' is a list of tables\n  hint: write [[a]]; the first is at a.toml:1:3"),
    Mistake(
      "[a]\n[[a]]",
      "2:3: error: 'a' is one table, and no list\n  hint: write [[a]] at the first one too, at a.toml:1:2"
    ),
    Mistake(
      "a.b = 1\n[[a]]",
      "2:3: error: the table 'a' was made by a key with dots\n  hint: put its keys beside it, at a.toml:1:1"
    ),
    Mistake(
      "[a.b]\n[a]\nb.c = 1",
      "3:1: error: a key with dots adds to the table 'b', which has a header\n  hint: put it under the header, at a.toml:1:4"
    ),
    Mistake(
      "a = { b = 1 }\n[a.c]",
      "2:2: error: the table 'a' is written in braces, which hold all of it\n  hint: write the key in the braces, at a.toml:1:1"
    ),
    Mistake(
      "a = 1\n[a]\n[a.b]\n[[a]]",
      "2:2: error: 'a' is a value, and cannot hold others\n  hint: its value is set at a.toml:1:1",
      "3:2: error: 'a' is a value, and cannot hold others\n  hint: its value is set at a.toml:1:1",
      "4:3: error: 'a' is a value, and cannot hold others\n  hint: its value is set at a.toml:1:1"),
    Mistake(
      "a.b = 1\na = 2\nc = 3\nc.d = 4\ne = d",
      "2:1: error: the key 'a' is already used\n  hint: first used at a.toml:1:1",
      "4:1: error: 'c' is a value, and cannot hold others\n  hint: its value is set at a.toml:3:1",
      "5:5: error: a text has to be in quotes\n  hint: write \"d\""),
  ]

  @Test(arguments: syntax + clashes) func aMistakeIsNamedAtItsPlace(_ mistake: Mistake) {
    let words = failure { () throws(UnreadableContent) in
      _ = try readTOML(Array(mistake.toml.utf8), file: "a.toml")
    }

    #expect(words == mistake.words.map { "a.toml:\($0)" }.joined(separator: "\n"))
  }
}
