import type { Page } from "@playwright/test";
import type { BatchMatch } from "#origin/ingest/batch.schema.ts";
import { boardScore, foldStates } from "#shared/match/index.ts";

/** A text that a page showed, and when it first did, milliseconds UTC of this machine. */
export interface Sighting {
  readonly at_ms: number;
  readonly text: string;
}

/** A score on the board and the time from which it is valid. */
export interface ExpectedScore {
  readonly known_at_ms: number;
  readonly text: string;
}

/**
 * Records every text of an element, in the page itself, so that a polling test cannot miss a score that was shown for a
 * second only. Call it before the page is opened; it survives client-side navigation, not a reload.
 */
export async function watchText(page: Page, selector: string): Promise<void> {
  await page.addInitScript((watched) => {
    const seen: { at_ms: number; text: string }[] = [];
    Object.assign(window, { seenTexts: seen });
    const look = () => {
      const text = document.querySelector(watched)?.textContent?.replaceAll(/\s+/g, "") ?? "";
      if (text !== "" && text !== seen.at(-1)?.text) seen.push({ at_ms: Date.now(), text });
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  }, selector);
}

/** The records of {@link watchText} so far. */
export function sightings(page: Page): Promise<Sighting[]> {
  return page.evaluate((): Sighting[] => Reflect.get(window, "seenTexts"));
}

/** The scores of a replayed match on the board, `0-0` first. */
export function expectedScores(match: BatchMatch): ExpectedScore[] {
  const states = foldStates(
    match.status_changes.map((change) => ({ ...change, known_at_ms: change.known_at_ms ?? 0 })),
    match.incidents.map((incident) => ({ ...incident, known_at_ms: incident.known_at_ms ?? 0 })),
    match.coverage,
  );
  const scores: ExpectedScore[] = [];
  for (const state of states) {
    const { home, away } = boardScore(state.score);
    const text = `${home}-${away}`;
    if (home !== null && scores.at(-1)?.text !== text) scores.push({ known_at_ms: state.known_at_ms, text });
  }
  return scores;
}
