import CVitrine
import Glibc

extension Folder {
  /// Lets two folders in this one change places, in one step.
  func exchange(_ name: String, with other: String) throws(OutputError) {
    if vitrine_exchange(descriptor, name, other) == 0 { return }
    if errno == EINVAL || errno == ENOSYS { throw .cannotExchange(self.name(of: name)) }
    throw .disk(DiskError(.rename, self.name(of: name)))
  }

  /// Gives the folder the permissions of another.
  func takeMode(of other: Folder) throws(DiskError) {
    var status = stat()
    guard fstat(other.descriptor, &status) == 0, fchmod(descriptor, status.st_mode & 0o7777) == 0
    else { throw DiskError(.write, path) }
  }
}
