import VitrineText

/// The file with the page for unknown addresses.
let notFoundFile = "404.md"

/// How a site uses a content file.
enum FileUse: Sendable {
  /// Copied as it is.
  case asset

  /// Read: a page's `index.md`, a collection's file, or `site.yml`. Also copied if a text links to
  /// it.
  case content

  /// A picture of a record, copied under the hash of its content.
  case picture

  /// Not copied: only drafts refer to it, or it is in the folder of a draft.
  case draft

  /// Markdown that is not a record of any collection.
  case unread

  /// A type that web servers do not serve. Copied if a text links to it or `files` matches it.
  case other

  /// A text for another site generator. Copied if `files` matches it.
  case foreign

  /// A secret. Copied only if `files` has its exact name.
  case secret

  /// Hidden or a backup. Copied without a warning if `files` has its exact name.
  case hidden
}

extension FileUse {
  /// How a file is used if no collection reads it.
  init(of path: String) {
    let name = path.fileName
    if path.isHidden || name.isBackup {
      self = .hidden
    } else if path == "site.yml" || name == "index.md" || path == notFoundFile {
      self = .content
    } else if SourceFormat(path) == .markdown {
      self = Self.foreignPageLists.contains(name) ? .foreign : .unread
    } else if Self.foreignExtensions.contains(path.ending) {
      self = .foreign
    } else if name.isSecret {
      self = .secret
    } else {
      self = path.isServed ? .asset : .other
    }
  }
}

extension FileUse {
  /// The page lists of mdBook, GitBook and docsify.
  private static let foreignPageLists: Set = [
    "SUMMARY.md", "_coverpage.md", "_navbar.md", "_sidebar.md",
  ]

  private static let foreignExtensions: Set = [
    "adoc", "asciidoc", "mdx", "qmd", "rmd", "rst", "textile",
  ]
}

extension String {
  /// Whether web servers serve files of this type, and no other program is known to read it.
  fileprivate var isServed: Bool {
    let name = fileName
    if hasPrefix(".well-known/") || Self.serverFileNames.contains(name) { return true }
    guard knownMediaType(of: name) != nil else { return false }
    return !Self.toolFileNames.contains(name.lowercased())
      && !(ending == "json" && name.hasPrefix("_")) && !name.stem.hasSuffix(".config")
  }

  /// Files for GitHub, Netlify and other servers, and for devices.
  private static let serverFileNames: Set = [
    "CNAME", "_headers", "_redirects", "apple-app-site-association",
  ]

  private static let toolFileNames: Set = [
    "book.json", "bower.json", "composer.json", "deno.json", "docs.json", "firebase.json",
    "jsconfig.json", "lerna.json", "mint.json", "nx.json", "package-lock.json", "package.json",
    "requirements.txt", "sidebars.js", "sidebars.json", "tsconfig.json", "turbo.json",
    "vercel.json",
  ]
}
