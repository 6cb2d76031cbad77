import type { Page } from "@playwright/test";

/** Text of a page's main part, one space between words, without what only scripts can offer. */
export async function mainText(page: Page): Promise<string> {
  const text = await page.locator("main").evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const extra of copy.querySelectorAll(".connection-line, .needs-script, script")) extra.remove();
    return [...copy.querySelectorAll("*")]
      .flatMap((element) => [...element.childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent)
      .join(" ");
  });
  return text.replaceAll(/\s+/g, " ").trim();
}
