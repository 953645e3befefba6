import VitrineDiagnostics
import VitrineSystem
package import VitrineText

/// The bytes of the file at `path`.
package func readFile(_ path: String) throws(CaseFileError) -> [UInt8] {
  do throws(DiskError) {
    return try ReadableFile(named: path).readToEnd()
  } catch {
    throw CaseFileError("\(path): \(error.code)")
  }
}

/// Parses a JSON text.
package func parse(_ bytes: [UInt8], file: String) throws(CaseFileError) -> JSONValue {
  do throws(JSONFailure) {
    return try JSONDocument(parsing: bytes).root
  } catch {
    // The hint for empty JSON suggests an empty list, but a file without cases is not valid here.
    if error.isOfEmptyText { throw CaseFileError("\(file): expected one case or more") }
    throw CaseFileError(error.diagnostics(in: file))
  }
}
