import Testing
import VitrineContent

@Suite struct JunkFileTests {
  @Test(arguments: [
    ".git", ".DS_Store", "Thumbs.db", "index.md~", "#index.md#", ".#index.md", ".index.md.swp",
    ".index.md.swo", ".a.swa", ".~lock.a.csv#", "~$a.xlsx", "node_modules",
  ])
  func editorsAndSystemsLeaveIt(name: String) {
    #expect(isJunkFile(name))
  }

  @Test(arguments: [
    "index.md", ".nojekyll", ".well-known", "a.swp", ".swp", ".a.swift", ".a.swz", "#a", "a#", "~a",
    ".gitignore",
  ])
  func theRestIsContent(name: String) {
    #expect(!isJunkFile(name))
  }
}
