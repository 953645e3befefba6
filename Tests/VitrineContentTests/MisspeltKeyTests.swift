import Testing

/// Keys of records that are nearly an item's.
@Suite struct MisspeltKeyTests {
  private func words(_ files: KeyValuePairs<String, String>) throws -> [String] {
    try ContentFixture(files).read().words
  }

  @Test func aSlipInFrontMatterIsAWarning() throws {
    #expect(
      try words([
        "owl.md": "---\ntitle: Owl\nsubtitel: A bird\n---\n", "rook.md": "---\ntitle: Rook\n---\n",
      ]) == [
        """
        owl.md:3:1: warning: 'subtitel' is not an item key, so it becomes a field
          hint: did you mean 'subtitle'?
        """
      ])
  }

  @Test func aSlipInDataIsOneWhereOthersFillTheSlot() throws {
    let index = "---\ncollection: { from: birds.json }\n---\n"
    let misspeltKey = #"{"id":"owl","title":"Owl","tag":"night"}"#
    #expect(
      try words([
        "index.md": index,
        "birds.json":
          "[\(misspeltKey),\n{\"id\":\"auk\",\"title\":\"Auk\",\"tags\":\"sea\"},{\"id\":\"tit\",\"title\":\"Tit\"}]",
      ]) == [
        """
        birds.json:1:28: warning: 'tag' is not an item key, so it becomes a field
          hint: did you mean 'tags'?
        """
      ])
    #expect(try words(["index.md": index, "birds.json": "[\(misspeltKey)]"]) == [])
  }

  @Test func aKeyBesideItsSlotIsAField() throws {
    #expect(
      try words([
        "owl.md": "---\ntitle: Owl\nsubtitle: A bird\nsubtitles: [en]\n---\n",
        "rook.md": "---\ntitle: Rook\n---\n",
      ]) == [])
  }

  @Test func aKeyOfHalfTheRecordsIsAField() throws {
    #expect(
      try words([
        "a.md": "---\ntitle: A\nbadges: 3\n---\n", "b.md": "---\ntitle: B\nbadges: 4\n---\n",
        "c.md": "---\ntitle: C\n---\n", "d.md": "---\ntitle: D\n---\n",
      ]) == [])
  }

  @Test func aKeyThatASectionAsksForIsAField() throws {
    #expect(
      try words([
        "index.md": "---\nsections: [ { sort: symbols } ]\n---\n",
        "a.md": "---\ntitle: A\nsymbols: 3\n---\n", "b.md": "---\ntitle: B\n---\n",
        "c.md": "---\ntitle: C\n---\n",
      ]) == [])
  }

  /// `rate` is as near to `date` as a slip of it would be.
  @Test func aShortWordIsASlipOnlyWhereOthersFillTheSlot() throws {
    let owl = "---\ntitle: Owl\nrate: 3\n---\n"
    #expect(try words(["owl.md": owl, "auk.md": "---\ntitle: Auk\n---\n"]) == [])
    #expect(
      try words([
        "auk.md": "---\ntitle: Auk\ndate: 2026\n---\n", "owl.md": owl,
        "rook.md": "---\ntitle: Rook\n---\n",
      ]) == [
        """
        owl.md:3:1: warning: 'rate' is not an item key, so it becomes a field
          hint: did you mean 'date'?
        """
      ])
  }
}
