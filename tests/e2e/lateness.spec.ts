import type { Page, WebSocketRoute } from "@playwright/test";
import { startOwnMatch } from "#tests/support/batches/own-match.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";

const words = {
  vi: {
    home: "/",
    late: /chậm hơn nguồn dữ liệu \d+(,\d)? giây$/,
    lost: { long: "Mất kết nối, đang nối lại…", short: "Đang nối lại…" },
    silent: { long: "Chưa có dữ liệu mới từ 20:41", short: "Chưa có dữ liệu mới" },
  },
  en: {
    home: "/en",
    late: /\d+(\.\d)? s after the data source$/,
    lost: { long: "Connection lost, reconnecting…", short: "Reconnecting…" },
    silent: { long: "No new data since 20:41", short: "No new data" },
  },
} as const;

const connectionStatusOf = (page: Page) => page.locator(".connection-line");
/** The delay is a tooltip of the word for a good connection. */
const tooltipOf = (page: Page) => page.locator(".connection-open");
const announcementOf = (page: Page) => connectionStatusOf(page).getByRole("status");

/** Places of the elements above the list and the score, which must not move; the rows load later. */
const places = (page: Page) =>
  page.evaluate(() =>
    [".site-bar", ".list-bar", ".list-area", ".match-header"].map((place) => {
      const box = document.querySelector(place)?.getBoundingClientRect();
      if (!box) return place;
      return `${place} ${Math.round(box.top)} ${place === ".list-area" ? "" : Math.round(box.bottom)}`;
    }),
  );

for (const [language, width] of [
  ["vi", 360],
  ["en", 1280],
] as const) {
  test(`the page shows the lateness of a change, a lost connection and a silent source (${language}, ${width} px)`, {
    tag: language === "vi" ? [] : ["@full"],
  }, async ({ page, site, context, expectedFaults }) => {
    const { home, late, lost, silent } = words[language];
    expectedFaults.push(/ERR_INTERNET_DISCONNECTED|WebSocket connection/);
    const { id, score } = await startOwnMatch(site);
    const lines: WebSocketRoute[] = [];
    await page.routeWebSocket(/\/parties\//, (line) => {
      const server = line.connectToServer();
      server.onMessage((message) => {
        // In use from its greeting on.
        if (!lines.includes(line)) lines.push(line);
        line.send(message);
      });
    });
    await page.setViewportSize({ width, height: 800 });
    for (const [path, isMatch] of [
      [home, false],
      [`${home === "/" ? "" : home}/match/${id}`, true],
    ] as const) {
      await page.goto(site.url + path);
      // If the chat is beside the match, its code reconnects the socket, and messages of that moment are caught up.
      if (isMatch && width === 1280) await expect.poll(() => lines.at(-1)?.url()).toContain("chat=1");
      await expect(page.locator(".connection-line[data-status=open]")).toHaveCount(1);
      const before = await places(page);
      await score();
      await expect(tooltipOf(page)).toHaveAttribute("title", late);
      await expect(announcementOf(page)).toHaveText("");
      expect(await places(page), `${path} with a mark`).toEqual(before);

      const at = new Date();
      // 20:41 of yesterday in Vietnam.
      const since_ms = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() - 1, 13, 41);
      const form = width === 360 ? "short" : "long";
      lines.at(-1)?.send(JSON.stringify({ type: "source-silent", since_ms, sent_at_ms: Date.now() }));
      await expect(announcementOf(page).getByText(silent[form], { exact: true })).toBeVisible();
      expect(await places(page), `${path} with a silent source`).toEqual(before);
      lines.at(-1)?.send(JSON.stringify({ type: "source-alive", sent_at_ms: Date.now() }));
      await expect(tooltipOf(page)).toHaveAttribute("title", late);

      await context.setOffline(true);
      await expect(
        announcementOf(page).getByText(lost[width === 360 ? "short" : "long"], { exact: true }),
      ).toBeVisible();
      expect(await places(page), `${path} without a line`).toEqual(before);
      await context.setOffline(false);
      await expect(page.locator(".connection-line[data-status=open]")).toHaveCount(1);
    }
  });
}

/** Forces the random choice of this page view for latency reports. */
const choose = (page: Page) => page.addInitScript(() => Object.assign(Math, { random: () => 0.01 }));

test("browsers report latency, and the page shows it to everybody", { tag: "@full" }, async ({
  page,
  site,
}) => {
  const reports: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/latency/report")) reports.push(request.postDataJSON());
  });
  await choose(page);
  const { score } = await startOwnMatch(site);
  await page.goto(site.url);
  await expect(page.locator(".connection-line[data-status=open]")).toHaveCount(1);
  await score();
  await expect(tooltipOf(page)).toHaveAttribute("title", words.vi.late);
  const reported = page.waitForResponse((response) => response.url().endsWith("/latency/report"));
  await page.evaluate(() => window.dispatchEvent(new Event("pagehide")));
  expect((await reported).status()).toBe(200);
  expect(reports).toEqual([
    {
      samples: [
        { feed_ms: expect.any(Number), room_ms: expect.any(Number), screen_ms: expect.any(Number) },
        ...(reports[0] as { samples: unknown[] }).samples.slice(1),
      ],
    },
  ]);
  await page.getByRole("contentinfo").getByRole("link", { name: "Độ trễ cập nhật" }).click();
  await expect(page).toHaveURL(`${site.url}/do-tre`);
  const whole = page.getByRole("table", { name: /^Độ trễ theo chặng/ });
  await expect(whole.getByRole("row")).toHaveCount(5);
  await expect(whole.locator("tr[data-stage=total] td").first()).toHaveText(/^[\d.,]+ (ms|s)$/);
  await page.getByRole("link", { name: "Gửi đi → màn hình" }).click();
  await expect(page).toHaveURL(/\/do-tre\?stage=screen$/);
  await expect(
    page.getByRole("table", { name: "Độ trễ theo giờ: Gửi đi → màn hình" }).getByRole("row"),
  ).toHaveCount(2);
});

for (const [optOut, how] of [
  ["Do Not Track", "doNotTrack"],
  ["Global Privacy Control", "globalPrivacyControl"],
] as const) {
  test(`a browser with ${optOut} reports nothing`, { tag: "@full" }, async ({ page, site }) => {
    await choose(page);
    await page.addInitScript((key) => {
      Object.defineProperty(navigator, key, { value: key === "doNotTrack" ? "1" : true });
    }, how);
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    const { score } = await startOwnMatch(site);
    await page.goto(site.url);
    await expect(page.locator(".connection-line[data-status=open]")).toHaveCount(1);
    await score();
    await expect(tooltipOf(page)).toHaveAttribute("title", words.vi.late);
    await page.goto(`${site.url}/cai-dat`);
    expect(requested.filter((url) => url.includes("/latency/report"))).toEqual([]);
  });
}
