"""Compares the classes that VitrineCode gives real files with those of Pygments.

    python compare.py PROGRAM FOLDER… [--language NAME] [--show N]
    python compare.py --fixtures Tests/VitrineCodeTests/Fixtures

The second writes, beside each LANGUAGE.txt, the classes that Pygments gives: a letter for each character.

PROGRAM is `.build/release/CodeClasses`. The files are all below the folders whose name ends as a
language's do, at most 400 of a language, spread evenly, none above 100 kB. Needs Pygments (`pip install
pygments`, 2.x). Prints, for each language, how many characters without white space have the same class,
and with --show the texts that differ most often. Fails if a language is below 98 %.

Pygments tells more kinds apart than Vitrine has colours: `classes` says which class each is.
"""

import argparse
import builtins
import collections
import os
import subprocess
import sys

from pygments.lexers import get_lexer_by_name
from pygments.token import Token

LANGUAGES = {  # ours: Pygments' name, endings of files
    "swift": ("swift", ".swift"), "c": ("c", ".c .h"), "cpp": ("cpp", ".cpp .hpp .cc .cxx"),
    "javascript": ("javascript", ".js .mjs .cjs"), "typescript": ("typescript", ".ts .mts"),
    "python": ("python", ".py"), "rust": ("rust", ".rs"), "go": ("go", ".go"),
    "java": ("java", ".java"), "shell": ("bash", ".sh .bash"), "json": ("json", ".json"),
    "yaml": ("yaml", ".yaml .yml"), "toml": ("toml", ".toml"), "html": ("html", ".html .htm"),
    "css": ("css", ".css"), "sql": ("sql", ".sql"), "diff": ("diff", ".diff .patch"),
}

GENERAL = {  # the first kind that holds the token's decides
    Token.Comment.PreprocFile: "s", Token.Comment.Preproc: "k", Token.Comment: "c",
    Token.Literal.String: "s", Token.Literal.Number: "n", Token.Literal.Date: "n",
    Token.Keyword.Type: "t", Token.Keyword: "k", Token.Operator.Word: "k",
    Token.Name.Class: "t", Token.Name.Exception: "t", Token.Name.Decorator: "k",
    Token.Generic.Inserted: "i", Token.Generic.Deleted: "d", Token.Generic.Strong: "h",
    Token.Generic.Heading: "h", Token.Generic.Subheading: "h",
}

OWN = {  # where a language means something else by a kind
    "rust": {Token.Literal.String.Doc: "c", Token.Name.Builtin.Pseudo: "k", Token.Name.Builtin: "t",
             Token.Name.Attribute: "t"},
    "html": {Token.Name.Tag: "k", Token.Name.Attribute: "t", Token.Name.Entity: "s"},
    "json": {Token.Name.Tag: "t"},
    "yaml": {Token.Name.Tag: "t", Token.Name.Constant: "s", Token.Name.Namespace: "k",
             Token.Name.Label: "k"},
    "toml": {Token.Name: "t"},
    "shell": {Token.Name.Builtin: "k", Token.Name.Variable: "t"},
    "sql": {Token.Name.Builtin: "t"},
    "css": {Token.Name.Tag: "t", Token.Name.Namespace: "t", Token.Name.Variable: "t",
            Token.Name.Decorator: "t", Token.Keyword.Constant: "p", Token.Keyword.Type: "n",
            Token.Keyword.Pseudo: "p"},
}


def class_of(language, kind, text):
    if language in ("swift", "javascript", "typescript") and kind is Token.Name.Builtin:
        return "t" if text[0].isupper() else "p"
    if language == "python" and kind is Token.Name.Builtin:
        return "t" if isinstance(getattr(builtins, text, None), type) else "p"
    for table in (OWN.get(language, {}), GENERAL):
        at = kind
        while at is not None:
            if at in table:
                return table[at]
            at = at.parent
    return "p"


