import { smallTargets } from "#tests/support/browser/finger-targets.ts";
import { comesWhole } from "#tests/support/browser/page-alive.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import { fetchFootball } from "#tests/support/calls/football-request.ts";

/** Touch targets on a phone. */

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 800 } });

test("touch targets are 40 px high and wide", { tag: "@full" }, async ({ page, site }) => {
  const { matches } = await fetchFootball(site, "/api/v1/football/matches/recent");
  const [match] = matches;
  if (!match) throw new Error("the demo world has no match today");
  const paths = [
    ...["/", "/bong-da/theo-doi", "/bong-da/bang-xep-hang", "/asian-handicap-odds", "/dang-nhap"],
    ...["", "?tab=lineup", "?tab=h2h", "?tab=odds", "?tab=playertech", "?tab=chat"].map(
      (tab) => `/match/${match.id}${tab}`,
    ),
    ...[`/league/${match.competition.id}`, `/team/${match.home.id}`, "/player", "/tin-tuc", "/nhan-dinh"],
  ];
  for (const path of paths) {
    await page.goto(site.url + path);
    await comesWhole(page);
    expect.soft(await smallTargets(page), path).toEqual([]);
  }
});
