import { ingest, ingestInPlay } from "#tests/support/ingest.ts";
import { openAlive } from "#tests/support/page-alive.ts";
import { kickOffToday, priceRush } from "#tests/support/price-rush.ts";
import { expect, test } from "#tests/support/site-fixture.ts";

test("where sockets are refused goals come by asking, and by push again once a socket opens", async ({
  page,
  site,
}) => {
  let isRefused = true;
  await page.routeWebSocket(/./, (socket) => {
    if (isRefused) void socket.close();
    else socket.connectToServer();
  });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/matches/recent?")) asked.push(request.url());
  });
  const rush = { source: "no-socket", at_ms: kickOffToday(20), companies: 2 };
  const id = await ingestInPlay(site, priceRush(rush));
  const secondsIn = () => (Date.now() + 1_000 - rush.at_ms) / 1000;
  await openAlive(page, `${site.url}/en`);
  const line = page.locator(".connection-line");
  await expect(line).toHaveAttribute("data-status", "lost");
  const score = page.locator(`li.match-row[data-match-id="${id}"] .match-row-score`);

  const first = { after_s: secondsIn(), side: "home" as const };
  await ingest(site, priceRush({ ...rush, goals: [first] }));
  await expect(score).toHaveText(/^\s*1\s*-\s*0\s*$/, { timeout: 15_000 });
  expect(asked.length).toBeGreaterThan(0);

  isRefused = false;
  await expect(line).toHaveAttribute("data-status", "open", { timeout: 15_000 });
  const before = asked.length;
  const goals = [first, { after_s: secondsIn(), side: "home" as const }];
  await ingest(site, priceRush({ ...rush, goals }));
  await expect(score).toHaveText(/^\s*2\s*-\s*0\s*$/);
  expect(asked.length).toBe(before);
});
