import { boardScore, type Match, type Side } from "#shared/match/index.ts";
import { nameIn } from "#shared/match/name.rules.ts";
import type { DemoLocale } from "../demo-locale.ts";
import type { ReportFacts } from "./article.ts";
import { cameBack, decisiveGoal, type NarratedGoal } from "./report-goals.ts";
import type { ReportTurn, ReportWords } from "./report-texts.ts";
import {
  dayIn,
  groundName,
  linkTo,
  minuteText,
  phaseOf,
  timeIn,
  type Values,
  type Writer,
} from "./wording.ts";

/** Analysis of a match for its report: the story, and the placeholder values. */

/** A goal from this minute on is late. */
const LATE_MINUTE = 85;
/** A win by this many goals is a rout. */
const ROUT = 3;

/** Inputs of a report's sections. */
export interface ReportView {
  readonly facts: ReportFacts;
  readonly locale: DemoLocale;
  readonly words: ReportWords;
  readonly writer: Writer;
  readonly goals: readonly NarratedGoal[];
  readonly turn: ReportTurn;
  readonly values: Values;
}

/** The main story of a match. */
export function turnOf(match: Match, goals: readonly NarratedGoal[]): ReportTurn {
  const { home, away } = boardScore(match.score);
  const [scored, against] = [home ?? 0, away ?? 0];
  if (scored === against) {
    if (match.score.home.penalties !== null) return "shootout";
    return scored === 0 ? "goalless" : "draw";
  }
  const decisive = decisiveGoal(match, goals);
  if (cameBack(match, goals)) return "comeback";
  if (decisive?.kind !== "own_goal" && (decisive?.regularMinute ?? 0) >= LATE_MINUTE) return "late";
  if (Math.abs(scored - against) >= ROUT) return "rout";
  if (scored + against === 1 && decisive?.kind !== "own_goal") return "narrow";
  return "win";
}

/** Placeholder values for an ended match. */
export function valuesOf(
  { match, attendance }: ReportFacts,
  locale: DemoLocale,
  goals: readonly NarratedGoal[],
): Values {
  const board = boardScore(match.score);
  const [home, away] = [board.home ?? 0, board.away ?? 0];
  const winner: Side = match.winner === "away" ? "away" : "home";
  const loser: Side = winner === "home" ? "away" : "home";
  const decisive = decisiveGoal(match, goals);
  const { home: homeScore, away: awayScore } = match.score;
  const names = { home: nameIn(locale, match.home), away: nameIn(locale, match.away) };
  const penalties = { home: homeScore.penalties ?? 0, away: awayScore.penalties ?? 0 };
  return {
    ...names,
    homeLink: linkTo("team", locale, match.home.id, names.home),
    awayLink: linkTo("team", locale, match.away.id, names.away),
    winner: names[winner],
    loser: names[loser],
    score: `${home}-${away}`,
    won: `${Math.max(home, away)}-${Math.min(home, away)}`,
    half: `${homeScore.half ?? 0}-${awayScore.half ?? 0}`,
    penalties: `${penalties.home}-${penalties.away}`,
    pens: `${penalties[winner]}-${penalties[loser]}`,
    margin: Math.abs(home - away),
    total: home + away,
    player: decisive?.player.name ?? "",
    minute: decisive ? minuteText(locale, decisive.minute) : "",
    phase: phaseOf(locale, match),
    day: dayIn(match.match_time),
    time: timeIn(match.match_time),
    venue: match.venue?.name ?? "",
    ground: groundName(match.venue?.name ?? ""),
    crowd: (attendance ?? 0).toLocaleString(locale === "vi" ? "vi-VN" : "en-GB"),
  };
}
