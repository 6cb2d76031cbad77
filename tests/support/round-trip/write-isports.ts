import { type MatchFact, otherSide, type PriceFact, playerName, type SeasonFacts } from "./season-facts.ts";

/** Responses of iSportsAPI. Ids of teams are t0, t1, …, those of matches m0, m1, …. */

const ok = (data: unknown) => ({ code: 0, message: "success", data });
const eventTypes = {
  goal: 1,
  penalty_goal: 7,
  own_goal: 8,
  red_card: 2,
  yellow_card: 3,
  second_yellow: 9,
} as const;

/** `league/basic` with the one league. */
export const isportsLeague = ok([
  {
    ...{ leagueId: "1639", type: 1, color: "#FF3333", logo: null, name: "English Premier League" },
    ...{ currentSeason: "2026-2027", countryId: "1", country: "England" },
  },
]);

function extraOf({ result }: MatchFact) {
  const { overtime = null, penalties = null } = result ?? {};
  if (!overtime && !penalties) return {};
  return {
    extraExplain: {
      // 1: regular time is included; 0: there was no extra time.
      extraTimeStatus: overtime ? 1 : 0,
      ...{ extraHomeScore: overtime?.[0] ?? 0, extraAwayScore: overtime?.[1] ?? 0 },
      ...{ penHomeScore: penalties?.[0] ?? 0, penAwayScore: penalties?.[1] ?? 0 },
    },
  };
}

/** `schedule`: all matches of the season. */
export function writeIsportsSchedule(
  { teams, matches }: SeasonFacts,
  place: { leagueType: number; round: string },
) {
  return ok(
    matches.map((match, index) => {
      const { home, away, kickOff, result } = match;
      const count = (side: "home" | "away", kind: string) =>
        (result?.cards ?? []).filter((card) => card.side === side && card.kind === kind).length;
      return {
        ...{ matchId: `m${index}`, leagueId: "1639", leagueName: "English Premier League", ...place },
        ...{ matchTime: kickOff, halfStartTime: 0, status: result ? -1 : 0 },
        ...{ homeId: `t${home}`, homeName: teams[home], awayId: `t${away}`, awayName: teams[away] },
        ...{ homeScore: result?.goals[0] ?? 0, awayScore: result?.goals[1] ?? 0 },
        ...{ homeHalfScore: result?.half[0] ?? 0, awayHalfScore: result?.half[1] ?? 0 },
        ...{ homeRed: count("home", "red_card"), awayRed: count("away", "red_card") },
        ...{ homeYellow: count("home", "yellow_card"), awayYellow: count("away", "yellow_card") },
        ...{ homeCorner: -1, awayCorner: -1, homeRank: "", awayRank: "", season: "2026-2027", group: "" },
        ...{ neutral: false, ...extraOf(match) },
      };
    }),
  );
}

function eventsOf({ home, away, result }: MatchFact, { teams }: SeasonFacts) {
  const of = (side: "home" | "away") => (side === "home" ? home : away);
  const rows = [
    ...(result?.goalList ?? []).map((goal) => ({
      ...goal,
      bearer: goal.kind === "own_goal" ? otherSide(goal.side) : goal.side,
    })),
    ...(result?.cards ?? []).map((card) => ({ ...card, bearer: card.side })),
  ];
  return rows.map(({ kind, side, minute, added, player, bearer }, index) => ({
    ...{ eventId: `e${index}`, minute: String(minute), overtime: String(added ?? 0), type: eventTypes[kind] },
    homeEvent: side === "home",
    playerId: `t${of(bearer)}p${player}`,
    playerName: playerName(teams[of(bearer)] ?? "", player),
    assistPlayerId: null,
  }));
}

/** `events` of all matches. */
export const writeIsportsEvents = (facts: SeasonFacts) =>
  ok(
    facts.matches.map((match, index) => ({
      matchId: `m${index}`,
      events: eventsOf(match, facts),
      penalty: [],
    })),
  );

const hongKong = (price: number): string => (price - 1).toFixed(2);

function marketsOf(opening: PriceFact, closing: PriceFact, prefix: string) {
  const handicap = ({ handicap: { line, prices } }: PriceFact) => [line, ...prices.map(hongKong)].join(",");
  const total = ({ total: prices }: PriceFact) => [2.5, ...prices.map(hongKong)].join(",");
  return {
    handicap: `${prefix},${handicap(opening)},${handicap(closing)},false,false,1790000000,false,2`,
    europeOdds: `${prefix},${opening.result.join(",")},${closing.result.join(",")},1790000000,false,2`,
    overUnder: `${prefix},${total(opening)},${total(closing)},1790000000,false,2`,
  };
}

/** `odds/main`: first and last prices of Bet365 (8) for all matches. */
export function writeIsportsOdds({ matches }: SeasonFacts) {
  const rows = matches.map(({ opening, closing }, index) => marketsOf(opening, closing, `m${index},8`));
  return ok({
    handicap: rows.map((row) => row.handicap),
    europeOdds: rows.map((row) => row.europeOdds),
    overUnder: rows.map((row) => row.overUnder),
  });
}
