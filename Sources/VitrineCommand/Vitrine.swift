import ArgumentParser

@main struct Vitrine: ParsableCommand {}
