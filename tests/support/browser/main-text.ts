import type { Page } from "@playwright/test";

/** Elements that work only with scripts. */
const SCRIPTED = ".connection-line, .needs-script, script";
/** Elements with relative times: two pages that were opened one after the other may differ there. */
const RELATIVE_TIMES = ".comment-time, .odds-change, .score-company-body > .odds-note";

/** Text of a page's main part, one space between words, without script-only elements and relative times. */
export async function mainText(page: Page): Promise<string> {
  const text = await page.locator("main").evaluate((main, left) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const extra of copy.querySelectorAll(left)) extra.remove();
    return [...copy.querySelectorAll("*")]
      .flatMap((element) => [...element.childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent)
      .join(" ");
  }, `${SCRIPTED}, ${RELATIVE_TIMES}`);
  return text.replaceAll(/\s+/g, " ").trim();
}
