/** What a competition's rules say about the course of a season, where its matches alone cannot show it. */
export interface SeasonFormat {
  /** The month in which the first of two half seasons with a table each begins; null for a season without halves. */
  readonly halvesFrom: "january" | "july" | null;
  /** Matches of each team before the play-offs, where not all teams meet; null where the meetings show the end. */
  readonly matches: number | null;
}

const PLAIN: SeasonFormat = { halvesFrom: null, matches: null };

/** By our key of the competition and the season's first year. */
const formats: Readonly<Record<string, (year: number) => SeasonFormat>> = {
  "mex.1": () => ({ halvesFrom: "july", matches: null }),
  // Torneo Inicial and Final of twenty teams until 2014; one round and a derby each in 2015, zones in 2016; since 2025 two zones of fifteen with matches across.
  "arg.1": (year) => {
    if (year === 2015 || year === 2016) return { halvesFrom: null, matches: year === 2015 ? 30 : 16 };
    if (year >= 2025) return { halvesFrom: "january", matches: 16 };
    return year <= 2013 ? { halvesFrom: "july", matches: null } : PLAIN;
  },
  // Conferences that also play each other; the season of 2020 was shortened.
  "usa.1": () => ({ halvesFrom: null, matches: 34 }),
};

export const seasonFormat = (competition: string, year: number): SeasonFormat =>
  (Object.hasOwn(formats, competition) ? formats[competition]?.(year) : undefined) ?? PLAIN;
