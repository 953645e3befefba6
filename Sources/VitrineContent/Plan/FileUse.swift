import VitrineText

/// The use that a site makes of a content file.
enum FileUse: Sendable {
  /// Copied as it is.
  case asset

  /// Read: a page's `index.md`, a collection's file, `site.yml`. Copied too if a text links to it.
  case content

  /// A picture of a record, copied under the hash of its content.
  case picture

  /// Named by drafts alone, or in the folder of one: not copied.
  case draft

  /// Markdown that is no record of any collection.
  case unread

  /// Of a kind that web servers do not serve: copied if a text links to it or `files` names it.
  case other

  /// A text for another generator: copied if `files` names it.
  case foreign

  /// A secret: copied if `files` has its whole name.
  case secret

  /// Hidden or a backup: copied, in silence, if `files` has its whole name.
  case hidden
}

extension FileUse {
  /// The use of a file that no collection reads.
  init(of path: String) {
    let name = path.fileName
    if path.isHidden || name.isBackup {
      self = .hidden
    } else if path == "site.yml" || name == "index.md" {
      self = .content
    } else if SourceFormat(path) == .markdown {
      self = Self.listsOfOthers.contains(name) ? .foreign : .unread
    } else if Self.endingsOfTexts.contains(path.ending) {
      self = .foreign
    } else if name.isSecret {
      self = .secret
    } else {
      self = path.isServed ? .asset : .other
    }
  }
}

extension FileUse {
  /// The lists of pages of mdBook, GitBook and docsify.
  private static let listsOfOthers: Set = [
    "SUMMARY.md", "_coverpage.md", "_navbar.md", "_sidebar.md",
  ]

  private static let endingsOfTexts: Set = [
    "adoc", "asciidoc", "mdx", "qmd", "rmd", "rst", "textile",
  ]
}

extension String {
  /// True for a file of a kind that web servers serve, unless another program is known to read it.
  fileprivate var isServed: Bool {
    let name = fileName
    if hasPrefix(".well-known/") || Self.namesOfServers.contains(name) { return true }
    guard knownMediaType(of: name) != nil else { return false }
    return !Self.namesOfPrograms.contains(name.lowercased())
      && !(ending == "json" && name.hasPrefix("_")) && !name.stem.hasSuffix(".config")
  }

  /// Files that are read by the servers of GitHub, Netlify and others, and by devices.
  private static let namesOfServers: Set = [
    "CNAME", "_headers", "_redirects", "apple-app-site-association",
  ]

  private static let namesOfPrograms: Set = [
    "book.json", "bower.json", "composer.json", "deno.json", "docs.json", "firebase.json",
    "jsconfig.json", "lerna.json", "mint.json", "nx.json", "package-lock.json", "package.json",
    "requirements.txt", "sidebars.js", "sidebars.json", "tsconfig.json", "turbo.json",
    "vercel.json",
  ]
}
