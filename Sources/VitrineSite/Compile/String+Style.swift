extension String {
  /// The text as a string of a stylesheet, in its quotes. A `<` is escaped too, for a `<style>` ends at its end tag
  /// wherever that stands.
  var quotedForStyle: String {
    let characters = unicodeScalars.map { scalar in
      scalar == "\"" || scalar == "\\" || scalar == "<" || scalar.value < 0x20
        ? "\\\(String(scalar.value, radix: 16)) " : String(scalar)
    }
    return "\"" + characters.joined() + "\""
  }
}
