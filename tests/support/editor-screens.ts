import { expect, type Page } from "@playwright/test";
import { emptyContent } from "#origin/content/content-batch.schema.ts";
import type { TestSite } from "./site.ts";
import { registerReader } from "./tip-screens.ts";

/** Where articles are written, in a browser. */

const send = (site: TestSite, path: string, body: object) =>
  fetch(`${site.url}/api/v1/origin/${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${site.ingestToken}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** A category to write in, and an editor who is logged in. */
export async function becomeEditor(page: Page, site: TestSite, scripts = true): Promise<void> {
  const categories = [{ slug: "bien-tap", name: { vi: "Biên tập", en: "Desk" }, position: 9 }];
  expect((await send(site, "content", { ...emptyContent(), categories })).status).toBe(200);
  const account = await registerReader(page, site, "vi", scripts);
  expect((await send(site, "accounts/role", { account, role: "editor" })).status).toBe(200);
}

export const rich = (page: Page) => page.locator(".editor-rich");
export const pressExactly = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();
