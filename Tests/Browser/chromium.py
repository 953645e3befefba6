"""The browser of most suites."""

# Chromium as Debian has it for programs: it begins a page some 15 % sooner than the one that people use, and draws it in
# half the time. It does not keep pages to come back to.
CHROMIUM = "/usr/bin/chromium-headless-shell"
WHOLE_CHROMIUM = "/usr/bin/chromium"


def launch(playwright, *arguments, executable_path=CHROMIUM, **options):
    return playwright.chromium.launch(
        executable_path=executable_path, args=["--no-sandbox", "--disable-gpu", *arguments], **options)
