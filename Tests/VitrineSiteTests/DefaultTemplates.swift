import Foundation
import VitrineSite

/// The templates folder of this package, read from the disk.
let defaultTemplates: [TemplateFile] = {
  let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Templates")
  let paths = FileManager.default.enumerator(atPath: root.path)!.compactMap { $0 as? String }
  return paths.sorted().compactMap { path in
    guard path.contains(".") else { return nil }
    let bytes = FileManager.default.contents(atPath: root.appending(path: path).path)!
    return TemplateFile(path: path, bytes: Array(bytes), isBuiltIn: true)
  }
}()

/// The same, compiled.
let defaultSiteTemplates: SiteTemplates = {
  do {
    return try SiteTemplates(defaultTemplates)
  } catch {
    fatalError("\(error)")
  }
}()
