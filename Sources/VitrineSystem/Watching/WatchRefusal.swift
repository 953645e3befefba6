/// Why the system does not report changes.
package struct WatchRefusal: Error, Hashable {
  package var code: SystemCode
}
