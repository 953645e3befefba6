/// A failed disk operation.
package struct DiskError: Error, Hashable, Sendable {
  package enum Operation: String, Hashable, Sendable {
    case open, read, write, create, rename, remove, list, link
  }

  package var operation: Operation

  /// The file or folder, as the user would name it.
  package var path: String

  package var code: SystemCode

  package init(_ operation: Operation, _ path: String, code: SystemCode) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  /// Takes the reason from the system call that just failed.
  init(_ operation: Operation, _ path: String) {
    self.init(operation, path, code: .ofLastCall)
  }
}
