import type { Page } from "@playwright/test";
import { putContent } from "../origin/news-content.ts";
import type { TestSite } from "../site.ts";
import { grantRole, registerReader } from "./tip-screens.ts";

/** The article editor in a browser. */

/** A category, and a logged-in editor. */
export async function becomeEditor(page: Page, site: TestSite, scripts = true): Promise<void> {
  const categories = [{ slug: "bien-tap", name: { vi: "Biên tập", en: "Desk" }, position: 9 }];
  await putContent(site, { categories });
  const account = await registerReader(page, site, "vi", scripts);
  await grantRole(site, account, "editor");
}

export const rich = (page: Page) => page.locator(".editor-rich");
export const pressExactly = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();
