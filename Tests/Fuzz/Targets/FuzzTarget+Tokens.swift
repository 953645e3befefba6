extension FuzzTarget {
  // What means something in a format, beside what means something in all.

  static let yaml = [
    "{", "}", "[", "]", ": ", ":", ",", "- ", "-", "? ", "&a ", "*a", "!", "!!str ", "|", ">",
    ">-\n",
    "#", " #", "%", "@", "`", "---", "\n---\n", "...", "  ", "<<: ", "\"\\x", "title: ", "true",
    "{ a: 1 }", "[a, b]",
  ]

  static let page = [
    "collection: ", "from: owl.md", "sections:\n", "where: ", "any: ", "not: ", "each: ", "sort: ",
    "outline: ", "layout: ", "grid", "table", "timeline", "cell: ", "items: ", "fields: ",
    "filters: ",
    "figures: ", "text: ",
  ]

  static let toml = [
    "[", "]", "[[", "]]", "{", "}", "=", " = ", ".", ",", "#", "\"\"\"", "'''", "\\u", "\\\n",
    "a.b = 1\n", "[a]\n", "[[a]]\n", "[a.b]\n", "a = { b = 1 }\n", "1_0", "0x", "1.", "e5", "inf",
    "2024-05-01", "T07:32:00", "Z", "true", "+++\n", "+++",
  ]

  static let json = [
    "{", "}", "[", "]", ":", ",", "{\"id\":", "[{", "}]", "true", "false", "\\u", "\\uD83D", "\\n",
    "//", "/*", "1.", ".5", "-", "01", "NaN", "\"title\":", "\"born\":", "\"tags\":", "\"image\":",
    "\"children\":", "1657~", "c. 1657",
  ]

  static let csv = [
    ",", ";", "|", "\"\"", "\",", ",\"", "\"\n", "\n\"", "id", "title", "born", "tags", ",,,,",
    "19th century", "192X",
  ]

  static let xml = [
    "<", ">", "</", "/>", "<a>", "</a>", "<testcase ", "<!--", "-->", "<![CDATA[", "]]>", "<?xml ",
    "?>", "&", "&lt;", "&#x41;", "&#0;", "&a;", " k='v'", "=\"", "xmlns:a=''", "<!DOCTYPE a [",
    "]>",
    "<!ENTITY a 'b'>", "encoding='x'", "\u{FFFF}",
  ]

  static let zip = ["PK\u{1}\u{2}", "PK\u{3}\u{4}", "PK\u{5}\u{6}", "\u{8}", "<row>", "xl/"]

  static let cells = [
    "<row>", "</row>", "<row r='9'>", "<c>", "</c>", "<c r='B2'>", "<c t='s'>", "<c t='b'>",
    "<c t='e'>", "<c t='inlineStr'>", "<c s='1'>", "<v>", "</v>", "<f>", "<is><t>", "</t></is>",
    "_x000D_", "1E+300", "1e-5", "45413.5", "#N/A", "<mergeCell ref='A1:B9'/>", "XFD1048576",
    "<!DOCTYPE a>", "&lt;",
  ]

  static let markdown = [
    "# ", "## ", "*", "**", "_", "~~", "`", "```\n", "```swift\n", "[", "](", ")", "![", "[^1]",
    "[^1]: ", "> ", "- ", "1. ", "- [x] ", "|", "|-", "\n|-|-|\n", "<b>", "<!--", "-->", "<script>",
    "https://a.b/", "a@b.c", "&amp;", "&#", "\n\n", "    ", "---\n", "===\n", "\\[", "<a name=x>",
    "> [!NOTE]\n",
  ]

  static let entries = [
    "  - ", "* [a](//b) - ", "[a](#b)", "](//b)", "![](c.svg)", " - ", ": ", " – ", "(",
    "([a](//b))",
    "`MIT`", "**a:**\n\n", "\n    ", "<details><summary>a</summary>\n\n", "</details>",
    "<a href='//b'>", "</a>", "<h2>", "</h2>", "<li>", "[x] ", "🦉", "| a | b |\n| - | - |\n",
    "| [a](//b) | c |\n", "## 1.2.0 - 2024-05-01\n", "[YANKED]", "[Unreleased]", "### Added\n",
    "1.0 / 2024/1/5\n===\n", " by @a in https://b.c/1", "**a:** ", "Full Changelog: ", "[a]: //b\n",
  ]

  static let template = [
    "{{", "}}", "{{{", "}}}", "{{#", "{{^", "{{/", "{{>", "{{<", "{{$", "{{!", "{{=", "=}}", "{{&",
    "{{#item}}", "{{/item}}", "{{title}}", "{{.}}", "{{>*", "{{=<% %>=}}", "<%", "%>", "{{a.b.c}}",
  ]

  static let snapshot = [
    "\"index/owl\"", "\"records\":{", "\"history\":[", "\"back\":", "\"parents\":{", "../",
    "2026-02-30", "0123456789abcdef", "\"moved\":", "1.5",
  ]

  static let html = [
    "<", ">", "</", "/>", "<p>", "</p>", "<div id=b>", "</div>", "<li>", "</li>", "<br>",
    "<a href=x>",
    "</a>", "<table>", "<tr>", "<td>", "<svg>", "</svg>", "<path/>", "<script>", "</script>",
    "<textarea>", "</textarea>", "<!--", "-->", "<!doctype html>", " id='b'", " aria-labelledby=\"",
    "&lt;", "<template>", "<body>", "</body>", "<pre>\n",
  ]
}
