/// The media type of a file, by its ending.
///
/// Those of <https://www.iana.org/assignments/media-types>; texts are UTF-8, as all that Vitrine writes.
package func mediaType(of path: String) -> String {
  let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
  guard let dot = name.lastIndex(of: "."), dot > name.startIndex else {
    return "application/octet-stream"
  }
  return mediaTypes[name[name.index(after: dot)...].lowercased()] ?? "application/octet-stream"
}

private let mediaTypes = [
  "html": "text/html; charset=utf-8", "htm": "text/html; charset=utf-8",
  "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
  "mjs": "text/javascript; charset=utf-8", "txt": "text/plain; charset=utf-8",
  "md": "text/markdown; charset=utf-8", "csv": "text/csv; charset=utf-8",
  "vtt": "text/vtt; charset=utf-8", "ics": "text/calendar; charset=utf-8",
  "json": "application/json", "jsonl": "application/jsonl", "map": "application/json",
  "geojson": "application/geo+json", "webmanifest": "application/manifest+json",
  "xml": "application/xml", "atom": "application/atom+xml", "rss": "application/rss+xml",
  "yml": "application/yaml", "yaml": "application/yaml",
  "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg",
  "webp": "image/webp", "avif": "image/avif", "gif": "image/gif", "ico": "image/x-icon",
  "bmp": "image/bmp", "tif": "image/tiff", "tiff": "image/tiff", "jxl": "image/jxl",
  "mp4": "video/mp4", "m4v": "video/mp4", "webm": "video/webm", "mov": "video/quicktime",
  "ogv": "video/ogg", "mp3": "audio/mpeg", "m4a": "audio/mp4", "ogg": "audio/ogg",
  "opus": "audio/ogg", "wav": "audio/wav", "flac": "audio/flac",
  "woff": "font/woff", "woff2": "font/woff2", "ttf": "font/ttf", "otf": "font/otf",
  "pdf": "application/pdf", "zip": "application/zip", "gz": "application/gzip",
  "epub": "application/epub+zip", "wasm": "application/wasm",
]
