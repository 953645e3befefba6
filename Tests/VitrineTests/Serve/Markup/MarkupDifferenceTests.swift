import Testing
import VitrineText

@testable import VitrineServe

/// What turns one version of a page into another.
@Suite struct MarkupDifferenceTests {
  static func page(_ body: String, head: String = "<title>a</title>") -> [UInt8] {
    Array(
      "<!doctype html>\n<html lang=en>\n<head>\(head)</head>\n<body>\(body)</body>\n</html>\n".utf8)
  }

  static func difference(
    from old: [UInt8], to new: [UInt8], patient: Bool = true
  ) throws -> [UInt8]? {
    let (before, after) = (try MarkupTree(old), try MarkupTree(new))
    guard let difference = after.difference(from: before, toleratesChanges: { _ in patient }) else {
      return nil
    }
    var writer = JSONWriter()
    difference.write(to: &writer, for: new)
    return writer.bytes
  }

  /// The difference of two bodies as it is sent, without what is around them.
  private func difference(_ old: String, _ new: String) throws -> String {
    let json = try #require(try Self.difference(from: Self.page(old), to: Self.page(new)))
    try Self.check(json, from: Self.page(old), to: Self.page(new))
    let text = String(decoding: json, as: UTF8.self)
    let start = #"{"count":2,"children":[[0,1],"#
    #expect(text.hasPrefix(start) && text.hasSuffix("]}"))
    return String(text.dropFirst(start.count).dropLast(2))
  }

  /// That a difference makes the new page of the old one.
  static func check(_ json: [UInt8], from old: [UInt8], to new: [UInt8]) throws {
    let applied = try AppliedDifference(json, to: old)
    let result = try MarkupTree(Array(applied.html.utf8))
    let expected = try MarkupTree(new)
    #expect(MarkupElement(0, of: result).html == MarkupElement(0, of: expected).html)
  }

