import TestSupport
import Testing
import VitrineDiagnostics
import VitrineProposal

/// What is proposed for the files of a folder, or for the one called `name`, as `index.md`.
func proposal(
  _ files: KeyValuePairs<String, String>, and others: [(path: String, text: String)] = [],
  of name: String? = nil
) throws -> DataProposal {
  let folder = try TemporaryFolder()
  for (path, text) in Array(files) + others { try folder.write(text, to: path) }
  return try DataProposal.ofData(
    in: folder.path, named: name ?? "data", isFolder: name == nil, title: "Things")
}

/// The page that is proposed for one file.
func page(_ name: String, _ text: String) throws -> String {
  try proposal([name: text], of: name).page
}

/// What is wrong with one file, as the command says it.
func problem(_ name: String, _ text: String) -> String? {
  do {
    _ = try proposal([name: text], of: name)
    return nil
  } catch let failure as DataFailure {
    return printed(failure.diagnostics)
  } catch {
    return "\(error)"
  }
}

extension DataProposal {
  /// The proposed `index.md`.
  var page: String { files.first { $0.path == "index.md" }?.text ?? "" }
}
