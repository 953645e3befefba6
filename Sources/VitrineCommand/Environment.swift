import Glibc

/// The value of a variable of the environment; one that is empty is as if it were not set.
func environmentVariable(_ name: String) -> String? {
  guard let value = getenv(name), value.pointee != 0 else { return nil }
  return String(cString: value)
}
