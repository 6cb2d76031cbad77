import { type FavouriteLists, isFollowed } from "#shared/favourite/favourite.rules.ts";
import type { Betting } from "#shared/odds/betting.ts";
import type { PushWishes } from "#shared/push/push.schema.ts";
import { shieldIn } from "#shared/spoiler-shield/shield.rules.ts";
import type { ShieldEntry } from "#web/platform/spoiler-shield/shield-entries.rules.ts";
import type { KeptPush } from "./push-store.ts";

/** What a reader has chosen elsewhere and notifications keep to. */
export interface PushChoices {
  readonly favourites: FavouriteLists;
  /** Single matches and teams that he shields. */
  readonly shielded: readonly Pick<ShieldEntry, "kind" | "id">[];
  /** `document.cookie`, with his shield for everything. */
  readonly cookies: string;
  readonly betting: Betting;
}

/** Of a match that began longer ago nothing more is told, seconds. */
const OVER_SECONDS = 86_400;

/**
 * What the site is asked to tell. Of what is shielded one by one no results are told, also where they would be shown late on a
 * page. `now` in seconds UTC.
 */
export function wishesOf(
  { kinds, locale }: Pick<KeptPush, "kinds" | "locale">,
  { favourites, shielded, cookies, betting }: PushChoices,
  now: number,
): PushWishes {
  const { scores, delay_s } = shieldIn(cookies);
  const idsOf = (list: FavouriteLists["match"]) => list.filter(isFollowed).map(({ id }) => id);
  const shieldedIds = (kind: ShieldEntry["kind"]) =>
    shielded.filter((entry) => entry.kind === kind).map(({ id }) => id);
  const isAhead = ({ match_time }: FavouriteLists["match"][number]) =>
    match_time === null || match_time > now - OVER_SECONDS;
  return {
    kinds: [...kinds],
    follows: {
      match: idsOf(favourites.match.filter(isAhead)),
      league: idsOf(favourites.league),
      team: idsOf(favourites.team),
    },
    shielded: { match: shieldedIds("match"), team: shieldedIds("team") },
    locale,
    delay_s,
    scores_hidden: scores === "hidden",
    no_betting: betting === "hidden",
  };
}
