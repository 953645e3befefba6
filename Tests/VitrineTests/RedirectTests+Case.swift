import Foundation
import TestSupport
import Testing
import VitrineDiagnostics

@testable import Vitrine

/// Addresses that differ from others only in case.
extension RedirectTests {
  /// `OWL` and `owl` would be one file on some disks: the second has another address then, and a
  /// redirect from the old one would replace the page of the other.
  @Test func anotherPageThatDiffersInCaseKeepsItsAddress() throws {
    try folder.write("---\ntitle: Small owl\nid: OWL\n---\nIt flies.\n", to: "content/birds/s.md")
    try remove("birds/owl.md")
    _ = try build(options)
    try folder.write("---\ntitle: Owl\n---\nIt flies.\n", to: "content/birds/owl.md")
    let report = try build(options)

    #expect(try snapshot().redirects == [])
    #expect(report.warnings.map(\.kind) == ["no redirect"])
    #expect(exists("birds/owl/index.html") && !exists("birds/OWL"))
  }

  /// Where case does not count, the redirect would replace the page.
  @Test func aRenameOfCaseAloneIsAWarningAndNoRedirect() throws {
    _ = try build(options)
    for name in ["Birds", "fowl"] {
      let old = name == "Birds" ? "birds" : "Birds"
      try FileManager.default.moveItem(
        atPath: folder.path(of: "content/\(old)"), toPath: folder.path(of: "content/\(name)"))
      let report = try build(options)

      guard name == "Birds" else {
        #expect(report.warnings == [])
        continue
      }
      #expect(try snapshot().redirects == [])
      #expect(
        report.warnings.map(\.description)
          == [
            ("birds/index.html", "Birds/index.md:1:1"),
            ("birds/owl/index.html", "Birds/owl.md:1:1"),
            ("birds/rook/index.html", "Birds/rook.md:1:1"),
          ].map { path, place in
            """
            \(place): warning: the old address '\(path)' is not redirected: \
            it differs from 'B\(path.dropFirst())' only in case
              hint: systems that ignore case have one file for both: \
            choose a name that differs in more than case
            """
          })
      #expect(try build(options).warnings == [])
    }
    #expect(
      try snapshot().redirects.map(\.path) == [
        "Birds/index.html", "Birds/owl/index.html", "Birds/rook/index.html",
      ])
  }
}
