import Foundation
import TestSupport
import Testing
import VitrineDiagnostics
import VitrineText

@testable import Vitrine

/// Files of every format that are empty, cut off, wrongly encoded or no files at all: each its own
/// error at its place, and the site that was there stays byte for byte.
@Suite struct BadFileTests {
  let folder: TemporaryFolder
  let options: BuildOptions

  static let png: [UInt8] =
    [0x89] + Array("PNG\r\n".utf8) + [0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, 8, 0, 0, 0, 6, 8, 2, 0, 0, 0, 1, 2, 3, 4, 0, 0, 0, 0] + Array("IEND".utf8)
    + [1, 2, 3, 4]

  /// Of each format a file, its name in the folder of the test and its text.
  static let files = [
    ("content/site.yml", "title: Birds\nnavigation: [json]\n"),
    ("content/index.md", "---\ntitle: Birds\n---\nWords\n"),
    ("content/owl.md", "---\ntitle: Owl\nimage: { src: p.png, alt: An owl }\n---\nText\n"),
    ("content/json/index.md", "---\ncollection: { from: b.json }\n---\n"),
    ("content/json/b.json", #"[ { "id": "owl", "title": "Owl" } ]"#),
    ("content/lines/index.md", "---\ncollection: { from: b.jsonl }\n---\n"),
    ("content/lines/b.jsonl", #"{ "id": "owl", "title": "Owl" }"#),
    ("content/csv/index.md", "---\ncollection: { from: b.csv }\n---\n"),
    ("content/csv/b.csv", "id,title\nowl,\"Owl, barn\"\n"),
    ("content/yaml/index.md", "---\ncollection: { from: b.yml }\n---\n"),
    ("content/yaml/b.yml", "- id: owl\n  title: \"Owl\"\n"),
    ("content/xml/index.md", "---\ncollection: { from: b.xml, records: b/owl }\n---\n"),
    ("content/xml/b.xml", "<b><owl id='owl' title='Owl'/></b>"),
    ("Templates/cells/chip.html", "<b>{{#item.title}}{{item.title}}{{/item.title}}</b>"),
  ]

  /// These files, and the site that is built of them.
  private static let built = Result {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    try folder.write(png, to: "content/p.png")
    let options = BuildOptions(content: folder.path(of: "content"), output: folder.path(of: "site"))
    #expect(try build(options).warnings == [])
    return try folder.files()
  }

  init() throws {
    folder = try TemporaryFolder()
    options = BuildOptions(content: folder.path(of: "content"), output: folder.path(of: "site"))
    try folder.write(Self.built.get())
  }

  struct Damage: CustomTestStringConvertible, Sendable {
    enum Kind: Sendable {
      case bytes([UInt8])

      /// The first bytes of the good file.
      case prefix(Int)
      case folder, link, pipe
    }

    var file: String
    var kind: Kind

    /// The first line of the only error.
    var expected: String
    var testDescription: String { expected }

    init(_ file: String, _ kind: Kind, _ expected: String) {
      (self.file, self.kind, self.expected) = (file, kind, expected)
    }
  }

  private static let zeros = Damage.Kind.bytes([UInt8](repeating: 0, count: 8))

  private static let cutOff = [
    Damage(
      "content/site.yml", .prefix(30),
      "site.yml:2:13: error: the [ ] that opens here is not closed, or a comma is missing"),
    Damage(
      "content/index.md", .prefix(12),
      "index.md:1:1: error: the front matter that begins here has no end"),
    Damage(
      "content/owl.md", .prefix(30),
      "owl.md:1:1: error: the front matter that begins here has no end"),
    Damage("content/json/b.json", .prefix(0), "json/b.json:1:1: error: there is no JSON value"),
    Damage(
      "content/json/b.json", .prefix(17),
      "json/b.json:1:18: error: the text ends where a key is expected"),
    Damage(
      "content/json/b.json", .prefix(29),
      "json/b.json:1:27: error: text that is not closed on its line"),
    Damage("content/lines/b.jsonl", .prefix(0), "lines/b.jsonl:1:1: error: the file is empty"),
    Damage(
      "content/lines/b.jsonl", .prefix(30),
      "lines/b.jsonl:1:31: error: the text ends where ',' or '}' is expected"),
    Damage("content/csv/b.csv", .prefix(0), "csv/b.csv:1:1: error: the file is empty"),
    Damage("content/yaml/b.yml", .prefix(0), "yaml/b.yml:1:1: error: the file is empty"),
    Damage("content/yaml/b.yml", .prefix(15), "yaml/b.yml:2:3: error: a line without a key"),
    Damage(
      "content/yaml/b.yml", .prefix(22),
      "yaml/b.yml:2:10: error: the quotes that open here are not closed"),
    Damage("content/xml/b.xml", .prefix(0), "xml/b.xml:1:1: error: the file is empty"),
    Damage("content/xml/b.xml", .prefix(20), "xml/b.xml:1:4: error: a tag that is not closed"),
    Damage(
      "content/xml/b.xml",
      .bytes(Array("\u{FEFF}<b>".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
      "xml/b.xml:1:4: error: the file ends where </b> is expected"),
    Damage("content/xml/b.xml", .bytes(png), "xml/b.xml:1:1: error: the byte 0x89 is not UTF-8"),
    Damage(
      "content/xml/b.xml", zeros, "xml/b.xml:1:1: error: a zero byte, which is not allowed in text"),
    Damage(
      "Templates/cells/chip.html", .prefix(10),
      "Templates/cells/chip.html:1:4: error: this tag is not closed"),
    Damage(
      "Templates/cells/chip.html", .prefix(32),
      "Templates/cells/chip.html:1:4: error: 'item.title' is not closed"),
  ]

  private static let texts = [
    ("content/site.yml", "site.yml"), ("content/index.md", "index.md"),
    ("content/owl.md", "owl.md"),
    ("content/json/b.json", "json/b.json"), ("content/lines/b.jsonl", "lines/b.jsonl"),
    ("content/yaml/b.yml", "yaml/b.yml"),
    ("Templates/cells/chip.html", "Templates/cells/chip.html"),
  ]

  private static let encodings = texts.flatMap { file, name in
    [
      Damage(file, .bytes(png), "\(name):1:1: error: the byte 0x89 is not UTF-8"),
      Damage(file, zeros, "\(name):1:1: error: a zero byte, which is not allowed in text"),
    ]
  }

  /// Bytes that are not UTF-8 may be Windows-1252 in a table, but zero bytes are in no text.
  private static let tables = [
    Damage(
      "content/csv/b.csv", .bytes(png),
      "csv/b.csv:3:1: error: a zero byte, which is not allowed in text"),
    Damage(
      "content/csv/b.csv", zeros, "csv/b.csv:1:1: error: a zero byte, which is not allowed in text"),
  ]

  private static let noFiles =
    [
      Damage("content/site.yml", .folder, "site.yml:1:1: error: site.yml is a folder"),
      Damage("content/index.md", .folder, "index.md:1:1: error: index.md is a folder"),
      Damage("content/csv/b.csv", .folder, "csv/index.md:2:21: error: no file matches 'b.csv'"),
      Damage(
        "Templates/cells/chip.html", .pipe,
        "vitrine: error: cannot read 'Templates/cells/chip.html': it is not a regular file"),
      Damage(
        "site/snapshot.json", .folder,
        "vitrine: error: 'site' is not empty, and was not written by Vitrine"),
      Damage(
        "site/snapshot.json", .pipe,
        "vitrine: error: 'site' is not empty, and was not written by Vitrine"),
    ]

  @Test(arguments: cutOff + encodings + tables + noFiles)
  func eachIsOneErrorAndTheSiteStays(_ damage: Damage) throws {
    try spoil(damage)
    let before = try state(of: "site")

    let failure = #expect(throws: BuildFailure.self) { try build(options) }

    let errors = failure?.diagnostics.filter { $0.severity == .error } ?? []
    let words = errors.map { "\($0)".replacing(folder.path + "/", with: "") }
    #expect(words.map { $0.prefix { $0 != "\n" } } == [damage.expected[...]])
    #expect(try state(of: "site") == before)
  }

  /// Of a picture the site can do without, of a text that may be empty, and of the build before.
  @Test(arguments: [
    Damage("content/site.yml", .prefix(0), "site.yml:1:1: warning: the file is empty"),
    Damage("content/index.md", .prefix(0), "index.md:1:1: warning: the file is empty"),
    Damage(
      "content/owl.md", .prefix(0),
      "owl.md:1:1: warning: 'owl' has no title, so its id is shown instead"),
    Damage(
      "content/csv/b.csv", .prefix(17),
      "csv/b.csv:2:5: warning: the quote that opens here is never closed, and stays in the cell"
    ),
    Damage(
      "content/p.png", .prefix(0),
      "p.png:1:1: warning: p.png ends before its size can be read, so it is not shown"),
    Damage(
      "content/p.png", .prefix(20),
      "p.png:1:1: warning: p.png ends before its size can be read, so it is not shown"),
    Damage("content/p.png", .prefix(40), "p.png:1:1: warning: p.png ends before its picture does"),
    Damage(
      "content/p.png", zeros,
      "p.png:1:1: warning: p.png is not a PNG, JPEG, WebP, AVIF, GIF or SVG picture, so it is not shown"
    ),
    Damage("content/p.png", .folder, "owl.md:3:15: warning: there is no picture 'p.png'"),
    Damage(
      "content/p.png", .link,
      "p.png:1:1: warning: p.png is a symbolic link that leads nowhere, so it is left out"),
    Damage(
      "content/owl.md", .link,
      "owl.md:1:1: warning: owl.md is a symbolic link that leads nowhere, so it is left out"),
    Damage(
      "content/json/b.json", .link,
      "json/b.json:1:1: warning: b.json is a symbolic link that leads nowhere, so it is left out"),
    Damage(
      "content/json/b.json", .pipe,
      "json/b.json:1:1: warning: b.json is not a regular file, so it is left out"),
    Damage(
      "site/snapshot.json", .prefix(0),
      "site/snapshot.json:1:1: warning: there is no build here to compare with: it is not JSON (there is no JSON value)"
    ),
    Damage(
      "site/snapshot.json", .prefix(1),
      "site/snapshot.json:1:2: warning: there is no build here to compare with: it is not JSON (the text ends where a key is expected)"
    ),
  ])
  func someAreOneWarning(_ damage: Damage) throws {
    try spoil(damage)

    let warnings = try build(options).warnings.map {
      "\($0)".replacing(folder.path + "/", with: "").prefix { $0 != "\n" }
    }

    #expect(warnings == [damage.expected[...]])
  }

  private func spoil(_ damage: Damage) throws {
    let path = folder.path(of: damage.file)
    let good = try Data(contentsOf: URL(fileURLWithPath: path))
    try FileManager.default.removeItem(atPath: path)
    switch damage.kind {
    case .bytes(let bytes): try write(bytes, to: damage.file)
    case .prefix(let length): try write(Array(good.prefix(length)), to: damage.file)
    case .folder:
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    case .link:
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere")
    case .pipe: #expect(mkfifo(path, 0o644) == 0)
    }
  }

  private func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: folder.path(of: name)))
  }

  /// The names, bytes and identities of all files below `name`; of what is no file its name.
  private func state(of name: String) throws -> [String] {
    try folder.contents(of: name).map { inner in
      let path = folder.path(of: "\(name)/\(inner)")
      let kind = try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
      guard kind == .typeRegular else { return inner }
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      let identity = try folder.identity(of: "\(name)/\(inner)").joined(separator: " ")
      return "\(inner) \(identity) \(bytes.base64EncodedString())"
    }
  }
}
