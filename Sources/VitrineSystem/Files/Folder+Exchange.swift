import CVitrineSystem

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Folder {
  /// Lets a folder in this one change places with one in `other`, in one step; false where the file
  /// system cannot.
  package func exchange(_ name: String, with otherName: String, in other: Folder) throws(DiskError)
    -> Bool
  {
    if vitrine_exchange(descriptor, name, other.descriptor, otherName) == 0 { return true }
    if errno == EINVAL || errno == ENOSYS { return false }
    throw DiskError(.rename, self.name(of: name))
  }

  /// Gives the folder the permissions of another.
  package func takeMode(of other: Folder) throws(DiskError) {
    var status = stat()
    guard fstat(other.descriptor, &status) == 0, fchmod(descriptor, status.st_mode & 0o7777) == 0
    else { throw DiskError(.write, path) }
  }
}
