import type { APIRequestContext } from "@playwright/test";
import { ingest } from "#tests/support/batches/ingest.ts";
import { aBatchMatch, aLeague, aResult } from "#tests/support/batches/origin-batches.ts";
import { flashMessage } from "#tests/support/browser/account-screens.ts";
import { expect, test } from "#tests/support/browser/clock-fixture.ts";
import { messages } from "#tests/support/browser/messages.ts";
import { inspect } from "#tests/support/browser/page-look.ts";
import { grantRole, pathTo, registerReader } from "#tests/support/browser/tip-screens.ts";
import { startTestSite, type TestSite } from "#tests/support/site.ts";

let site: TestSite;
test.beforeAll(async () => {
  site = await startTestSite({ realtime: false });
});
test.afterAll(() => site?.stop());

const label = (key: string) => (messages.vi as Record<string, string>)[key] ?? key;
const league = aLeague([
  aResult("m1", ["hanoi", 2, 1, "hue"]),
  aBatchMatch({ external_id: "m2", home: "vinh", away: "da-lat" }),
]);

async function correct(request: APIRequestContext, form: object): Promise<void> {
  const answer = await request.post(`${site.url}/api/v1/origin/corrections/make`, {
    headers: { authorization: `Bearer ${site.ingestToken}` },
    data: { reason: "Quyết định 7", by: "thu", ...form },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

test("readers see a correction where it shows and why, at once and after the next import; an operator undoes it", {
  tag: "@full",
}, async ({ page, request }) => {
  await ingest(site, league);
  const table = site.url + pathTo("standings", "vi");
  const match = `${site.url}/match/1`;
  // Both pages are cached before they are corrected.
  await page.goto(table);
  await expect(page.getByRole("row").filter({ hasText: "Hà Nội" })).toContainText("3");
  await page.goto(match);
  await correct(request, {
    ...{ field: "deduction", value: { points: 8 } },
    subject: { team: "Hà Nội", competition: "Test League" },
  });
  await correct(request, { field: "award", value: { home: 0, away: 3 }, subject: { match: "1" } });
  await ingest(site, league);
  await page.goto(table);
  await expect(page.getByText("Hà Nội bị trừ 8 điểm (Quyết định 7)")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Hà Nội" })).toContainText("-8");
  await page.goto(match);
  await expect(page.getByText("Điều chỉnh: Kết quả được xử: 0-3 (Quyết định 7)")).toBeVisible();

  const path = site.url + pathTo("corrections", "vi");
  const account = await registerReader(page, site, "vi");
  expect((await page.request.get(path)).status()).toBe(403);
  await grantRole(site, account, "operator");
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await inspect(page, path, { axe: [360, 1280] })).toEqual([]);
  await page.getByRole("button", { name: /^Hoàn tác điều chỉnh 2/ }).click();
  await expect(flashMessage(page)).toHaveText(label("done_correction"));
  await expect(page.locator("#correction-2")).toContainText(`${account} hoàn tác lúc`);
  await page.goto(match);
  await expect(page.getByText("Kết quả được xử")).toHaveCount(0);

  await page.goto(path);
  await page.getByRole("combobox", { name: "Điều chỉnh gì" }).selectOption("award");
  await page.getByRole("button", { name: "Xem: Điều chỉnh gì" }).click();
  await expect(page).toHaveURL(`${path}?field=award`);
  expect(await inspect(page, page.url(), { axe: [360, 1280] })).toEqual([]);
  const form = page.locator("form").filter({ hasText: "Lý do" });
  await form.getByLabel("Trận đấu").fill("Hà Nội v Đà Lạt");
  await form.getByLabel("Bàn thắng đội nhà").fill("3");
  await form.getByLabel("Bàn thắng đội khách").fill("0");
  await form.getByLabel("Lý do").fill("Quyết định 8");
  await form.getByRole("button", { name: "Điều chỉnh" }).click();
  await expect(form.getByText(/^Chưa nhận: nothing stored is known/)).toBeVisible();
  await expect(form.getByLabel("Bàn thắng đội nhà")).toHaveValue("3");
  await form.getByLabel("Trận đấu").fill("Hà Nội v Huế");
  await form.getByRole("button", { name: "Điều chỉnh" }).click();
  await expect(flashMessage(page)).toHaveText(label("done_correction"));
  await expect(page.locator("#correction-3")).toContainText(`${account} điều chỉnh lúc`);
  await page.goto(match);
  await expect(page.getByText("Điều chỉnh: Kết quả được xử: 3-0 (Quyết định 8)")).toBeVisible();
});
