import CVitrine
import VitrineDiagnostics
import VitrineSite
import VitrineSystem

/// The templates compiled into the binary.
public enum BuiltInTemplates {
  /// The paths of all built-in templates, in byte order.
  public static var paths: [String] { files.map(\.path) }

  /// Returns the bytes of the template at a path, whose `.html` is optional.
  ///
  /// - Throws: an error if there is no such template.
  public static func bytes(of name: String) throws(BuildFailure) -> [UInt8] {
    try file(name).bytes
  }

  /// Copies a template into the templates folder of a build, unless a file already exists there.
  ///
  /// - Returns: the path of the file as the user names it.
  public static func eject(
    _ name: String, for options: BuildOptions
  ) throws(BuildFailure) -> String {
    let file = try file(name)
    let folder = try BuildFailure.ofDisk { () throws(DiskError) in
      try Folder.new(options.templatesFolder)
    }
    let path = folder.name(of: file.path)
    if folder.kind(of: file.path) != nil { throw BuildFailure([.existingTemplate(path)]) }
    try BuildFailure.ofDisk { () throws(DiskError) in
      try folder.write(file.bytes.span.bytes, to: file.path)
    }
    return path
  }

  static let files = (0..<vitrine_template_count()).map { index in
    let file = vitrine_template_at(index)
    return TemplateFile(
      path: String(cString: file.path),
      bytes: Array(UnsafeBufferPointer(start: file.bytes, count: file.count)),
      loaded: file.loaded == file.bytes
        ? nil : Array(UnsafeBufferPointer(start: file.loaded, count: file.loaded_count)),
      isBuiltIn: true)
  }

  /// The compiled templates, shared by all builds of a process.
  static let compiled = Result { () throws(BuildFailure) in try SiteTemplates(checked: files) }

  private static func file(_ name: String) throws(BuildFailure) -> TemplateFile {
    if let file = files.first(where: { $0.path == name || $0.path == "\(name).html" }) {
      return file
    }
    let sought = name.templateParts
    let others = files.map(\.path.templateParts).filter {
      sought.ending.isEmpty || $0.ending == sought.ending
    }
    let word = nearestName(to: sought.name, among: others.map(\.name))
    let nearest =
      others.first { $0.name == word && $0.folder == sought.folder }
      ?? others.first { $0.name == word }
    throw BuildFailure([
      .unknownTemplate(name, nearest: nearest.map { $0.folder + $0.name + $0.ending })
    ])
  }
}

extension Diagnostic {
  fileprivate static func unknownTemplate(_ name: String, nearest: String?) -> Diagnostic {
    Diagnostic(
      .error, kind: "unknown template", at: nil, "there is no built-in template '\(name)'",
      hint: suggestion(nearest) ?? "run 'vitrine templates' to list them all")
  }

  fileprivate static func existingTemplate(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, kind: "existing template", at: nil, "the file '\(path)' already exists",
      hint: "remove it to start again from the built-in one")
  }
}
