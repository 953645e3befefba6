/// Returns the path of a picture that is published in several sizes. `copy` is the path that it
/// would have as a copy: `assets/NAME.HASH.jpg`.
///
/// Files with the same name have the same bytes, so what decides them is in the name. Different
/// copies have different names.
package func pathInSizes(
  ofCopy copy: String, keepsMetadata: Bool, hasTiles: Bool, recipe: Int, format: String
) -> String {
  let name = copy.split(separator: ".", omittingEmptySubsequences: false)
  let source = name.suffix(2).joined(separator: ".")
  let hash = ContentHash(of: "\(source) \(keepsMetadata) \(recipe)\(hasTiles ? " tiles" : "")")
  return (name.dropLast(2) + ["\(hash)", format[...]]).joined(separator: ".")
}