  @Test(arguments: [
    // Text, in an element and behind one.
    (
      "<p>a</p>", "<p>b &amp; c</p>",
      #"{"of":1,"count":1,"children":[{"of":0,"text":"b &amp; c"}]}"#
    ),
    (
      "<p>a<b>b</b>c</p>", "<p>a<b>b</b>d</p>",
      #"{"of":1,"count":1,"children":[{"of":0,"count":1,"children":[{"of":0,"tail":"d"}]}]}"#
    ),
    // Attributes.
    (
      "<p class=a id=b title='c'>d</p>", "<p dir=\"auto\" class=a id=b>d</p>",
      #"{"of":1,"count":1,"children":[{"of":0,"set":"dir=\"auto\"","unset":["title"]}]}"#
    ),
    // Insertion and removal, alone and of several.
    (
      "<p>a</p>\n<p>b</p>\n", "<p>a</p>\n<h2>c</h2>\n<hr>\n<p>b</p>\n",
      #"{"of":1,"count":2,"children":[[0,1],"<h2>c</h2>\n<hr>\n",[1,1]]}"#
    ),
    (
      "<p>a</p>\n<hr>\n<p>b</p>\n<p>c</p>\n", "<p>a</p>\n<p>c</p>\n",
      #"{"of":1,"count":4,"children":[[0,1],[3,1]]}"#
    ),
    ("<p>a</p>", "", #"{"of":1,"text":"</body>\n</html>\n","count":1,"children":[]}"#),
    // The last of a list becomes the first: one moves, and its text with it.
    (
      "<ul><li id=a>a</li>\n<li id=b>b</li>\n<li id=c>c</li>\n</ul>",
      "<ul><li id=c>c</li>\n<li id=a>a</li>\n<li id=b>b</li>\n</ul>",
      #"{"of":1,"count":1,"children":[{"of":0,"count":3,"children":[[2,1,true],[0,2]]}]}"#
    ),
    // To another list, and changed.
    (
      "<ul id=x><li id=a>a</li><li id=b>b</li></ul><ul id=y></ul>",
      "<ul id=x><li id=b>b</li></ul><ul id=y><li id=a>c</li></ul>",
      #"{"of":1,"count":2,"children":[{"of":0,"count":2,"children":[[1,1]]},"#
        + #"{"of":1,"count":0,"children":[{"of":[1,0,0],"moved":true,"text":"c"}]}]}"#
    ),
    // Another item in the place of one is another element.
    (
      "<ul><li id=a>a</li></ul>", "<ul><li id=b>b</li></ul>",
      #"{"of":1,"count":1,"children":[{"of":0,"count":1,"children":["<li id=b>b</li>"]}]}"#
    ),
    // A list with other classes is the same, another cell is not.
    (
      "<ul class=l-1><li id=a><a class=\"card x\">a</a></li></ul>",
      "<ul class=l-2><li id=a><a class=\"card y\">a</a></li></ul>",
      #"{"of":1,"count":1,"children":[{"of":0,"set":"class=l-2","count":1,"children":[{"of":0,"count":1,"#
        + #""children":[{"of":0,"set":"class=\"card y\""}]}]}]}"#
    ),
    (
      "<ul><li id=a><a class=card>a</a></li></ul>", "<ul><li id=a><a class=row>a</a></li></ul>",
      #"{"of":1,"count":1,"children":[{"of":0,"count":1,"children":[{"of":0,"count":1,"#
        + #""children":["<a class=row>a</a>"]}]}]}"#
    ),
    // A section that is called otherwise.
    (
      "<section id=a><p>b</p></section>", "<section id=c><p>b</p></section>",
      #"{"of":1,"count":1,"children":[{"of":0,"set":"id=c"}]}"#
    ),
    // A paragraph that was edited, behind one that is new.
    (
      "<p>The first one.</p><hr>", "<p>New.</p><p>The first one, edited.</p><hr>",
      #"{"of":1,"count":2,"children":["<p>New.</p>",{"of":0,"text":"The first one, edited."},[1,1]]}"#
    ),
    // Known by what labels it.
    (
      "<section aria-labelledby=a>a</section><section aria-labelledby=b>b</section><hr>",
      "<section aria-labelledby=b>c</section><section aria-labelledby=a>a</section><hr>",
      #"{"of":1,"count":3,"children":[{"of":1,"moved":true,"text":"c"},[0,1],[2,1]]}"#
    ),
    // What is read as a whole is replaced.
    (
      "<pre>a</pre><p>b</p>", "<pre>\nc</pre><p>b</p>",
      #"{"of":1,"count":2,"children":["<pre>\nc</pre>",[1,1]]}"#
    ),
    // New elements around one that is there.
    (
      "<ul><li id=a>a</li></ul>",
      "<div role=list>\n<ul class=x><li id=a>a</li> <li id=b>b</li></ul></div>",
      #"{"of":1,"count":1,"children":[{"html":"<div role=list></div>","text":"\n","count":0,"children":["#
        + #"{"html":"<ul class=x></ul>","count":0,"children":[{"of":[1,0,0],"moved":true,"tail":" "},"#
        + #""<li id=b>b</li>"],"tail":""}],"tail":"</body>\n</html>\n"}]}"#
    ),
    // Inside out.
    (
      "<div id=a><div id=b>c</div></div>", "<div id=b><div id=a></div></div>",
      #"{"of":1,"count":1,"children":[{"of":[1,0,0],"moved":true,"text":"","count":0,"children":["#
        + #"{"of":[1,0],"moved":true,"count":1,"children":[],"tail":""}],"tail":"</body>\n</html>\n"}]}"#
    ),
    // An id that two have says nothing.
    (
      "<p id=a>a</p><div></div><p id=a>b</p>", "<div></div><p id=a>b</p><p id=a>a</p>",
      #"{"of":1,"count":3,"children":[[1,1],{"of":2,"tail":""},"<p id=a>a</p></body>\n</html>\n"]}"#
    ),
  ])
  func onlyWhatIsOtherIsSent(old: String, new: String, json: String) throws {
    #expect(try difference(old, new) == json)
  }

  @Test func nothingIsSentOfEqualPages() throws {
    let page = Self.page("<p>a</p>")
    #expect(
      try Self.difference(from: page, to: page).map { String(decoding: $0, as: UTF8.self) } == "{}")
  }

  @Test(arguments: [
    ("<html lang=en>", "<html lang=fr>"), ("<head>", "<head><script src=a></script>"),
    ("<!doctype", "<!DOCTYPE"),
  ])
  func theseAreLoadedAnew(old: String, new: String) throws {
    let page = Self.page("<p>a</p>")
    let other = Array(String(decoding: page, as: UTF8.self).replacing(old, with: new).utf8)
    #expect(page != other)
    #expect(try Self.difference(from: page, to: other) == nil)
  }

