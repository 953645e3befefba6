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
  /// True if the name of the file, or of a folder around it, begins with a dot or `~`; of the folder
  /// `.well-known` all is for visitors (RFC 8615).
  var isHidden: Bool {
    var isBeginning = !hasPrefix(".well-known/")
    for byte in utf8 {
      if isBeginning, byte == UInt8(ascii: ".") || byte == UInt8(ascii: "~") { return true }
      isBeginning = byte == UInt8(ascii: "/")
    }
    return false
  }

  /// True for what an editor or a program keeps of a file, or of one that is not whole yet.
  fileprivate var isBackup: Bool {
    utf8.last == UInt8(ascii: "~") || Self.endingsOfBackups.contains(ending)
  }

  private static let endingsOfBackups: Set = [
    "orig", "bak", "backup", "old", "rej", "swp", "swo", "tmp", "temp", "part", "crdownload",
    "lock",
  ]

  /// True for the names of keys and passwords.
  var isSecret: Bool {
    let (name, ending) = (lowercased(), ending)
    return Self.endingsOfSecrets.contains(ending) || Self.namesOfSecrets.contains(name)
      || Self.data.contains(ending)
        && Self.beginningsOfSecrets.contains { word in
          // Not a secretary bird, and no tokens of a design.
          name.hasPrefix(word) && name.dropFirst(word.count).first?.isLetter == false
        }
  }

  private static let endingsOfSecrets: Set = [
    "env", "gpg", "jks", "kdbx", "key", "keystore", "ovpn", "p12", "pem", "pfx", "ppk", "tfstate",
  ]
  private static let namesOfSecrets: Set = [
    "env", "htpasswd", "id_dsa", "id_ecdsa", "id_ed25519", "id_rsa",
  ]
  private static let beginningsOfSecrets = [
    "client_secret", "client_secrets", "credential", "credentials", "password", "passwords",
    "secret",
    "secrets", "service-account", "service_account", "token",
  ]
  private static let data: Set = ["csv", "json", "txt", "xml"]

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
