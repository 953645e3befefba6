import Glibc
import Testing
import VitrineDiagnostics
import VitrineSystem
import VitrineText

@testable import Vitrine

@Suite struct DiagnosticTextTests {
  @Test(arguments: [
    (
      OutputError.foreignFolder("site"),
      """
      vitrine: error: 'site' is not empty, and was not written by Vitrine
        hint: name a new or empty folder with --output
      """
    ),
    (
      .foreignFile("site/a"),
      """
      vitrine: error: 'site/a' was not written by a build, but this build would replace it
        hint: move it away, or name another folder with --output
      """
    ),
    (
      .foreignStagingFolder("site/.vitrine"),
      """
      vitrine: error: 'site/.vitrine' was not created by a build, but this build needs it for temporary files
        hint: move it away, or name another folder with --output
      """
    ),
    (
      .busy("site"),
      """
      vitrine: error: another build is writing to 'site'
        hint: wait until it is done, or name another folder with --output
      """
    ),
    (
      .insideInput(output: "content/site", input: "content"),
      """
      vitrine: error: the output folder 'content/site' is inside 'content', which the build reads
        hint: name a folder outside it with --output
      """
    ),
    (
      .unreadableRecord(.value("history.updated")),
      """
      vitrine: error: the next build could not read the record of this one: its "history.updated" is \
      missing or wrong
        hint: this is a bug in Vitrine, and the site is unchanged: please report it
      """
    ),
    (
      .cannotExchange("site"),
      """
      vitrine: error: the file system of 'site' cannot exchange folders
        hint: build without --atomic
      """
    ),
    (
      .disk(DiskError(.write, "site/a", code: SystemCode(rawValue: ENOSPC))),
      """
      vitrine: error: cannot write 'site/a': No space left on device
        hint: free some disk space and build again; the old site is unchanged
      """
    ),
    (
      .disk(DiskError(.create, "site/a", code: SystemCode(rawValue: EACCES))),
      """
      vitrine: error: cannot create 'site/a': Permission denied
        hint: give yourself permission to create it, or name another folder
      """
    ),
    (
      .disk(DiskError(.create, "site/a", code: SystemCode(rawValue: EROFS))),
      """
      vitrine: error: cannot create 'site/a': Read-only file system
        hint: the disk is read-only: name a folder on another disk with --output
      """
    ),
    (
      .disk(DiskError(.create, "site/a", code: SystemCode(rawValue: ENAMETOOLONG))),
      """
      vitrine: error: cannot create 'site/a': File name too long
        hint: shorten the name
      """
    ),
    (
      .halfWay(DiskError(.rename, "site/a", code: SystemCode(rawValue: EISDIR))),
      """
      vitrine: error: cannot rename 'site/a': Is a directory
        hint: the site is partly new; fix this, and the next build will complete it
      """
    ),
    (
      .disk(DiskError(.read, "content/a", code: SystemCode(rawValue: EIO))),
      "vitrine: error: cannot read 'content/a': Input/output error"
    ),
  ])
  func outputErrorsSayWhatToDo(_ error: OutputError, _ text: String) {
    #expect(error.diagnostic.description == text)
  }

  static let warnings = [
    Diagnostic(.warning, kind: "a", at: nil, "first a", hint: "mend it"),
    Diagnostic(.warning, kind: "b", at: nil, "only b"),
    Diagnostic(.warning, kind: "a", at: nil, "second a"),
    Diagnostic(.warning, kind: "a", at: nil, "first a"),
    Diagnostic(.warning, kind: "a", at: nil, "third a"),
    Diagnostic(.warning, kind: "a", at: nil, "fourth a"),
  ]

  /// Three that say something else are shown.
  @Test func warningsOfOneKindAreFolded() {
    #expect(
      Self.warnings.lines(.folded)
        == [
          """
          vitrine: warning: first a
            hint: mend it
          """, "vitrine: warning: only b", "vitrine: warning: second a",
          """
          vitrine: warning: third a
            and 2 more of this kind (--verbose shows all)
          """,
        ])
    #expect(Self.warnings.lines(.all) == Self.warnings.map(\.description))
    #expect(Self.warnings.lines(.none) == [])
  }

  @Test func aFailureShowsEveryErrorAfterTheWarningsAndCounts() {
    let error = Diagnostic(.error, kind: "a", at: nil, "an error")

    #expect(
      BuildFailure([error, Self.warnings[1], error]).report(
        warnings: .folded, consequence: "the site was not built")
          == """
          vitrine: warning: only b
          vitrine: error: an error
          vitrine: error: an error
          vitrine: 2 errors, the site was not built
          """)
  }

  @Test func whatATerminalWouldObeyIsShownAsEscapes() {
    let location = SourceLocation(file: "a\u{1B}[31m\n.md", line: 1, column: 1)
    let diagnostic = Diagnostic(
      .error, kind: "a", at: location, "no key '\u{202E}'", hint: "\u{7F}é")
    #expect(
      "\(diagnostic)" == #"""
        a\u{1B}[31m\u{A}.md:1:1: error: no key '\u{202E}'
          hint: \u{7F}é
        """#)
  }

  @Test func whatIsVeryLongIsCut() {
    let name = String(repeating: "é", count: 5000)
    let location = SourceLocation(file: name + ".md", line: 1, column: 1)
    let diagnostic = Diagnostic(.error, kind: "a", at: location, name)
    #expect(
      "\(diagnostic)"
        == "…\(name.prefix(997)).md:1:1: error: \(name.prefix(1499))…\(name.prefix(500))")
  }

  /// Errors of one kind and cause differ in what they quote and count.
  @Test func errorsOfOneKindAndCauseAreFoldedAfterThree() {
    let errors = (1...120).map { number in
      Diagnostic(.error, kind: "a", at: nil, "'\(number)' is no name of \(number)")
    }
    let other = Diagnostic(.error, kind: "a", at: nil, "'1' is missing")
    let failure = BuildFailure(errors + [other])

    let folded = failure.report(warnings: .folded, consequence: nil).split(separator: "\n")
    #expect(
      folded == [
        "vitrine: error: '1' is no name of 1", "vitrine: error: '2' is no name of 2",
        "vitrine: error: '3' is no name of 3", "  and 117 more of this kind (--verbose shows all)",
        "vitrine: error: '1' is missing", "vitrine: 121 errors",
      ])
    #expect(failure.report(warnings: .all, consequence: nil).split(separator: "\n").count == 122)
  }
}
