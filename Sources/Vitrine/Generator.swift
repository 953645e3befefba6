/// The program and its version, as `vitrine --version` and `snapshot.json` say it.
package let generator = "vitrine 0.1.0"
