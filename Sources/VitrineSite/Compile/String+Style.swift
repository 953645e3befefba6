extension String {
  /// The text as a quoted CSS string. Also escapes `<`, because an end tag anywhere in a `<style>`
  /// element closes it.
  var quotedForStyle: String {
    let characters = unicodeScalars.map { scalar in
      scalar == "\"" || scalar == "\\" || scalar == "<" || scalar.value < 0x20
        ? "\\\(String(scalar.value, radix: 16)) " : String(scalar)
    }
    return "\"" + characters.joined() + "\""
  }
}
