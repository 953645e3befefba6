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

            Exit status: 0 for success, 1 if 'diff' finds what it should fail on, 2 for
            errors, 64 for wrong usage.

            USAGE: vitrine <subcommand>

            OPTIONS:
              --version               Show the version.
              -h, --help              Show help information.

            SUBCOMMANDS:
              new                     Create a site, from your data or from scratch.
              build                   Build the site of a content folder.
              serve                   Preview the site in a browser and update it as you
                                      save.
              check                   Check the content without writing a site.
              diff                    Show what changed between two builds.
              inspect                 Show where the layout engine puts the items of a page.
              schema                  Print a JSON Schema for front matter.
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
            vitrine: error: cannot write to standard output: No space left on device
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

        Unchanged files keep their inode and modification time. If a build fails, the
        site stays as it was. The same content, templates and date give the same bytes.

        Exit status: 0 for success, 2 for errors, 64 for wrong usage.

        USAGE: vitrine build <options>

        OPTIONS:
          --content <folder>      The content folder. (default: content)
          --templates <folder>    Templates that replace built-in ones with the same
                                  names. (default: the folder Templates next to the
                                  content folder, if it exists)
          --drafts                Include drafts.
          --output <folder>       The folder to write; it must be new, empty, or built
                                  by Vitrine. With --single-file or --fragment, the
                                  file. (default: site, or the name of the page or
                                  section with .html)
          --single-file <page>    Write one page, with its styles, scripts and
                                  pictures, as a single HTML file instead of a site.
                                  Name the page by its path, such as report; '.' is the
                                  home page.
          --fragment <page#section>
                                  Write one section of a page, with its styles and
                                  pictures, as HTML to embed in another site. Name it
                                  as in report#slowest; without '#', all sections of
                                  the page are written.
          --previous <build>      The build to compare with: the folder or address of a
                                  site, its snapshot.json, or 'none'. (default: the
                                  build set in site.yml, or else the site being
                                  replaced)
          --date <day>            Build date, recorded in snapshot.json, as YYYY-MM-DD.
                                  (default: SOURCE_DATE_EPOCH if set)
          --jobs <n>              Number of threads. (default: one per processor)
          --strict                Fail on warnings.
          --format <format>       The format of errors and warnings: text, or, alone on
                                  standard output, json, sarif for code scanning, or
                                  github for annotations in workflows. (values: text,
                                  json, sarif, github; default: text)
          --cache <folder>        Where to cache what the build read and wrote. If none
                                  of it has changed, the next build returns at once.
                                  'none' disables the cache. (default: vitrine/sites in
                                  the user's cache folder)
          --atomic                Replace the whole site in one step instead of file by
                                  file.
          --quiet                 Print only errors.
          --verbose               Show every warning instead of the first of each kind,
                                  and why the site was built.
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
            index.md:2:1: error: unknown key 'titel' in a page
              hint: did you mean 'title'?
            vitrine: 1 error, the site was not built

            """))
  }

  @Test(arguments: [
    ([], [Self.firstWarning, Self.secondWarning]),
    (["--quiet"], []), (["--verbose"], [Self.firstWarning, Self.secondWarning]),
  ])
  func errorsComeAfterTheWarnings(_ options: [String], _ warnings: [String]) throws {
    try folder.write("---\ntitle: A\ndate: soon\n---\n", to: "content/arthur.md")
    try folder.write("---\ntitle: C\ndate: later\n---\n", to: "content/calton.md")
    try folder.write("---\ntitel: Hills\n---\n", to: "content/a/index.md")

    let result = try VitrineProgram.run(["build"] + options, in: folder.path)

    #expect(
      result.errors == warnings.joined() + """
        a/index.md:2:1: error: unknown key 'titel' in a page
          hint: did you mean 'title'?
        vitrine: 1 error, the site was not built

        """)
  }

  private static let firstWarning = """
    arthur.md:3:7: warning: 'soon' is not a date and stays text
      hint: a date looks like 2026, 2026-11-21, 1914/1918 or 192X, or is in words such as 'c. 1657'

    """
  private static let secondWarning = """
    calton.md:3:7: warning: 'later' is not a date and stays text
      hint: a date looks like 2026, 2026-11-21, 1914/1918 or 192X, or is in words such as 'c. 1657'

    """

  @Test func aMissingContentFolderGivesStatus2() throws {
    #expect(
      try vitrine("build", "--content", "nowhere")
        == .init(
          status: 2, output: "",
          errors: """
            vitrine: error: there is no content folder 'nowhere'
              hint: name it with --content, or run vitrine in the folder that contains it
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
            vitrine: error: 'site' is not empty, and was not written by Vitrine
              hint: name a new or empty folder with --output
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
            vitrine: error: SOURCE_DATE_EPOCH is 'yesterday', which is not a valid time
              hint: set it to a number of seconds since 1970, or remove it
            vitrine: 1 error, the site was not built

            """))
  }

  @Test func templatesThatAreNotThereAreADiagnostic() throws {
    let result = try vitrine("build", "--templates", "nowhere")

    #expect(result.status == 2)
    #expect(
      result.errors == """
        vitrine: error: there is no templates folder 'nowhere'
          hint: name it with --templates, or omit the option to use the folder next to the content
        vitrine: 1 error, the site was not built

        """)
  }

  @Test func aFolderThatCannotBeMadeIsADiagnostic() throws {
    let result = try vitrine("build", "--output", "/dev/full/site")

    #expect(result.status == 2)
    #expect(
      result.errors == """
        vitrine: error: cannot open '/dev/full/site': Not a directory
          hint: name another folder, or move what is in the way
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
