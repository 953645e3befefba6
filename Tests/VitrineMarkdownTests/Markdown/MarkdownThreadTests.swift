import Testing

@testable import VitrineMarkdown

@Suite struct MarkdownThreadTests {
  /// Without the definition of `cmark_manage_extensions_special_characters` in CVitrine the library
  /// forgets, while one thread ends a parse, that `~`, `:` and `@` mean anything on the others.
  @Test func pagesComeOutTheSameOnManyThreads() async {
    let page = String(
      repeating: "a ~~b~~ www.example.org https://example.org/c d@example.org *e*\n\n", count: 20)
    let expected = RenderedMarkdown(page).html

    let wrong = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<4 {
        group.addTask {
          (0..<500).count { _ in RenderedMarkdown(page).html != expected }
        }
      }
      return await group.reduce(0, +)
    }

    #expect(expected.contains("<del>b</del> <a href=\"http://www.example.org\""))
    #expect(wrong == 0)
  }
}
