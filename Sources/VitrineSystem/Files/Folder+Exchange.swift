import CVitrineSystem

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Folder {
  /// Atomically exchanges a folder in this one with a folder in `other`. Returns false if the file
  /// system does not support that.
  package func exchange(_ name: String, with otherName: String, in other: Folder) throws(DiskError)
    -> Bool
  {
    if vitrine_exchange(descriptor, name, other.descriptor, otherName) == 0 { return true }
    if errno == EINVAL || errno == ENOSYS { return false }
    throw DiskError(.rename, self.name(of: name))
  }

  /// Copies the permissions of another folder to this one.
  package func takeMode(of other: Folder) throws(DiskError) {
    var status = stat()
    guard fstat(other.descriptor, &status) == 0, fchmod(descriptor, status.st_mode & 0o7777) == 0
    else { throw DiskError(.write, path) }
  }
}
