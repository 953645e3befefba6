/// The program and its version, as `vitrine --version` prints and `snapshot.json` records it.
package let generator = "vitrine 0.1.0"
