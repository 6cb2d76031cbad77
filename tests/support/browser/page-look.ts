import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { mainText } from "./main-text.ts";
import { comesWhole } from "./page-alive.ts";

const WIDTHS = [320, 360, 768, 1280, 1440];

/** Elements beyond the page's right edge, for the message; empty when nothing scrolls sideways. */
const sidewaysScroll = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= window.innerWidth) return [];
    const isCut = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return getComputedStyle(parent).overflowX !== "visible" || isCut(parent);
    };
    const wide = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > window.innerWidth + 0.5 && !isCut(element),
    );
    return [`${scrollWidth} px`, ...wide.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 120))];
  });

/** Texts inside of these elements that end in an ellipsis or are cut off. */
export const cutTexts = (page: Page, within: string): Promise<string[]> =>
  page.locator(`${within} :is(span, time, b)`).evaluateAll((elements) =>
    elements
      .filter(
        ({ scrollWidth, clientWidth, className }) => scrollWidth > clientWidth + 1 && className !== "sr-only",
      )
      .filter((element) => getComputedStyle(element).overflowX !== "visible")
      .map(({ textContent }) => textContent),
  );

/** Globals of axe in a checked page. */
interface AxeInPage {
  readonly axe?: {
    run(of: Document, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
  };
}

/**
 * The violations that axe finds. Frames are left out: they show pages that have tests of their own. The second check of
 * a page runs the code that the first loaded: loading half a megabyte again costs as much as the check.
 */
async function barriers(page: Page, rules: readonly string[] = []): Promise<string[]> {
  const options = {
    resultTypes: ["violations" as const],
    iframes: false,
    ...(rules.length > 0 ? { runOnly: [...rules] } : {}),
  };
  const again = await page.evaluate(
    async (options) => (await (window as AxeInPage).axe?.run(document, options))?.violations ?? null,
    options,
  );
  const first = () => new AxeBuilder({ page }).setLegacyMode().options(options).analyze();
  const violations = again ?? (await first()).violations;
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
}

/** The violations of a phone's page: as {@link barriers}, with the least size of touch targets (WCAG 2.5.8). */
async function barriersOnPhone(page: Page): Promise<string[]> {
  // The page has smaller targets for a mouse.
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  const found = [...(await barriers(page)), ...(await barriers(page, ["target-size"]))];
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: false });
  await session.detach();
  return found;
}

/** The violations that axe finds in a part of a page. */
export async function barriersIn(page: Page, selector: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include(selector).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
}

/** Keeps the first of many rows, blocks and tables: axe would check the same ones eighty times. */
const shorten = (page: Page, rows: number): Promise<void> =>
  page.evaluate((left) => {
    const rest = [
      ...["table > tbody:nth-of-type(n + 4)", `tbody > tr:nth-child(n + ${left + 1})`],
      ...[`li:nth-child(n + ${left + 3})`, "section:has(li.match-row, table.day-odds):nth-of-type(n + 4)"],
    ].join();
    for (const row of document.querySelectorAll<HTMLElement>(`main :is(${rest})`)) row.style.display = "none";
  }, rows);

/** How thoroughly to check a page. */
export interface Look {
  /** Widths at which axe checks too; at the last one in the dark theme as well, where only contrast differs. */
  readonly axe: readonly number[];
  /** A page without scripts, for content that no longer changes: it has the same text there. */
  readonly bare?: Page;
  /** Expected status of the page; 200 by default. */
  readonly status?: number;
}

/**
 * Widths at which axe checks a page of both languages: one as on phones, the other as on a desktop. Text is no barrier.
 */
export const axeWidths = (language: "vi" | "en"): readonly number[] => (language === "vi" ? [360] : [1280]);

/** Differences and overflows of a page without scripts. */
async function inspectBare(page: Page, bare: Page, url: string): Promise<string[]> {
  await bare.goto(url);
  expect.soft(await mainText(page), url).toBe(await mainText(bare));
  const problems: string[] = [];
  for (const width of [320, 1440]) {
    await bare.setViewportSize({ width, height: 800 });
    const wide = await sidewaysScroll(bare);
    problems.push(...wide.map((what) => `${url} at ${width} px without scripts scrolls sideways: ${what}`));
  }
  return problems;
}

/** Opens a page and waits until it is complete; reports an unexpected status. */
async function openWhole(page: Page, url: string, status = 200): Promise<string[]> {
  // A goal that arrives while axe checks would be half faded in.
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const response = await page.goto(url);
  if (response?.status() !== status) return [`${url} answers ${response?.status()}`];
  await comesWhole(page);
  return [];
}

/** Elements beyond the page's right edge at some widths, one sentence each. */
async function sidewaysScrollAt(page: Page, url: string, widths: readonly number[]): Promise<string[]> {
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await sidewaysScroll(page);
    problems.push(...wide.map((what) => `${url} at ${width} px scrolls sideways: ${what}`));
  }
  return problems;
}

/**
 * Faults of a page, one sentence each: barriers that axe finds, and sideways scroll from 320 to 1440 px. One load, then
 * all widths and both themes: only the style sheet differs between them.
 */
export async function inspect(page: Page, url: string, { axe, bare, status }: Look): Promise<string[]> {
  const problems = await openWhole(page, url, status);
  if (problems.length > 0) return problems;
  if (bare) problems.push(...(await inspectBare(page, bare, url)));
  problems.push(...(await sidewaysScrollAt(page, url, WIDTHS)));
  await shorten(page, 6);
  for (const width of axe) {
    await page.setViewportSize({ width, height: 800 });
    const found = await (width < 640 ? barriersOnPhone(page) : barriers(page));
    problems.push(...found.map((what) => `${url} at ${width} px: ${what}`));
  }
  if (axe.length > 0) {
    await page.emulateMedia({ colorScheme: "dark" });
    const found = await barriers(page, ["color-contrast"]);
    problems.push(...found.map((what) => `${url} in the dark: ${what}`));
  }
  return problems;
}

/** Checks a page once, for the core: axe at one width, and sideways scroll on a phone and on a desktop. */
export async function inspectOnce(
  page: Page,
  url: string,
  { width, status }: { readonly width: number; readonly status?: number },
): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  const problems = await openWhole(page, url, status);
  if (problems.length > 0) return problems;
  const other = width === 360 ? 1280 : 360;
  problems.push(...(await sidewaysScrollAt(page, url, [other, width])));
  await shorten(page, 3);
  const found = await (width < 640 ? barriersOnPhone(page) : barriers(page));
  return [...problems, ...found.map((what) => `${url} at ${width} px: ${what}`)];
}
