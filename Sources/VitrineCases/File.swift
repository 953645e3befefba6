import Glibc

/// The bytes of the file at `path`, or the system's reason why not.
package func readFile(_ path: String) throws(CaseFileError) -> [UInt8] {
  guard let file = fopen(path, "rb") else {
    throw CaseFileError("\(path): \(String(cString: strerror(errno)))")
  }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65536)
  while true {
    let count = fread(&buffer, 1, buffer.count, file)
    if count == 0 { break }
    bytes += buffer.prefix(count)
  }
  guard ferror(file) == 0 else {
    throw CaseFileError("\(path): \(String(cString: strerror(errno)))")
  }
  return bytes
}
