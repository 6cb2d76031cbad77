import { isHot } from "#shared/competition/hot.rules.ts";
import type { MatchId } from "#shared/match/index.ts";
import { OUTCOMES } from "#shared/odds/market.table.ts";
import type { TipBet } from "#shared/tip/tip.schema.ts";
import type { TipMarket, TipPermission } from "#shared/tip/tip.table.ts";
import type { DemoLocale } from "../demo-locale.ts";
import { createRandom } from "../random.ts";
import { DEMO_EXPERTS } from "./experts.table.ts";
import { TIP_TEXTS } from "./tip-texts.table.ts";

/** A match as input of the demo experts. */
export interface TippableMatch {
  readonly id: MatchId;
  /** Kick-off, seconds UTC. */
  readonly match_time: number;
  /** Heat of its competition, 1 to 5. */
  readonly hot: number;
  readonly home: string;
  readonly away: string;
  readonly competition: Readonly<Record<DemoLocale, string>>;
}

/** A planned tip. */
export interface PlannedTip {
  readonly expert: (typeof DEMO_EXPERTS)[number];
  readonly match: TippableMatch;
  /** Seconds UTC. */
  readonly publish_at: number;
  readonly market: TipMarket;
  readonly outcome: TipBet["outcome"];
  readonly permission: TipPermission;
  /** Seed of the text. */
  readonly seed: string;
}

const HOUR = 3600;
/** How long before kick-off a tip is published, hours. */
const AHEAD = { least: 2, most: 18 };
/** Maximum time from a tip's publication to its match, seconds. */
export const LONGEST_AHEAD_SECONDS = (AHEAD.most + 1) * HOUR;

/** Matches of large competitions get more tips. */
const chanceOf = (match: { readonly hot: number }): number => (isHot(match) ? 0.14 : 0.03);

const PERMISSIONS: readonly TipPermission[] = ["free", "free", "free", "members", "followers"];

/**
 * Tips published on some matches after one moment and until another (seconds UTC), in order. Deterministic for a seed.
 */
export function tipsBetween(
  seed: string,
  matches: readonly TippableMatch[],
  after: number,
  until: number,
): PlannedTip[] {
  const planned = matches.flatMap((match) =>
    DEMO_EXPERTS.flatMap((expert): PlannedTip[] => {
      const name = `${seed}/tips/${expert.user_name}/${match.match_time}/${match.home}`;
      const random = createRandom(name);
      if (!random.chance(chanceOf(match))) return [];
      const publish_at =
        match.match_time - random.int(AHEAD.least, AHEAD.most) * HOUR - random.int(0, HOUR - 1);
      if (publish_at <= after || publish_at > until) return [];
      const market = random.pick(expert.markets);
      const outcome = random.pick<TipBet["outcome"]>(OUTCOMES[market]);
      return [
        { expert, match, publish_at, market, outcome, permission: random.pick(PERMISSIONS), seed: name },
      ];
    }),
  );
  return planned.sort((one, other) => one.publish_at - other.publish_at || one.match.id - other.match.id);
}

/** Title and content of a planned tip, in the language of its expert. */
export function tipTextOf({ expert, match, outcome, seed }: PlannedTip): { title: string; content: string } {
  const random = createRandom(`${seed}/text`);
  const { titles, openings, forms, tactics, odds, picks, notice } = TIP_TEXTS[expert.lang];
  const filled = (text: string) =>
    text
      .replaceAll("{home}", match.home)
      .replaceAll("{away}", match.away)
      .replaceAll("{competition}", match.competition[expert.lang]);
  const pick = picks[outcome as keyof typeof picks];
  const paragraphs = [openings, forms, tactics, odds].map((choices) => random.pick(choices));
  return {
    title: filled(random.pick(titles)),
    content: [...paragraphs, `${pick} ${notice}`].map(filled).join("\n\n"),
  };
}
