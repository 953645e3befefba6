import Testing
import VitrineDiagnostics
import VitrineText

@testable import Vitrine

/// Files that reports for editors name.
@Suite struct SourceFileTests {
  /// An emoji has four bytes and two UTF-16 code units, an accented letter two bytes and one.
  @Test(arguments: [(1, 1), (5, 3), (7, 4)]) func columnsAreCountedInUTF16(
    byte: Int, column: Int
  ) {
    let file = SourceFile(path: "a.md", lines: SourceLines(of: Array("\u{1F600}\u{E9}x\n".utf8)))
    #expect(file.column(of: SourceLocation(file: "a.md", line: 1, column: byte)) == column)
  }
}
