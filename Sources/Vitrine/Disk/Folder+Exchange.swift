import CVitrine
import Glibc

extension Folder {
  /// Lets a folder in this one change places with one in `other`, in one step.
  func exchange(_ name: String, with otherName: String, in other: Folder) throws(OutputError) {
    if vitrine_exchange(descriptor, name, other.descriptor, otherName) == 0 { return }
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
