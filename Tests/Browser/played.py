"""Which of the pages that play what changed are looked at, and at how many widths."""

import argparse
import sys
from itertools import chain

from built_site import share_of_words


def options_parser(description):
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--widths", type=int, default=10, help="widths a page")
    parser.add_argument(
        "--in-turn", action="store_true", help="pages from the left and from the right in turn, each in one direction")
    parser.add_argument(
        "--share", type=share_of_words, default=(0, 1), metavar="PART/OF",
        help="every OFth of the pages from number PART on, base 0, where other browsers have the others")
    parser.add_argument("--only", help="pages whose name contains this")
    parser.add_argument("--keep", help="a folder to leave the sites in")
    return parser


def chosen(pairs, options):
    """The names that `options` ask for, of `pairs` of a page from the left and the same from the right."""
    part, of = options.share
    pairs = pairs[part::of]
    names = [pair[number % 2] for number, pair in enumerate(pairs)] if options.in_turn else chain(*pairs)
    names = [name for name in names if (options.only or "") in name]
    return names or sys.exit(f"no page's name contains {options.only}")
