"""The browser of most suites."""

# Chromium as Debian has it for programs: it begins a page some 15 % sooner than the one that people use.
CHROMIUM = "/usr/bin/chromium-headless-shell"


def launch(playwright, *arguments, **options):
    return playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu", *arguments], **options)
