import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { findWorld, type World } from "#tests/support/browser/page-kinds.ts";
import { siteTest, test } from "#tests/support/browser/site-fixture.ts";
import { type SiteVisitor, visitorOf } from "#tests/support/browser/site-visitor.ts";
import type { TestSite } from "#tests/support/site.ts";
import { type Section, STATEMENTS } from "./statements.table.ts";

/** Tools of a check without a browser. */
export interface SiteTools {
  readonly site: TestSite;
  readonly world: World;
  /** A unique visitor. */
  readonly visitor: SiteVisitor;
}

/** Tools of a check in a browser. */
export interface BrowserTools {
  readonly site: TestSite;
  readonly page: Page;
  readonly browser: Browser;
  readonly request: APIRequestContext;
  /** Console messages that a check expects. */
  readonly expectedFaults: RegExp[];
}

type Statement<In extends Section> = (typeof STATEMENTS)[In][number];
type Checks<In extends Section, Tools> = {
  readonly [Text in Statement<In>]?: (tools: Tools) => Promise<void> | void;
};

interface SectionChecks<In extends Section> {
  /** Checks that need no browser. */
  readonly calls: Checks<In, SiteTools>;
  readonly browser?: Checks<In, BrowserTools>;
  /** Statements that are not fulfilled yet. */
  readonly open?: readonly Statement<In>[];
}

/** Prefix of a statement's text in the title of its test. */
export const titleOf = (section: Section, text: string): string => `§${section} ${text}`;

/**
 * Declares a test for each statement of a section. Throws when a statement has none or two, or a check no statement, so
 * that the suite cannot be smaller than the specification.
 */
export function conforms<In extends Section>(
  section: In,
  { calls, browser = {}, open = [] }: SectionChecks<In>,
): void {
  const declared = [...Object.keys(calls), ...Object.keys(browser), ...open];
  const statements: readonly string[] = STATEMENTS[section];
  const wrong = statements.filter((text) => declared.filter((other) => other === text).length !== 1);
  if (wrong.length > 0 || declared.length !== statements.length)
    throw new Error(`section ${section}: not one check each: ${wrong.join("; ")}`);
  for (const [text, check] of Object.entries(calls) as [string, (tools: SiteTools) => Promise<void> | void][])
    siteTest(titleOf(section, text), async ({ site, request }) =>
      check({ site, world: await findWorld(site, request), visitor: visitorOf(site) }),
    );
  for (const [text, check] of Object.entries(browser) as [
    string,
    (tools: BrowserTools) => Promise<void> | void,
  ][])
    test(titleOf(section, text), async ({ site, page, browser: chromium, request, expectedFaults }) =>
      check({ site, page, browser: chromium, request, expectedFaults }),
    );
  for (const text of open) siteTest.fixme(titleOf(section, text), () => undefined);
}
