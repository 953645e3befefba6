/// Whether a file or folder of this name cannot be part of a site: it was left behind by an editor,
/// a program or the system, or is the history of the content.
package func isJunkFile(_ name: String) -> Bool {
  if junkFileNames.contains(name) || name.hasSuffix("~") { return true }
  // Lock files of Excel, Word and LibreOffice.
  if name.hasPrefix("~$") || name.hasPrefix(".~lock.") { return true }
  // Lock files and copies of Emacs, swap files of Vim.
  if name.hasPrefix(".#") || name.hasPrefix("#") && name.hasSuffix("#") { return true }
  guard name.hasPrefix("."), let dot = name.lastIndex(of: "."), dot > name.startIndex else {
    return false
  }
  let ending = name[dot...].utf8
  return ending.count == 4 && ending.starts(with: ".sw".utf8)
    && ending.last.map { (0x61...0x70).contains($0) } ?? false
}

private let junkFileNames: Set<String> = [
  ".git", ".DS_Store", "Thumbs.db", "desktop.ini", ".svn", ".hg", "node_modules", "__pycache__",
  "__MACOSX", "_drafts", "_site", "venv",
]
