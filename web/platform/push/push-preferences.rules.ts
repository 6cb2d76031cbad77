import { type FavouriteKind, type FavouriteLists, isFollowed } from "#shared/favourite/favourite.rules.ts";
import type { Betting } from "#shared/odds/betting.ts";
import type { PushPreferences } from "#shared/push/push.schema.ts";
import { shieldIn } from "#shared/spoiler-shield/shield.rules.ts";
import type { KindsById } from "#web/platform/alerts/alert-kinds.ts";
import type { ShieldEntry } from "#web/platform/spoiler-shield/shield-entries.rules.ts";
import type { KeptPush } from "./push-store.ts";

/** The reader's choices that notifications respect. */
export interface PushChoices {
  readonly favourites: FavouriteLists;
  /** Alert kinds of single items. */
  readonly alertKinds: KindsById;
  /** Single matches and teams that the reader shields. */
  readonly shielded: readonly Pick<ShieldEntry, "kind" | "id">[];
  /** `document.cookie`, with the reader's shield for everything. */
  readonly cookies: string;
  readonly betting: Betting;
}

/** A match that began longer ago gets no more notifications, seconds. */
const OVER_SECONDS = 86_400;

/**
 * The subscription that the browser requests, `now` in seconds UTC. Shielded items get no results at all, also where a
 * page would show them late.
 */
export function preferencesOf(
  { kinds, locale }: Pick<KeptPush, "kinds" | "locale">,
  { favourites, alertKinds, shielded, cookies, betting }: PushChoices,
  now: number,
): PushPreferences {
  const { scores, delay_s } = shieldIn(cookies);
  const idsOf = (list: FavouriteLists["match"]) => list.filter(isFollowed).map(({ id }) => id);
  const shieldedIds = (kind: ShieldEntry["kind"]) =>
    shielded.filter((entry) => entry.kind === kind).map(({ id }) => id);
  const isAhead = ({ match_time }: FavouriteLists["match"][number]) =>
    match_time === null || match_time > now - OVER_SECONDS;
  const followedIds = (kind: FavouriteKind) =>
    idsOf(kind === "match" ? favourites.match.filter(isAhead) : favourites[kind]);
  const ownKinds = (kind: FavouriteKind) =>
    followedIds(kind).flatMap((id) => {
      const own = alertKinds[kind][id];
      return own ? [{ id, kinds: [...own] }] : [];
    });
  return {
    kinds: [...kinds],
    follows: { match: followedIds("match"), league: followedIds("league"), team: followedIds("team") },
    own_kinds: { match: ownKinds("match"), league: ownKinds("league"), team: ownKinds("team") },
    shielded: { match: shieldedIds("match"), team: shieldedIds("team") },
    locale,
    delay_s,
    scores_hidden: scores === "hidden",
    no_betting: betting === "hidden",
  };
}
