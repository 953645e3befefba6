public import Foundation

/// A folder of the disk for one test, removed with it.
public final class TemporaryFolder: Sendable {
  public let path: String

  public init() throws {
    path = FileManager.default.temporaryDirectory.path + "/vitrine-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  public func path(of name: String) -> String { "\(path)/\(name)" }

  public func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  public func write(_ bytes: [UInt8], to name: String) throws {
    try write(Data(bytes), to: name)
  }

  public func write(_ files: [String: Data]) throws {
    for (name, data) in files { try write(data, to: name) }
  }

  /// Writes a file, and the folders that it stands in.
  private func write(_ data: Data, to name: String) throws {
    let url = URL(fileURLWithPath: path(of: name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// A program that the shell runs.
  public func write(script: String, to name: String) throws {
    try write("#!/bin/sh\n\(script)\n", to: name)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path(of: name))
  }

  /// A link that leads to `target`, from where it stands.
  public func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(of: name), withDestinationPath: target)
  }

  public func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(of: name))
  }

  /// The path of the one file of the site that is called so, but for the hash in its name:
  /// `vitrine.css` is `assets/vitrine.HASH.css`.
  public func asset(_ name: String, of site: String = "site") throws -> String {
    let found = try contents(of: "\(site)/assets").filter { file in
      file.replacing(/\.[0-9a-f]{16}\./, with: ".") == name && file != name
    }
    guard found.count == 1 else { throw NotOne(found: found) }
    return "\(site)/assets/\(found[0])"
  }

  public struct NotOne: Error {
    public var found: [String]
  }

  /// The bytes of every file below `name`, by its path from there.
  public func files(of name: String = "") throws -> [String: Data] {
    let paths = try contents(of: name).filter { !$0.hasSuffix("/") }
    return try Dictionary(
      uniqueKeysWithValues: paths.map { inner in
        (inner, try Data(contentsOf: URL(fileURLWithPath: path(of: "\(name)/\(inner)"))))
      })
  }

  public func text(of name: String) throws -> String {
    try String(contentsOfFile: path(of: name), encoding: .utf8)
  }

  /// Every file and empty folder (with a slash) below `name`, in order.
  public func contents(of name: String = "") throws -> [String] {
    let root = name.isEmpty ? path : path(of: name)
    return try FileManager.default.subpathsOfDirectory(atPath: root).compactMap { inner in
      var isFolder: ObjCBool = false
      let full = "\(root)/\(inner)"
      _ = FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
      guard isFolder.boolValue else { return inner }
      return try FileManager.default.contentsOfDirectory(atPath: full).isEmpty ? inner + "/" : nil
    }.sorted()
  }

  /// The inode and the time of the last change of a file.
  public func identity(of name: String) throws -> [String] {
    let attributes = try FileManager.default.attributesOfItem(atPath: path(of: name))
    return ["\(attributes[.systemFileNumber]!)", "\(attributes[.modificationDate]!)"]
  }
}
