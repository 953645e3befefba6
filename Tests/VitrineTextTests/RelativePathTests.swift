import Testing
import VitrineText

@Suite struct RelativePathTests {
  @Test(arguments: [
    ("", "", "", "", ""),
    ("a", "", "a", "a", ""),
    ("a/b.Tar.GZ", "a", "b.Tar.GZ", "b.Tar", "gz"),
    ("a/b/.c", "a/b", ".c", ".c", ""),
    ("a.b/c", "a.b", "c", "c", ""),
    ("a/\u{301}b.", "a", "\u{301}b.", "\u{301}b", ""),
  ])
  func isCutAtItsLastSlashAndDot(
    _ path: String, folder: String, name: String, stem: String, ending: String
  ) {
    #expect(path.parentFolder == folder)
    #expect(path.fileName == name)
    #expect(path.stem == stem)
    #expect(path.ending == ending)
  }

  /// The examples of RFC 3986, sections 5.4.1 and 5.4.2, that are paths, without slashes at their ends.
  @Test(arguments: [
    ("g", "b/c/g"), ("./g", "b/c/g"), ("g/", "b/c/g"), ("/g", "g"), ("g;x", "b/c/g;x"),
    ("", "b/c"), (".", "b/c"), ("..", "b"), ("../g", "b/g"), ("../..", ""), ("../../g", "g"),
    ("/./g", "g"), ("g.", "b/c/g."), ("..g", "b/c/..g"), ("./../g", "b/g"), ("./g/.", "b/c/g"),
    ("g/./h", "b/c/g/h"), ("g/../h", "b/c/h"), ("g;x=1/../y", "b/c/y"),
  ])
  func isResolvedInAFolder(_ path: String, to resolved: String) {
    #expect(path.resolved(in: "b/c") == resolved)
    #expect(path.resolvedAsAddress(in: "b/c") == resolved)
  }

  /// The abnormal examples of section 5.4.2.
  @Test(arguments: ["../../../g", "../../../../g", "/../g"])
  func onlyAnAddressMayGoAboveTheRoot(_ path: String) {
    #expect(path.resolved(in: "b/c") == nil)
    #expect(path.resolvedAsAddress(in: "b/c") == "g")
  }
}
