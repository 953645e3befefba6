import ArgumentParser
import VitrinePictures

/// Started by builds, which send it pictures to make. Not for users.
struct PictureWorkerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "picture-worker",
    abstract: "Make pictures for a build.",
    shouldDisplay: false)

  @Argument(help: "The folder of the build cache.")
  var cacheFolder: String

  func run() { runPictureWorker(cacheFolder: cacheFolder) }
}
