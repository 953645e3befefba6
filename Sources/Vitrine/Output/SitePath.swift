import VitrineContent
import VitrineText

/// Resolves an address in a file of `folder` to a path in the site, without query, fragment and
/// final slash. Returns nil if it leads elsewhere.
func sitePath(ofAddress address: String, in folder: String) -> String? {
  if BrowserAddress(address).isElsewhere { return nil }
  return percentDecoded(String(address.prefix { $0 != "?" && $0 != "#" })).resolvedAsAddress(
    in: folder)
}

/// The file that a server sends for a path in the site. For a folder this is its page.
func pageOutput(at path: String, exists: (String) -> Bool) -> String {
  if path.isEmpty { return "index.html" }
  return !exists(path) && exists("\(path)/index.html") ? "\(path)/index.html" : path
}
