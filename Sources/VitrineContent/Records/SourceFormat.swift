/// The kinds of files that records are read from, told by their names.
enum SourceFormat: Sendable {
  case markdown, json, jsonLines, csv, yaml, picture

  init?(_ file: String) {
    switch file.ending {
    case "md", "markdown": self = .markdown
    case "json": self = .json
    case "jsonl", "ndjson": self = .jsonLines
    case "csv", "tsv": self = .csv
    case "yml", "yaml": self = .yaml
    case "png", "jpg", "jpeg", "webp", "avif", "gif", "svg": self = .picture
    default: return nil
    }
  }
}
