/// The media type of a file, by its extension.
///
/// Types are those registered at <https://www.iana.org/assignments/media-types>. Text is UTF-8,
/// like everything that Vitrine writes.
package func mediaType(of path: String) -> String {
  knownMediaType(of: path) ?? "application/octet-stream"
}

/// The media type of a file that web servers serve, or nil for other kinds of files.
package func knownMediaType(of path: String) -> String? {
  mediaTypes[path.ending]
}

private let mediaTypes: [String: String] = [
  "html": "text/html; charset=utf-8", "htm": "text/html; charset=utf-8",
  "xhtml": "application/xhtml+xml", "css": "text/css; charset=utf-8",
  "js": "text/javascript; charset=utf-8", "mjs": "text/javascript; charset=utf-8",
  "wasm": "application/wasm", "txt": "text/plain; charset=utf-8",
  "md": "text/markdown; charset=utf-8", "csv": "text/csv; charset=utf-8",
  "tsv": "text/tab-separated-values; charset=utf-8", "vtt": "text/vtt; charset=utf-8",
  "srt": "application/x-subrip", "ics": "text/calendar; charset=utf-8",
  "vcf": "text/vcard; charset=utf-8", "bib": "application/x-bibtex",
  "json": "application/json", "jsonl": "application/jsonl", "ndjson": "application/jsonl",
  "geojson": "application/geo+json", "topojson": "application/json",
  "jsonld": "application/ld+json", "ttl": "text/turtle; charset=utf-8",
  "rdf": "application/rdf+xml", "owl": "application/rdf+xml", "nt": "application/n-triples",
  "nq": "application/n-quads", "trig": "application/trig", "n3": "text/n3; charset=utf-8",
  "kml": "application/vnd.google-earth.kml+xml", "kmz": "application/vnd.google-earth.kmz",
  "gpx": "application/gpx+xml", "parquet": "application/vnd.apache.parquet",
  "webmanifest": "application/manifest+json", "xml": "application/xml",
  "xsl": "application/xslt+xml", "xslt": "application/xslt+xml", "xsd": "application/xml",
  "atom": "application/atom+xml", "rss": "application/rss+xml",
  "svg": "image/svg+xml", "svgz": "image/svg+xml", "png": "image/png", "apng": "image/apng",
  "jpg": "image/jpeg", "jpe": "image/jpeg", "jpeg": "image/jpeg", "webp": "image/webp",
  "avif": "image/avif",
  "gif": "image/gif", "ico": "image/x-icon", "bmp": "image/bmp", "tif": "image/tiff",
  "tiff": "image/tiff", "jxl": "image/jxl", "heic": "image/heic", "heif": "image/heif",
  "jp2": "image/jp2",
  "mp4": "video/mp4", "m4v": "video/mp4", "webm": "video/webm", "mov": "video/quicktime",
  "ogv": "video/ogg", "mkv": "video/matroska", "avi": "video/vnd.avi", "mpg": "video/mpeg",
  "mp3": "audio/mpeg", "m4a": "audio/mp4", "m4b": "audio/mp4", "aac": "audio/aac",
  "ogg": "audio/ogg", "oga": "audio/ogg", "opus": "audio/ogg", "wav": "audio/wav",
  "flac": "audio/flac", "weba": "audio/webm", "mid": "audio/midi", "midi": "audio/midi",
  "gltf": "model/gltf+json", "glb": "model/gltf-binary", "stl": "model/stl", "obj": "model/obj",
  "woff": "font/woff", "woff2": "font/woff2", "ttf": "font/ttf", "otf": "font/otf",
  "eot": "application/vnd.ms-fontobject", "pdf": "application/pdf",
  "epub": "application/epub+zip", "djvu": "image/vnd.djvu", "ps": "application/postscript",
  "rtf": "application/rtf", "odt": "application/vnd.oasis.opendocument.text",
  "ods": "application/vnd.oasis.opendocument.spreadsheet",
  "odp": "application/vnd.oasis.opendocument.presentation", "doc": "application/msword",
  "xls": "application/vnd.ms-excel", "ppt": "application/vnd.ms-powerpoint",
  "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "pptx": "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  "zip": "application/zip", "gz": "application/gzip", "tgz": "application/gzip",
  "bz2": "application/x-bzip2", "xz": "application/x-xz", "zst": "application/zstd",
  "7z": "application/x-7z-compressed", "rar": "application/vnd.rar", "tar": "application/x-tar",
  "warc": "application/warc", "wacz": "application/wacz",
]
