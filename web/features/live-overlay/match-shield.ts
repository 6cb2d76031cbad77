import type { Match, MatchDetail } from "#shared/match/index.ts";
import { isNews, maskMatch } from "#shared/spoiler-shield/mask-results.rules.ts";
import { type Treatment, treatmentAmong } from "#web/platform/spoiler-shield/shield-entries.rules.ts";
import { keptEntries } from "#web/platform/spoiler-shield/shield-store.ts";
import { shieldNow } from "#web/platform/spoiler-shield/shown-shield.ts";
import type { MatchOverlay } from "./match-overlay.ts";

/**
 * Display of a pushed match on this page, whose match may have its own delay. Callers with many matches read `shield`
 * once, because a browser asks another process for its cookies.
 */
export function treatmentOf(
  { shield: page, revealed, view }: MatchOverlay,
  match: Match,
  shield = shieldNow(page),
): Treatment {
  const late = shield.delay_s - page.delay_s;
  const atOnce = late > 0 ? late : "show";
  if (shield.scores === "shown" || revealed.has(match.id)) return atOnce;
  if (view.revealed === "all" || view.revealed === match.id || !isNews(match, Date.now())) return atOnce;
  if (shield.scores === "hidden") return "hide";
  const treatment = treatmentAmong(keptEntries(), match);
  if (treatment === "hide") return "hide";
  return treatment !== "show" && treatment > shield.delay_s ? treatment - page.delay_s : atOnce;
}

// A room returns the same objects until something changes, and so must this.
const masked = new WeakMap<Match, Match>();

/** The pushed row as its reader may see it. */
export function withoutResult(match: Match): Match {
  const known = masked.get(match);
  if (known) return known;
  const made = maskMatch(match);
  masked.set(match, made);
  return made;
}

/** The same for its details. */
export const detailWithoutResult = ({ match }: MatchDetail): MatchDetail => ({
  match: withoutResult(match),
  incidents: [],
  stats: [],
  commentary: [],
});

/** Delays a pushed state; a state already waiting is not added again. */
export function takeLater({ waiting }: MatchOverlay, state: object, delay_s: number, take: () => void): void {
  if (waiting.has(state)) return;
  waiting.add(state);
  setTimeout(take, delay_s * 1000);
}
