import { m } from "#messages/paraglide/messages.js";
import type { SearchKind } from "#shared/search/search.table.ts";

const names = {
  match: m.search_kind_match,
  league: m.search_kind_league,
  team: m.search_kind_team,
  player: m.search_kind_player,
  coach: m.search_kind_coach,
} as const satisfies Record<SearchKind, () => string>;

/** Short label of a kind. */
export const kindShort = (kind: SearchKind): string => names[kind]();

/** Full label of a kind. */
export const kindName = (kind: SearchKind): string =>
  kind === "coach" ? m.search_coaches() : kindShort(kind);

/** Message for a kind without results; null is all kinds. */
export function noneText(kind: SearchKind | null): string {
  if (kind === "match") return m.search_none_matches();
  return kind === null || kind === "coach" ? m.search_none() : m.search_none_others();
}
