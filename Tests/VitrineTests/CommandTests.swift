import Foundation
import TestSupport
import Testing

@Suite struct CommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try writeSmallContent(to: folder)
  }

  private func vitrine(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> VitrineProgram.Result {
    try VitrineProgram.run(
      arguments, in: folder.path, environment: ["COLUMNS": "80"].merging(environment) { $1 })
  }

  @Test func versionIsTheGenerators() throws {
    #expect(
      try vitrine("--version") == .init(status: 0, output: "vitrine 0.1.0\n", errors: ""))
  }

  @Test func helpNamesTheSubcommandsAndExitStatus() throws {
    #expect(
      try vitrine("--help")
        == .init(
          status: 0,
          output: """
            OVERVIEW: Turn a folder of Markdown and JSON into a site of collections.

            Exit status: 0 success, 1 what 'diff' was asked to fail on, 2 the content or
            the machine failed, 64 wrong usage.

            USAGE: vitrine <subcommand>

            OPTIONS:
              --version               Show the version.
              -h, --help              Show help information.

            SUBCOMMANDS:
              new                     Make a site to start from: a small one, or one of
                                      your data.
              build                   Build the site of a content folder.
              serve                   Show the site in a browser, and anew after every
                                      change.
              check                   Look for mistakes in the content, without writing a
                                      site.
              diff                    Show what changed from one build to another.
              inspect                 Show where the layout engine puts the items of a page.
              schema                  Print a JSON Schema of what front matter may say.
              templates               List, print or copy the built-in templates.

              See 'vitrine help <subcommand>' for detailed help.

            """, errors: ""))
  }

  @Test(arguments: [([], "page"), (["page"], "page"), (["site"], "site.yml")])
  func schemasArePrinted(arguments: [String], subject: String) throws {
    let result = try VitrineProgram.run(["schema"] + arguments, in: folder.path)

    #expect(result.status == 0)
    #expect(
      result.output.hasPrefix(
        #"{"$schema":"https://json-schema.org/draft/2020-12/schema","title":"The "#))
    #expect(result.output.prefix(160).contains(subject))
    #expect(result.output.hasSuffix("}\n"))
  }

  @Test(arguments: ["schema", "inspect ."])
  func aResultThatCannotBeWrittenIsAnError(command: String) throws {
    let result = try VitrineProgram.run(
      "/bin/sh", ["-c", "'\(VitrineProgram.path)' \(command) > /dev/full"], in: folder.path)

    #expect(
      result
        == .init(
          status: 2, output: "",
          errors: """
            vitrine: error: cannot write to the standard output: No space left on device
            vitrine: 1 error

            """))
  }

  @Test func aReaderThatGoesAwayIsNoError() throws {
    let result = try VitrineProgram.run(
      "/bin/sh", ["-c", "{ '\(VitrineProgram.path)' schema; echo $? >&2; } | true"],
      in: folder.path)

    #expect(result.errors == "0\n")
  }

  @Test func helpOfBuildSaysEveryDefault() throws {
    #expect(
      try vitrine("build", "--help").output == """
        OVERVIEW: Build the site of a content folder.

        Files that stay the same keep their inode and time. A build that fails leaves
        the site as it was. The same content, templates and date give the same bytes.

        Exit status: 0 success, 2 the content or the machine failed, 64 wrong usage.

        USAGE: vitrine build <options>

        OPTIONS:
          --content <folder>      The folder to read. (default: content)
          --templates <folder>    Templates that replace the built-in ones of the same
                                  names. (default: the folder Templates beside the
                                  content folder, where there is one)
          --drafts                Include drafts.
          --output <folder>       The folder to write; it must be new, empty, or built
                                  by Vitrine. With --single-file or --fragment the
                                  file. (default: site, or the name of the page or
                                  section with .html)
          --single-file <page>    Write one page as one file of HTML that holds its
                                  styles, scripts and pictures, and no site. The page
                                  is named by its path, as report; '.' is the home page.
          --fragment <page#section>
                                  Write one section of a page as HTML to be put into a
                                  page of another site, with its styles and pictures,
                                  and no site. It is named as report#slowest; without
                                  '#' all sections of the page.
          --previous <build>      The build to compare with: the folder or the address
                                  of a site, its snapshot.json, or 'none'. (default:
                                  what site.yml says, else the site that is replaced)
          --date <day>            The day of the build for snapshot.json, as
                                  YYYY-MM-DD. (default: that of SOURCE_DATE_EPOCH,
                                  where it is set)
          --jobs <n>              How many threads to use. (default: one a processor)
          --strict                Fail on warnings.
          --format <format>       The form of errors and warnings: text, or alone on
                                  the standard output json, sarif for code scanning, or
                                  github for annotations in its workflows. (values:
                                  text, json, sarif, github; default: text)
          --cache <folder>        Where to remember what the build read and wrote. If
                                  nothing of it has changed, the next build returns at
                                  once. 'none' remembers nothing. (default:
                                  vitrine/sites in the user's cache folder)
          --atomic                Exchange the whole site in one step, not file by file.
          --quiet                 Say nothing but errors.
          --verbose               Show every warning, not the first of each kind, and
                                  why the site was built.
          --version               Show the version.
          -h, --help              Show help information.


        """)
  }

  @Test func aBuildEndsWithOneLineThatCounts() throws {
    let first = try vitrine("build")
    let second = try vitrine("build")

    #expect(first.status == 0)
    #expect(first.errors == "")
    let time = /, [0-9]+\.[0-9]{2} s\n$/
    #expect(
      first.output.replacing(time, with: "")
        == "site: 6 pages, 5 items; 14 files written, 0 unchanged, 0 removed")
    #expect(
      second.output.replacing(time, with: "")
        == "site: 6 pages, 5 items; 0 files written, 14 unchanged, 0 removed")
  }

  @Test func aPageAsAFileEndsWithOneLineThatSaysItsSize() throws {
    let result = try vitrine("build", "--single-file", "birds")

    #expect(result.status == 0 && result.errors == "")
    #expect(result.output.wholeMatch(of: /birds\.html: \d+ kB, \d+\.\d\d s\n/) != nil)
    #expect(try folder.text(of: "birds.html").contains("<h1"))
    #expect(!FileManager.default.fileExists(atPath: folder.path(of: "site")))
    let missing = try vitrine("build", "--single-file", "bird")
    #expect(
      missing.errors == """
        vitrine: error: there is no page 'bird'
          hint: did you mean 'birds'?
        vitrine: 1 error, the file was not written

        """)
  }

  @Test func quietBuildsSayNothing() throws {
    #expect(try vitrine("build", "--quiet") == .init(status: 0, output: "", errors: ""))
  }

  @Test func errorsOfTheContentGiveStatus2() throws {
    try folder.write("---\ntitel: Hills\n---\n", to: "content/index.md")

    #expect(
      try vitrine("build")
        == .init(
          status: 2, output: "",
          errors: """
            index.md:2:1: error: a page has no key 'titel'
              hint: did you mean 'title'?
            vitrine: 1 error, the site was not built

            """))
  }

  @Test(arguments: [
    ([], [Self.firstWarning + "  and 1 more of this kind (--verbose shows all)\n"]),
    (["--quiet"], []), (["--verbose"], [Self.firstWarning, Self.secondWarning]),
  ])
  func errorsComeAfterTheWarnings(_ options: [String], _ warnings: [String]) throws {
    try folder.write("---\ntitle: A\ndate: soon\n---\n", to: "content/arthur.md")
    try folder.write("---\ntitle: C\ndate: later\n---\n", to: "content/calton.md")
    try folder.write("---\ntitel: Hills\n---\n", to: "content/a/index.md")

    let result = try VitrineProgram.run(["build"] + options, in: folder.path)

    #expect(
      result.errors == warnings.joined() + """
        a/index.md:2:1: error: a page has no key 'titel'
          hint: did you mean 'title'?
        vitrine: 1 error, the site was not built

        """)
  }

  private static let firstWarning = """
    arthur.md:3:7: warning: 'soon' is no date and stays a text
      hint: a date is like 2026, 2026-11-21, 1914/1918 or 192X, or in words as 'c. 1657'

    """
  private static let secondWarning = """
    calton.md:3:7: warning: 'later' is no date and stays a text
      hint: a date is like 2026, 2026-11-21, 1914/1918 or 192X, or in words as 'c. 1657'

    """

  @Test func aMissingContentFolderGivesStatus2() throws {
    #expect(
      try vitrine("build", "--content", "nowhere")
        == .init(
          status: 2, output: "",
          errors: """
            vitrine: error: there is no content folder 'nowhere'
              hint: name it with --content, or run vitrine in the folder that holds it
            vitrine: 1 error, the site was not built

            """))
  }

  @Test func aForeignFolderGivesStatus2() throws {
    try folder.write("mine", to: "site/notes.txt")

    #expect(
      try vitrine("build")
        == .init(
          status: 2, output: "",
          errors: """
            vitrine: error: 'site' is not empty, and no build of Vitrine wrote it
              hint: name a new or an empty folder with --output
            vitrine: 1 error, the site was not built

            """))
  }

  @Test(arguments: [
    ["build", "--jobs", "0"], ["build", "--jobs", "many"], ["build", "--date", "2026-02-30"],
    ["build", "--date", "26-2-3"], ["build", "--quiet", "--verbose"], ["build", "extra"],
    ["build", "--single-file", "birds", "--atomic"],
    ["build", "--single-file", "birds", "--fragment", "birds"],
    ["bild"], ["--frobnicate"],
  ])
  func wrongUsageGivesStatus64(arguments: [String]) throws {
    let result = try VitrineProgram.run(arguments, in: folder.path)

    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("Error: "))
    #expect(!FileManager.default.fileExists(atPath: folder.path(of: "site")))
  }

  @Test func theDateComesFromTheOptionElseFromTheEnvironment() throws {
    // 2026-02-28 23:59:59 and 1972-02-29 00:00:00, in UTC: date -u -d @1772323199.
    for (environment, arguments, date) in [
      (["SOURCE_DATE_EPOCH": "1772323199", "TZ": "Asia/Tokyo"], [], "2026-02-28"),
      (["SOURCE_DATE_EPOCH": "68169600"], [], "1972-02-29"),
      (["SOURCE_DATE_EPOCH": "0"], ["--date", "2026-11-21"], "2026-11-21"),
      (["SOURCE_DATE_EPOCH": ""], ["--date", "2026-11-21"], "2026-11-21"),
    ] {
      let result = try VitrineProgram.run(
        ["build"] + arguments, in: folder.path, environment: environment)
      #expect(result.status == 0)
      #expect(try folder.text(of: "site/snapshot.json").contains("\"date\":\"\(date)\""))
    }
  }

  @Test func anEmptyEpochIsNone() throws {
    let result = try vitrine("build", environment: ["SOURCE_DATE_EPOCH": ""])

    #expect(result.status == 0 && result.errors == "")
    #expect(try !folder.text(of: "site/snapshot.json").contains("\"date\""))
  }

  @Test func anEpochThatIsNoNumberIsAnError() throws {
    #expect(
      try vitrine("build", environment: ["SOURCE_DATE_EPOCH": "yesterday"])
        == .init(
          status: 2, output: "",
          errors: """
            vitrine: error: SOURCE_DATE_EPOCH is 'yesterday'
              hint: set it to a number of seconds since 1970, or take it away
            vitrine: 1 error, the site was not built

            """))
  }

  @Test func templatesThatAreNotThereAreADiagnostic() throws {
    let result = try vitrine("build", "--templates", "nowhere")

    #expect(result.status == 2)
    #expect(
      result.errors == """
        vitrine: error: there is no templates folder 'nowhere'
          hint: name it with --templates, or leave that out for the folder beside the content
        vitrine: 1 error, the site was not built

        """)
  }

  @Test func aFolderThatCannotBeMadeIsADiagnostic() throws {
    let result = try vitrine("build", "--output", "/dev/full/site")

    #expect(result.status == 2)
    #expect(
      result.errors == """
        vitrine: error: cannot open '/dev/full/site': Not a directory
          hint: name another folder, or move away what stands there
        vitrine: 1 error, the site was not built

        """)
  }

  /// Kills builds at ten moments; whatever they left, the next makes the whole site.
  @Test func aKilledBuildIsCompletedByTheNext() throws {
    let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../content/mountains").standardized.path
    try FileManager.default.copyItem(atPath: sample, toPath: folder.path(of: "content/mountains"))
    // Which builds came before is another for the two sites.
    try folder.write("history: 0\n", to: "content/site.yml")
    let clock = ContinuousClock()
    let time = try clock.measure { _ = try vitrine("build", "--output", "whole", "--quiet") }
    let whole = try folder.contents(of: "whole")
    for moment in 1...10 {
      for file in try folder.contents(of: "content/mountains").filter({ $0.hasSuffix(".md") }) {
        let text = try folder.text(of: "content/mountains/" + file)
        try folder.write(text + "\nEdit \(moment).\n", to: "content/mountains/" + file)
      }
      _ = try VitrineProgram.run(
        "/usr/bin/timeout",
        [
          "-s", "KILL", "\(time / .seconds(10) * Double(moment))", VitrineProgram.path, "build",
          "--quiet",
        ],
        in: folder.path)
    }

    let last = try vitrine("build", "--quiet")

    #expect(last == .init(status: 0, output: "", errors: ""))
    _ = try vitrine("build", "--output", "whole", "--quiet")
    #expect(try folder.contents(of: "site") == whole)
    for file in whole {
      #expect(
        FileManager.default.contentsEqual(
          atPath: folder.path(of: "site/" + file), andPath: folder.path(of: "whole/" + file)),
        "\(file)")
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        == ["content", "site", "whole"])
  }
}
