/// Why a text is not a change of order, phrased as the end of a sentence.
struct MalformedChange: Error, Hashable {
  var reason: String
}
