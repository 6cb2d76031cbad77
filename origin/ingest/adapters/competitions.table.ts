import type { Promotion, TieBreakRule } from "#shared/standings/index.ts";

/** Facts about competitions that the files lack. Keys are our ids: FIFA code and number, or the tournament's word. */
export interface CompetitionFacts {
  /** 1 (minor) to 5 (top). */
  readonly hot: number;
  readonly kind: "league" | "cup" | "friendly";
  readonly tie_break: (year: number) => TieBreakRule;
  /** Zones of the table of a stage with points; `year` is the season's first. */
  readonly promotions: (year: number, teams: number) => readonly Promotion[];
}

const always = (rule: TieBreakRule) => () => rule;
/** In 2024 one table replaced the groups in all three club cups. */
const uefaClubs = (year: number): TieBreakRule => (year >= 2024 ? "champions_league" : "euro");
const zone = (id: Promotion["id"], first: number, last: number = first): Promotion => ({
  id,
  positions: Array.from({ length: last - first + 1 }, (_, index) => first + index),
});
const none = (): readonly Promotion[] => [];

/** Four leagues have had four Champions League places since 2018/19; 2024/25 gave England and Spain a fifth. */
const topFour = (year: number, fifthIn2024: boolean): readonly Promotion[] => {
  if (year < 2018) return [];
  return [zone("champions_league", 1, year === 2024 && fifthIn2024 ? 5 : 4)];
};

const twentyTeams = (fifthIn2024: boolean) => (year: number, teams: number) =>
  teams === 20 ? [...topFour(year, fifthIn2024), zone("relegation", 18, 20)] : [];

/** Group stages with two teams advancing; from 1986, when every group began to send its first two. */
const firstTwo = (year: number) => (year >= 1986 ? [zone("next_round", 1, 2)] : []);

const league = (hot: number, rule: TieBreakRule): CompetitionFacts => ({
  hot,
  kind: "league",
  tie_break: always(rule),
  promotions: none,
});

const known: Readonly<Record<string, CompetitionFacts>> = {
  "eng.1": {
    ...league(5, "england"),
    promotions: (year, teams) => [
      ...twentyTeams(true)(year, teams),
      ...(year === 2024 ? [zone("europa_league", 6)] : []),
    ],
  },
  "esp.1": { ...league(5, "spain"), promotions: twentyTeams(true) },
  "ita.1": { ...league(4, "italy"), promotions: twentyTeams(false) },
  "ger.1": {
    ...league(4, "germany"),
    promotions: (year, teams) =>
      teams === 18 && year >= 2008
        ? [...topFour(year, false), zone("relegation_play_off", 16), zone("relegation", 17, 18)]
        : [],
  },
  "fra.1": {
    ...league(4, "england"),
    promotions: (year, teams) =>
      teams === 18 && year >= 2024
        ? [zone("champions_league", 1, 3), zone("relegation_play_off", 16), zone("relegation", 17, 18)]
        : [],
  },
  "eng.2": league(3, "england"),
  "esp.2": league(3, "spain"),
  "ita.2": league(3, "italy"),
  "ger.2": league(3, "germany"),
  "por.1": league(3, "spain"),
  "tur.1": league(3, "spain"),
  "ned.1": league(3, "goal_difference"),
  "bra.1": league(3, "goal_difference"),
  "usa.mls": league(3, "goal_difference"),
  "uefa.cl": {
    hot: 5,
    kind: "cup",
    tie_break: uefaClubs,
    promotions: (year) => {
      if (year >= 2024) return [zone("next_round", 1, 8), zone("play_off", 9, 24)];
      return [zone("next_round", 1, 2), ...(year >= 2009 ? [zone("europa_league", 3)] : [])];
    },
  },
  "uefa.el": { hot: 4, kind: "cup", tie_break: uefaClubs, promotions: none },
  "uefa.conf": { hot: 3, kind: "cup", tie_break: uefaClubs, promotions: none },
  "copa.l": { hot: 3, kind: "cup", tie_break: always("goal_difference"), promotions: none },
  worldcup: {
    hot: 5,
    kind: "cup",
    // FIFA moved head-to-head results to first among the tie-breaks for 2026, the order that UEFA has long used.
    tie_break: (year) => (year >= 2026 ? "euro" : year >= 1994 ? "world_cup" : "world_cup_before_1994"),
    promotions: firstTwo,
  },
  "worldcup.quali": { hot: 4, kind: "cup", tie_break: always("world_cup"), promotions: none },
  clubworldcup: { hot: 4, kind: "cup", tie_break: always("euro"), promotions: firstTwo },
  euro: { hot: 5, kind: "cup", tie_break: always("euro"), promotions: firstTwo },
  "copa-america": { hot: 4, kind: "cup", tie_break: always("world_cup"), promotions: firstTwo },
  "africa-cup": { hot: 4, kind: "cup", tie_break: always("euro"), promotions: firstTwo },
  "asian-cup": { hot: 4, kind: "cup", tie_break: always("euro"), promotions: firstTwo },
  "asean-cup": { hot: 4, kind: "cup", tie_break: always("world_cup"), promotions: firstTwo },
  "gold-cup": { hot: 3, kind: "cup", tie_break: always("world_cup"), promotions: firstTwo },
};

/** League or cup, where the table or a level (`eng.3`) tells; null for other ids. */
export function knownKind(competition: string): "league" | "cup" | null {
  const kind = Object.hasOwn(known, competition) ? known[competition]?.kind : undefined;
  if (kind) return kind === "league" ? "league" : "cup";
  return /\.\d+$/.test(competition) ? "league" : null;
}

/** Facts of a competition; an unknown one is a minor league or cup ordered by goal difference. */
export function factsOf(competition: string): CompetitionFacts {
  const facts = Object.hasOwn(known, competition) ? known[competition] : undefined;
  if (facts) return facts;
  const kind = /\.\d+$/.test(competition) ? "league" : "cup";
  return { hot: 2, kind, tie_break: always("goal_difference"), promotions: none };
}
