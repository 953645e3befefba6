/// The tiles that clients of the IIIF Image API 3.0 ask for: the paths behind the address of the
/// picture, and the sizes of the files
/// (<https://iiif.io/api/image/3.0/implementation/#3-tile-region-parameter-calculation>).
public func promisedTiles(
  width: Int, height: Int, side: Int, scaleFactors: [Int]
) -> [String: [Int]] {
  var promised: [String: [Int]] = [:]
  for s in scaleFactors {
    for n in 0..<(width + side * s - 1) / (side * s) {
      for m in 0..<(height + side * s - 1) / (side * s) {
        let (xr, yr) = (n * side * s, m * side * s)
        let wr = xr + side * s > width ? width - xr : side * s
        let hr = yr + side * s > height ? height - yr : side * s
        let ws = xr + side * s > width ? (width - xr + s - 1) / s : side
        let hs = yr + side * s > height ? (height - yr + s - 1) / s : side
        let region = (wr, hr) == (width, height) ? "full" : "\(xr),\(yr),\(wr),\(hr)"
        promised["\(region)/\(ws),\(hs)/0/default.jpg"] = [ws, hs]
      }
    }
  }
  return promised
}
