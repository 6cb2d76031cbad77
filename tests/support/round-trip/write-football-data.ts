import type { MatchFact, PriceFact, SeasonFacts } from "./season-facts.ts";

/** CSV files of football-data.co.uk. Times are of London. */

type Cells = Readonly<Record<string, string | number>>;

const LONDON = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/London",
  dateStyle: "short",
  timeStyle: "short",
});

/** `16/08/2025` and `15:00`. */
function londonOf(seconds: number): { Date: string; Time: string } {
  const [date = "", time = ""] = LONDON.format(new Date(seconds * 1000)).split(", ");
  return { Date: date, Time: time };
}

const letterOf = ([home, away]: readonly [number, number]): string =>
  home > away ? "H" : home < away ? "A" : "D";

const csvOf = (rows: readonly Cells[]): string => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ""))]
    .map((cells) => cells.join(","))
    .join("\r\n");
};

/** Their handicap is the home side's, negative where it gives goals. */
function priceCells(prefix: string, { result, total, handicap }: PriceFact, line: string): Cells {
  const [home, draw, away] = result;
  return {
    ...{ [`${prefix}H`]: home, [`${prefix}D`]: draw, [`${prefix}A`]: away },
    ...{ [`${prefix}>2.5`]: total[0], [`${prefix}<2.5`]: total[1] },
    ...{
      [line]: 0 - handicap.line,
      [`${prefix}AHH`]: handicap.prices[0],
      [`${prefix}AHA`]: handicap.prices[1],
    },
  };
}

/** Counts of cards by colour, as the files have them. */
function cardCells({ result }: MatchFact): Cells {
  if (!result) return {};
  const count = (side: "home" | "away", kind: "yellow_card" | "red_card") =>
    result.cards.filter((card) => card.side === side && card.kind === kind).length;
  return {
    ...{ HY: count("home", "yellow_card"), AY: count("away", "yellow_card") },
    ...{ HR: count("home", "red_card"), AR: count("away", "red_card") },
  };
}

/** A main league's file with results, cards, opening and closing prices of Bet365. */
export function writeMainLeague(div: string, { teams, matches }: SeasonFacts): string {
  return csvOf(
    matches.map((match) => {
      const { home, away, kickOff, result, opening, closing } = match;
      return {
        Div: div,
        ...londonOf(kickOff),
        ...{ HomeTeam: teams[home] ?? "", AwayTeam: teams[away] ?? "" },
        ...(result && { FTHG: result.goals[0], FTAG: result.goals[1], FTR: letterOf(result.goals) }),
        ...(!result && { FTHG: "", FTAG: "" }),
        ...(result && { HTHG: result.half[0], HTAG: result.half[1], HTR: letterOf(result.half) }),
        ...cardCells(match),
        ...priceCells("B365", opening, "AHh"),
        ...priceCells("B365C", closing, "AHCh"),
      };
    }),
  );
}

/** A file of all seasons of a league, with closing prices of the result. */
export function writeNewLeague(season: string, { teams, matches }: SeasonFacts): string {
  return csvOf(
    matches.map(({ home, away, kickOff, result, closing }) => ({
      ...{ Country: "Brazil", League: "Serie A", Season: season },
      ...londonOf(kickOff),
      ...{ Home: teams[home] ?? "", Away: teams[away] ?? "" },
      ...(result
        ? { HG: result.goals[0], AG: result.goals[1], Res: letterOf(result.goals) }
        : { HG: "", AG: "", Res: "" }),
      ...{ B365CH: closing.result[0], B365CD: closing.result[1], B365CA: closing.result[2] },
    })),
  );
}