def pygments_classes(language, text):
    lexer = get_lexer_by_name(LANGUAGES[language][0], stripnl=False, ensurenl=False)
    classes = []
    tag, is_closing, embedded = None, False, None
    for _, kind, value in lexer.get_tokens_unprocessed(text):
        of = language
        if language == "html":
            # The kinds inside <script> and <style> mean what they mean in those languages.
            if kind is Token.Punctuation and value == "<":
                tag, is_closing, embedded = None, False, None
            elif kind is Token.Punctuation and value == "/" and tag is None:
                is_closing = True
            elif kind is Token.Name.Tag and embedded is None:
                tag = value.lower()
            elif kind is Token.Punctuation and value == ">" and not is_closing and embedded is None:
                embedded = {"script": "javascript", "style": "css"}.get(tag)
                tag = ">"
            of = embedded or language
        classes.extend(class_of(of, kind, value) * len(value))
    return classes


def files_of(endings, folders, most):
    found = []
    for folder in folders:
        for parent, folders_inside, names in os.walk(folder):
            folders_inside.sort()
            for name in sorted(names):
                path = os.path.join(parent, name)
                if name.endswith(tuple(endings.split())) and " " not in path \
                        and os.path.isfile(path) and 0 < os.path.getsize(path) <= 100_000:
                    found.append(path)
    step = max(1, len(found) // most)
    return found[::step][:most]


def write_fixtures(folder):
    for language in LANGUAGES:
        with open(os.path.join(folder, language + ".txt"), encoding="utf-8") as file:
            text = file.read()
        classes = pygments_classes(language, text)
        letters = "".join(c if c.isspace() else k for c, k in zip(text, classes))
        with open(os.path.join(folder, language + ".classes"), "w", encoding="utf-8") as file:
            file.write(letters)


def main():
    options = argparse.ArgumentParser()
    options.add_argument("program", nargs="?")
    options.add_argument("folders", nargs="*")
    options.add_argument("--fixtures")
    options.add_argument("--language")
    options.add_argument("--most", type=int, default=400)
    options.add_argument("--show", type=int, default=0)
    options = options.parse_args()
    if options.fixtures:
        write_fixtures(options.fixtures)
        return
    program = subprocess.Popen([options.program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    failed = False
    print(f"{'language':12}{'files':>7}{'characters':>13}{'agreement':>12}")
    for language, (_, endings) in LANGUAGES.items():
        if options.language and language not in options.language.split(","):
            continue
        files = same = count = 0
        misses = collections.Counter()
        by_file = collections.Counter()
        for path in files_of(endings, options.folders, options.most):
            raw = open(path, "rb").read()
            try:
                text = raw.decode("utf-8")
            except UnicodeDecodeError:
                continue
            if "\r" in text or text.startswith("\ufeff") or "\0" in text:
                continue
            theirs = pygments_classes(language, text)
            program.stdin.write(f"{language} {os.path.abspath(path)}\n")
            program.stdin.flush()
            ours, start = [], 0
            for run in program.stdout.readline().split():
                end = int(run[1:])
                ours.extend(run[0] * len(raw[start:end].decode("utf-8", "ignore")))
                start = end
            if len(ours) != len(text) or len(theirs) != len(text):
                print("length", path, len(ours), len(theirs), len(text))
                continue
            files += 1
            at = 0
            for line in text.splitlines(keepends=True):
                wrong = ""
                for index, character in enumerate(line):
                    if character.isspace():
                        continue
                    count += 1
                    if ours[at + index] == theirs[at + index]:
                        same += 1
                    else:
                        by_file[path] += 1
                    if options.show:
                        if ours[at + index] != theirs[at + index]:
                            wrong += character
                        elif wrong:
                            key = ours[at + index - 1] + theirs[at + index - 1]
                            misses[(key, wrong[:40])] += len(wrong)
                            wrong = ""
                if wrong:
                    misses[("--", wrong[:40])] += len(wrong)
                at += len(line)
        share = same / count if count else 0
        failed |= share < 0.98
        print(f"{language:12}{files:7}{count:13,}{share:11.2%}", flush=True)
        for (key, text), number in misses.most_common(options.show):
            print(f"    {number:7} {key} {text!r}")
        for path, number in by_file.most_common(5 if options.show else 0):
            print(f"    {number:7} {path}")
    sys.exit(failed)


if __name__ == "__main__":
    main()