  @Test func aPageWithScriptsThatDoNotExpectItIsLoadedAnew() throws {
    let old = Self.page("<p>a</p>", head: "<script src=a></script>")
    let new = Self.page("<p>b</p>", head: "<script src=a></script>")
    #expect(try Self.difference(from: old, to: new, patient: false) == nil)
    #expect(try Self.difference(from: old, to: new, patient: true) != nil)
  }

  /// All lists without repeats over four items, each to each other.
  @Test func everySmallListBecomesEveryOther() throws {
    var lists: [[Int]] = [[]]
    var longest = lists
    for _ in 0..<4 {
      longest = longest.flatMap { list in
        (0..<4).filter { !list.contains($0) }.map { list + [$0] }
      }
      lists += longest
    }
    #expect(lists.count == 65)
    func page(_ list: [Int]) -> [UInt8] {
      Self.page("<ul>\n\(list.map { "<li id=i\($0)>\($0)</li>\n" }.joined())</ul>")
    }
    for old in lists {
      for new in lists where new != old {
        let json = try #require(try Self.difference(from: page(old), to: page(new)))
        let applied = try AppliedDifference(json, to: page(old))
        #expect(applied.html == String(decoding: page(new), as: UTF8.self))
        let common = new.filter(old.contains).map { old.firstIndex(of: $0)! }
        #expect(applied.movedCount == common.count - longestIncreasing(common))
      }
    }
  }

  /// By looking at all.
  private func longestIncreasing(_ numbers: [Int]) -> Int {
    (0..<1 << numbers.count).map { chosen in
      let run = numbers.indices.filter { chosen >> $0 & 1 == 1 }.map { numbers[$0] }
      return zip(run, run.dropFirst()).allSatisfy { $0 < $1 } ? run.count : 0
    }.max()!
  }

  @Test(arguments: 0..<40)
  func anyPageBecomesAnyOther(seed: UInt64) throws {
    var pages = RandomPage(seed: seed)
    var old = pages.html
    for _ in 0..<25 {
      pages.edit()
      let new = pages.html
      let json = try #require(try Self.difference(from: old, to: new))
      try Self.check(json, from: old, to: new)
      old = new
    }
  }

  @Test(arguments: [
    // Each cut in two: text, tags, comments, and what ends elsewhere than it did.
    ("<p>a</p><p>b</p>", "<p>a</p><p>b<!-- </p> --></p>"), ("<div>a</div>", "<div>a<b></div>"),
    ("<div>a</div><div></div>", "<div>a</div></div><div>"), ("<p>a</p>", "<p>a<!-- </p>"),
    ("<p>a</p>", "<p>a<script></p>"), ("<script>a</script>b", "<script>ab</script>b"),
    ("<p>a</p>", "<p>a<script>b</script></p>"), ("<p>a<script>b</script></p>c", "<p></p>c"),
    ("<ul><li>a</li></ul>", "<ul><li>a</li><li>b</li></ul>"), ("<p>a</p>", "<p>a<div></div></p>"),
    ("<p><b>a</b></p>", "<p><b>a<ul></ul></b></p>"), ("<a>b</a>", "<a>b<i><a></a></i></a>"),
    ("<table><tr><td>a</td></tr></table>", "<table><tr><td>b</td></tr></table>"), ("", "a"),
    ("<div><ul><li id=a>b</li></ul><p>c</p></div>", "<div><ul></ul><p>c<li id=a>b</li></p></div>"),
    ("<p>a</p>", "<p>a</p></body></html>"), ("<p>a</p>", "<p>a"), ("<i>a</i>", "<i>a<</i>"),
  ])
  func whatChangedIsReadByTheSameRules(old: String, new: String) throws {
    let tree = try MarkupTree(Self.page(old))

    let whole = try? MarkupTree(Self.page(new))
    let read = try? MarkupTree(Self.page(new), after: tree)

    #expect(read?.elements == whole?.elements)
    #expect(read?.scripts == whole?.scripts)
  }

  @Test(arguments: 0..<40)
  func whatChangedIsReadAsTheWholeIs(seed: UInt64) throws {
    var pages = RandomPage(seed: seed)
    var old = try MarkupTree(pages.html)
    for _ in 0..<50 {
      pages.edit()
      let new = try MarkupTree(pages.html)
      let read = try MarkupTree(new.bytes, after: old)
      #expect(read.elements == new.elements)
      #expect(read.scripts == new.scripts)
      old = new
    }
  }
}
