import Testing

/// Files whose names nearly have a meaning, and empty ones.
@Suite struct MisnamedFileTests {
  private func words(_ files: KeyValuePairs<String, String>) throws -> [String] {
    try ContentFixture(files).read().words
  }

  @Test(arguments: ["site.yaml", "Site.yml", "site.yml.txt", "_config.yml"])
  func settingsOfAnotherNameAreAWarning(_ name: String) throws {
    #expect(
      try words([name: "title: Birds\n", "owl.md": "# Owl\n"]) == [
        """
        \(name):1:1: warning: '\(name)' is not read as the site's settings
          hint: rename it to site.yml
        """
      ])
  }

  @Test func settingsInTOMLAreAWarning() throws {
    #expect(
      try words(["site.toml": "title = 'Birds'\n", "owl.md": "# Owl\n"]) == [
        """
        site.toml:1:1: warning: 'site.toml' is not read as the site's settings
          hint: write it as YAML in site.yml
        """
      ])
  }

  @Test func aSourceOfACollectionIsNotMisnamed() throws {
    #expect(
      try words([
        "index.md": "---\ncollection: { from: site.yaml }\n---\n", "site.yaml": "- title: Owl\n",
      ]) == [])
  }

  @Test(arguments: ["_index.md", "Index.md", "index.markdown", "index.md.txt"])
  func aPageOfAnotherNameIsAWarning(_ name: String) throws {
    #expect(
      try words(["birds/\(name)": "# Birds\n", "birds/owl.md": "# Owl\n"]) == [
        """
        birds/\(name):1:1: warning: '\(name)' does not configure the page of its folder
          hint: rename it to index.md
        """
      ])
  }

  @Test(arguments: ["site.yml", "birds/index.md"])
  func anEmptyFileIsAWarning(_ name: String) throws {
    #expect(
      try words([name: "\n", "birds/owl.md": "# Owl\n"]) == [
        """
        \(name):1:1: warning: the file is empty
          hint: add a title, or remove the file
        """
      ])
  }

  @Test(arguments: ["site.yml", "index.md"])
  func aFolderInThePlaceOfAFileIsAnError(_ name: String) throws {
    #expect(
      try words(["\(name)/owl.md": "# Owl\n"]) == [
        """
        \(name):1:1: error: \(name) is a folder
          hint: put the file itself here, or move the folder out of the content folder
        """
      ])
  }

  @Test func aFolderInAFromIsToldHowToNameItsFiles() throws {
    #expect(
      try words([
        "index.md": "---\ncollection: { from: birds }\n---\n", "birds/owl.json": "{}",
      ]) == [
        """
        index.md:2:21: error: no file matches 'birds'
          hint: it is a folder: name the files in it, as in birds/*.json
        """
      ])
  }

  @Test func aLinkInThePlaceOfASourceIsOneWarning() throws {
    let folder = try ContentFixture([
      "index.md": "---\ncollection: { from: birds.json }\nsections: [ { items: [owl] } ]\n---\n"
    ])
    try folder.link("nowhere", as: "birds.json")
    #expect(
      folder.read().words == [
        """
        birds.json:1:1: warning: birds.json is a symbolic link that leads nowhere, so it is left out
          hint: put the file itself here
        """
      ])
  }
}
