/// Why the system does not tell of changes.
package struct WatchRefusal: Error, Hashable {
  package var code: SystemCode
}
