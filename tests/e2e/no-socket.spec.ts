import type { WebSocketRoute } from "@playwright/test";
import { ingest, ingestInPlay } from "#tests/support/batches/ingest.ts";
import { kickOffToday, priceRush } from "#tests/support/batches/price-rush.ts";
import { unfoldChat } from "#tests/support/browser/chat-screens.ts";
import { openAlive } from "#tests/support/browser/page-alive.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";

test("goals arrive by polling while sockets are refused, and by push again once a socket opens", async ({
  page,
  site,
}) => {
  let isRefused = true;
  await page.routeWebSocket(/./, (socket) => {
    if (isRefused) void socket.close();
    else socket.connectToServer();
  });
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/matches/recent?")) requested.push(request.url());
  });
  const rush = { source: "no-socket", at_ms: kickOffToday(20), companies: 2 };
  const id = await ingestInPlay(site, priceRush(rush));
  const secondsIn = () => (Date.now() + 1_000 - rush.at_ms) / 1000;
  await openAlive(page, `${site.url}/en`);
  const line = page.locator(".connection-line");
  await expect(line).toHaveAttribute("data-status", "lost");
  const lost = page.getByText("Live connection lost · updating every 10 s", { exact: true });
  await expect(lost.filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole("status").filter({ has: lost })).toHaveCount(1);
  const score = page.locator(`li.match-row[data-match-id="${id}"] .match-row-score`);

  const first = { after_s: secondsIn(), side: "home" as const };
  await ingest(site, priceRush({ ...rush, goals: [first] }));
  await expect(score).toHaveText(/^\s*1\s*-\s*0\s*$/, { timeout: 15_000 });
  expect(requested.length).toBeGreaterThan(0);

  isRefused = false;
  await expect(line).toHaveAttribute("data-status", "open", { timeout: 15_000 });
  const before = requested.length;
  const goals = [first, { after_s: secondsIn(), side: "home" as const }];
  await ingest(site, priceRush({ ...rush, goals }));
  await expect(score).toHaveText(/^\s*2\s*-\s*0\s*$/);
  expect(requested.length).toBe(before);
});

test("a match page says once that its connection is lost, and its chat that nothing can be sent", async ({
  page,
  site,
  expectedFaults,
}) => {
  expectedFaults.push(/WebSocket connection/);
  let isRefused = false;
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket(/./, (socket) => {
    if (isRefused) return void socket.close();
    socket.connectToServer();
    open.add(socket);
  });
  const rush = { source: "no-socket-chat", at_ms: kickOffToday(20), companies: 1 };
  const id = await ingestInPlay(site, priceRush(rush));
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAlive(page, `${site.url}/match/${id}`);
  const line = page.locator(".connection-line");
  await expect(line).toHaveAttribute("data-status", "open");
  await unfoldChat(page);
  await expect(page.getByText("Chưa có tin nhắn nào")).toBeVisible();
  const context = page.locator(".match-context");
  const heightOf = async () => (await context.boundingBox())?.height;
  const before = await heightOf();

  isRefused = true;
  for (const socket of open) await socket.close();
  await expect(line).toHaveAttribute("data-status", "lost");
  await expect(page.locator(".chat-away")).toHaveText("Chưa thể gửi tin nhắn");
  const statuses = page.getByRole("status");
  await expect(statuses.filter({ hasText: /Mất kết nối|đang nối lại|cập nhật mỗi/i })).toHaveCount(1);
  await expect(line.getByText("Mất kết nối trực tiếp · cập nhật mỗi 10 giây", { exact: true })).toBeVisible();
  expect(await heightOf()).toBe(before);

  await page.setViewportSize({ width: 360, height: 740 });
  const short = line.getByText("Cập nhật mỗi 10 giây", { exact: true });
  await expect(short).toBeVisible();
  const box = await short.boundingBox();
  expect(box?.height).toBeLessThan(24);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
