import { expect, type Page } from "@playwright/test";

/** Opens the display options of a match list: order, density and prices. */
export async function openListOptions(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Tùy chọn hiển thị|View options)$/ }).click();
  await expect(page.locator(".list-options")).toBeVisible();
}
