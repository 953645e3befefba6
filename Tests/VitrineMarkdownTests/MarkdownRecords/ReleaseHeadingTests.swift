import Testing

@testable import VitrineMarkdown

@Suite struct ReleaseHeadingTests {
  static let headings: [(words: String, read: String)] = [
    ("[1.1.0] - 2024-03-05", "1.1.0 | 1.1.0 | 2024-03-05"),
    ("1.1.0 (2024-03-05)", "1.1.0 | 1.1.0 | 2024-03-05"),
    ("v1.1.0 (March 5, 2024)", "1.1.0 | v1.1.0 | March 5, 2024"),
    ("1.2.3 / 2024-01-05", "1.2.3 | 1.2.3 | 2024-01-05"),
    ("1.2.3 / 2024/1/5", "1.2.3 | 1.2.3 | 2024-01-05"),
    ("Version 2.0 — May 2024", "2.0 | Version 2.0 | May 2024"),
    ("Release 4.0.1, 5 May 2024", "4.0.1 | Release 4.0.1 | 5 May 2024"),
    ("2.0.0-rc.1+build.5", "2.0.0-rc.1+build.5 | 2.0.0-rc.1+build.5 | -"),
    ("v2", "2 | v2 | -"),
    ("3.0.0 – Night owl (2024-03-05)", "3.0.0 | 3.0.0 – Night owl | 2024-03-05"),
    ("[0.0.5] - 2014-08-09 [YANKED]", "0.0.5 | 0.0.5 | 2014-08-09 | yanked"),
    ("0.0.5 (yanked)", "0.0.5 | 0.0.5 | - | yanked"),
    ("[Unreleased]", "unreleased | Unreleased | -"),
    ("Unreleased changes", "unreleased | Unreleased changes | -"),
    ("unreleased", "unreleased | unreleased | -"),
    ("@birds/owl@1.2.0", "@birds/owl@1.2.0 | @birds/owl@1.2.0 | -"),
    ("owl 3.5.0", "3.5.0 | owl 3.5.0 | -"),
    ("2024-03-05", "2024-03-05 | 2024-03-05 | 2024-03-05"),
    ("2024.1.5", "2024.1.5 | 2024.1.5 | -"),
    ("2024.1.0 - 2024-03-01", "2024.1.0 | 2024.1.0 | 2024-03-01"),
    ("Latest Changes", "unreleased | Latest Changes | -"), ("Next", "unreleased | Next | -"),
    ("HEAD", "unreleased | HEAD | -"), ("[Upcoming]", "unreleased | Upcoming | -"),
    ("Next (2024-03-05)", "unreleased | Next | 2024-03-05"), ("Next steps", "none"),
    ("Changelog", "none"), ("Bug Fixes", "none"), ("2. Second thing", "none"),
    ("10 things", "none"), ("What's new in v2 of the nest", "none"), ("", "none"),
  ]

  @Test(arguments: headings) func aHeadingIsReadAsARelease(_ words: String, _ read: String) {
    let heading = ReleaseHeading(words)

    let parts = heading.map { heading in
      [heading.version, heading.title, heading.date ?? "-"] + (heading.isYanked ? ["yanked"] : [])
    }
    #expect(parts?.joined(separator: " | ") ?? "none" == read)
  }
}
