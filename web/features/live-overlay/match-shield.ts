import type { Match, MatchDetail } from "#shared/match/index.ts";
import { isNews, maskMatch } from "#shared/spoiler-shield/mask-results.rules.ts";
import { type Treatment, treatmentAmong } from "#web/platform/spoiler-shield/shield-entries.rules.ts";
import { keptEntries } from "#web/platform/spoiler-shield/shield-store.ts";
import { shieldNow } from "#web/platform/spoiler-shield/shown-shield.ts";
import type { MatchOverlay } from "./match-overlay.ts";

/**
 * How a pushed match is shown on this page. Beside what is late as a whole, a single match may be later. `shield` is what
 * holds now: who asks of many matches reads it once, as a browser asks another process for its cookies.
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

// A room hands over the same objects until something changes, and so must we.
const masked = new WeakMap<Match, Match>();

/** The pushed row as its reader may see it. */
export function withoutResult(match: Match): Match {
  const known = masked.get(match);
  if (known) return known;
  const made = maskMatch(match);
  masked.set(match, made);
  return made;
}

/** The same with what stands beside it. */
export const detailWithoutResult = ({ match }: MatchDetail): MatchDetail => ({
  match: withoutResult(match),
  incidents: [],
  stats: [],
  commentary: [],
});

/** Lets a pushed state wait; one that waits already is not taken a second time. */
export function takeLater({ waiting }: MatchOverlay, state: object, delay_s: number, take: () => void): void {
  if (waiting.has(state)) return;
  waiting.add(state);
  setTimeout(take, delay_s * 1000);
}
