import VitrineContent
import VitrineText

/// The path in the site to which an address leads that stands in a file in `folder`, without its query and
/// fragment, and without a slash at its end; nil if it leads elsewhere.
func sitePath(ofAddress address: String, in folder: String) -> String? {
  if BrowserAddress(address).isElsewhere { return nil }
  return percentDecoded(String(address.prefix { $0 != "?" && $0 != "#" })).resolvedAsAddress(
    in: folder)
}

/// The file that a server sends for a path in the site: of a folder its page.
func pageOutput(at path: String, exists: (String) -> Bool) -> String {
  if path.isEmpty { return "index.html" }
  return !exists(path) && exists("\(path)/index.html") ? "\(path)/index.html" : path
}
