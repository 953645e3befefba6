import Testing
import VitrineContent

/// Outputs of one name, and names that are Vitrine's.
@Suite struct OutputDiagnosticsTests {
  @Test func aFileBesideAFolderOfItsNameIsAnOutputClash() throws {
    let folder = try ContentFixture([
      "ant.md": "---\ntitle: Ant\n---\nText\n", "ant/bee.md": "---\ntitle: Bee\n---\n",
    ])
    #expect(
      folder.read().words == [
        """
        ant.md:1:1: error: 'ant/index.html' is already the page of the folder 'ant'
          hint: its text is ant/index.md: move yours there, or rename it
        """
      ])
  }

  @Test func aCopiedFileCannotReplaceAPage() throws {
    let folder = try ContentFixture(["index.html": "<p>", "404.html": "<p>", "pages.html": ""])
    #expect(
      folder.read().words == [
        """
        404.html:1:1: error: '404.html' is already created by something else
          hint: the name is reserved for Vitrine: rename yours
        """,
        """
        index.html:1:1: error: 'index.html' is already the home page
          hint: its text is index.md: move yours there, or rename it
        """,
        """
        pages.html:1:1: error: 'pages.html' is already created by something else
          hint: the name is reserved for Vitrine: rename yours
        """,
      ])
  }

  @Test func aFileWhereAFolderMustBeIsAClash() throws {
    let folder = try ContentFixture([
      "owl.md": "# Owl\n\nText\n", "owl": "plain", "site.yml": "files: [owl]\n",
    ])
    #expect(
      folder.read().words == [
        """
        owl.md:1:1: error: 'owl/index.html' needs a folder 'owl', but there is a file with that name
          hint: the file is created by owl:1:1
        """
      ])
  }

  @Test func reservedFoldersAreErrors() throws {
    let folder = try ContentFixture(["assets/a.txt": "a", "changes/b.txt": "b"])
    #expect(
      folder.read().words == [
        """
        assets/a.txt:1:1: error: the folder name 'assets' is reserved for Vitrine
          hint: give the folder another name, such as 'files'
        """,
        """
        changes/b.txt:1:1: error: the folder name 'changes' is reserved for Vitrine
          hint: give the folder another name, such as 'files'
        """,
      ])
  }
}
