#!/usr/bin/env python3
"""Runs axe on every kind of page, light and dark, with all outlines open.

usage: axe.py SITE [ITEM-PAGES [RULE…]]; without rules, all

Folder pages and the 404 page are all checked; of item pages, a few of every collection, and of long pages some
of the items. In the dark only what colours decide is looked at. At least one page has to show 40 items
or more. Exits 1 when axe finds a violation.
"""

import sys

from pathlib import Path

import axe_playwright_python

from built_site import ALL, Browser, Tally, site_argument
from motion import open_outlines

AXE = Path(axe_playwright_python.__file__).parent / "axe.min.js"
ITEM_PAGES = 27 if ALL else 9
OF_COLOURS = ["color-contrast", "link-in-text-block"]

# Separators and stretched links are pseudo-elements; without the option axe would leave the contrast
# of all text near one undecided.
# `rules` are those to try; without any, all are.
RUN = """async (rules, root = document) => {
  const contrast = {
    ignorePseudo: true, ignoreUnicode: true, ignoreLength: false, boldValue: 700, boldTextPt: 14,
    largeTextPt: 18, contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
    pseudoSizeThreshold: 0.25, shadowOutlineEmMax: 0.2, textStrokeEmMin: 0.03,
  };
  axe.configure({ checks: [{ id: 'color-contrast', options: contrast }] });
  const results = await axe.run(root, {
    resultTypes: ['violations', 'incomplete', 'passes'], ...(rules && { runOnly: { type: 'rule', values: rules } }),
  });
  const nodes = rules => rules.reduce((sum, rule) => sum + rule.nodes.length, 0);
  return {
    checks: nodes(results.passes) + nodes(results.violations) + nodes(results.incomplete),
    // What axe could not run at all stands among what it could not decide, without a check.
    broken: results.incomplete.filter(rule => rule.nodes.some(
      node => !node.any.length && !node.all.length && !node.none.length)).map(rule => rule.id),
    unsure: results.incomplete.map(rule => rule.id + ' ' + rule.nodes.length),
    violations: results.violations.map(rule => ({
      id: rule.id, help: rule.help, count: rule.nodes.length,
      first: rule.nodes[0].html.slice(0, 160), why: rule.nodes[0].failureSummary.slice(0, 300),
    })),
  };
}"""


def main():
    site, tally, checks, unsure = site_argument(), Tally(), 0, set()
    tally.check(max(site.items.values()) >= 40, "no page shows 40 items")
    item_pages, rules = int((sys.argv[2:3] or [ITEM_PAGES])[0]), sys.argv[3:]
    with Browser() as browser:
        for scheme, rules, pages in [
            ("light", rules or None, site.sample(item_pages)), ("dark", OF_COLOURS, site.sample(item_pages // (1 if ALL else 4), 1, 2))]:
            page = browser.page(1280, scheme=scheme, bypass_csp=True)
            page.set_default_timeout(180_000)
            for path in pages:
                site.open_sample(path, page)
                open_outlines(page)
                page.add_script_tag(path=AXE)
                result = page.evaluate(RUN, rules)
                checks += result["checks"]
                unsure.update(result["unsure"])
                tally.check(not result["violations"], f"{path} ({scheme})")
                tally.check(not result["broken"], f"{path} ({scheme}): axe broke off {result['broken']}")
                for violation in result["violations"]:
                    print("  {id} ({count}): {help}\n    {first}\n    {why}".format(**violation))
    print(f"axe: {checks} checks, light and dark; undecided: {', '.join(sorted(unsure)) or 'none'}")
    tally.end()


if __name__ == "__main__":
    main()
