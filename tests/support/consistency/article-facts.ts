import type { PreviewFacts, ReportFacts, RoundFacts } from "#origin/demo/content/article.ts";
import { SHOWN_STATS } from "#origin/demo/content/report-texts.ts";
import { createRandom } from "#origin/demo/random.ts";
import { type Incident, type Match, PlayerId, TeamId, VenueId, winnerOf } from "#shared/match/index.ts";
import type { TableRow } from "#shared/standings/index.ts";
import { aMatch, anIncident } from "../builders/match-builders.ts";

/** Facts for articles of the demo world, generated from a number alone. */

const record = (points: number) => ({
  ...{ played: 9, won: 1, drawn: 1, lost: 7, goals_for: 8, goals_against: 12, goal_difference: -4, points },
});

export function aTableRow(position: number, team: Match["home"], points: number): TableRow {
  const all = record(points);
  return {
    ...all,
    position,
    team,
    deducted_points: 0,
    form: [],
    promotion: null,
    home: all,
    away: all,
    half: all,
  };
}

const person = (id: number) => ({ id: PlayerId.parse(id), name: `Player ${id}` });
const KINDS = ["goal", "goal", "penalty_goal", "own_goal"] as const;

/** A match that is over: a league's, or a tie that may need a shoot-out. */
export function someReportFacts(seed: number): ReportFacts {
  const random = createRandom(`report ${seed}`);
  const isTie = random.chance(0.3);
  const minutes = Array.from({ length: random.int(0, 6) }, () =>
    random.pick([random.int(1, 90), 45, 88, 90]),
  ).sort((a, b) => a - b);
  const goals = minutes.map((minute, at): Incident => {
    const added = minute === 45 || minute === 90 ? random.int(1, 5) : null;
    const [player, other_player] = [person(10 + at), random.chance(0.5) ? person(30 + at) : null];
    const side = random.pick(["home", "away"] as const);
    return anIncident({
      ...{ id: at + 1, minute, added, kind: random.pick(KINDS), side, player, other_player },
    });
  });
  const red = random.chance(0.3)
    ? [anIncident({ id: 90, kind: "red_card", minute: 89, player: person(99), side: "away" })]
    : [];
  const count = (side: string) => goals.filter((goal) => goal.side === side).length;
  const half = (side: string) =>
    goals.filter((goal) => goal.side === side && (goal.minute ?? 0) <= 45).length;
  const isShootout = isTie && count("home") === count("away");
  const sideOf = (side: "home" | "away") => ({
    ...{ goals: count(side), half: half(side), overtime: isShootout ? count(side) : null },
    ...{ penalties: isShootout ? (side === "home" ? 5 : 4) : null },
    ...{ red: side === "away" ? red.length : 0, yellow: random.int(0, 2), corners: 4 },
  });
  const score = { home: sideOf("home"), away: sideOf("away") };
  const match = aMatch({
    ...{
      id: seed + 1,
      status: "ended",
      score,
      winner: winnerOf("ended", score),
      round: isTie ? "Final" : "14",
    },
    venue: random.chance(0.5)
      ? { id: VenueId.parse(1), name: random.pick(["Sân Tự Do", "Old Mill Lane"]), city: null }
      : null,
  });
  const [home, away] = [aTableRow(random.int(1, 9), match.home, 4), aTableRow(10, match.away, 1)];
  return {
    match,
    incidents: [...goals, ...red].sort((a, b) => (a.minute ?? 0) - (b.minute ?? 0)),
    stats: SHOWN_STATS.map((kind) => ({
      kind,
      period: "full",
      home: 50 + (seed % 3),
      away: 51,
    })),
    attendance: random.chance(0.5) ? 12_345 : null,
    places: isTie ? null : { home: { now: home, before: random.int(1, 9) }, away: { now: away, before: 9 } },
  };
}

/** A match to come; the clubs may have played, met and scored before, or not. */
export function somePreviewFacts(seed: number): PreviewFacts {
  const random = createRandom(`preview ${seed}`);
  const round = random.pick(["1", "Quarter-finals", "Semi-finals", "Final", "Round of 16"]);
  const group = round === "1" && random.chance(0.5) ? "Group B" : null;
  const venue = { id: VenueId.parse(1), name: "Old Mill Lane", city: null };
  const match = aMatch({ id: seed + 1, round, group, venue, neutral: round === "Final" });
  const played = (at: number) => {
    const { match: past } = someReportFacts(seed * 10 + at);
    return { ...past, match_time: past.match_time - at * 86_400 };
  };
  const past = Array.from({ length: random.int(0, 5) }, (_, at) => played(at));
  const sideOf = (team: Match["home"], position: number) => ({
    past,
    row: round === "1" ? aTableRow(position, team, random.int(7, 8)) : null,
    scorer: random.chance(0.7) ? { player_id: 7, name: "Quang Hải", goals: random.int(1, 9) } : null,
  });
  return {
    match,
    home: sideOf(match.home, 3),
    away: sideOf(match.away, 4),
    meetings: random.chance(0.5) ? past.slice(0, 3) : [],
  };
}

/** A league's round of four matches. */
export function someRoundFacts(seed: number): RoundFacts {
  const matches = [0, 1, 2, 3].map((at) => someReportFacts(seed * 4 + at).match);
  const club = (id: number) => ({ ...aMatch().home, id: TeamId.parse(id), name: `Club ${id}` });
  const rows = [1, 2, 3, 4, 5, 6].map((place) =>
    aTableRow(place, club(place), seed % 2 === 0 ? 20 : 20 - place),
  );
  return {
    ...{
      round: "14",
      matches,
      table: { stage: null, group: null, carry: null, rows },
      leaderBefore: (seed % 3) + 1,
    },
    scorers: seed % 5 === 0 ? [] : [{ player_id: 7, name: "Quang Hải", goals: seed % 4, team: "Club 1" }],
  };
}
