import { boardScore, type CommentaryLine, hasBegun } from "#shared/match/index.ts";
import type { MatchAnswers } from "./match-answers.ts";
import { goalsOf, minutesSoFar, SIDES, type SourceOfMatch, standing, statOf } from "./match-facts.ts";
import { Problems } from "./problems.ts";

/** Contradictions between the text commentary of a match and its other data. */

/** A score as a sentence writes it: `2-1`, and no formation like `4-3-3`. */
const SCORE = /(?<![\d-])\d+-\d+(?![\d-])/g;
const scoresIn = (text: string): string[] => text.match(SCORE) ?? [];
const english = ({ translations }: CommentaryLine): string => translations?.en ?? "";

/** Scores that a commentary line of this moment may name: the score, and the shoot-out in either order. */
function scoresNow({ detail: { match } }: MatchAnswers): Set<string> {
  const { home, away } = match.score;
  const board = boardScore(match.score);
  return new Set([
    `${board.home}-${board.away}`,
    `${home.penalties}-${away.penalties}`,
    `${away.penalties}-${home.penalties}`,
  ]);
}

/** Scores in the lines since the last change of the score: only that score is allowed. */
function checkScores(odd: Problems, answers: MatchAnswers, lines: readonly CommentaryLine[]): void {
  const { match } = answers.detail;
  const possible = scoresNow(answers);
  for (const line of lines.filter(({ at }) => at >= (match.score_changed_at ?? 0))) {
    for (const score of scoresIn(line.text)) {
      if (!possible.has(score)) odd.add(`"${line.text}" beside ${[...possible][0]}`);
    }
  }
}

const CORNER_NUMBER = /^Corner number (\d+) for /;
const MEN_LEFT = /down to (\d+) men/;

/** Numbers of corners, and of remaining players, as a commentary line counts them. */
function checkNumbers(odd: Problems, answers: MatchAnswers, lines: readonly CommentaryLine[]): void {
  const { incidents } = answers.detail;
  for (const line of lines) {
    if (line.side === null) continue;
    const until = incidents.filter(({ at }) => at <= line.at);
    const corner = CORNER_NUMBER.exec(english(line))?.[1];
    const corners = standing(until, line.side, "corner").length;
    if (corner !== undefined) odd.same(`"${english(line)}" as corner`, Number(corner), corners);
    const men = MEN_LEFT.exec(english(line))?.[1];
    const sentOff = standing(until, line.side, "red_card", "second_yellow").length;
    if (men !== undefined) odd.atMost(`"${english(line)}" of`, Number(men), 11 - sentOff);
  }
}

const POSSESSION = /(\d+)% - (\d+)%/;
const SHOTS = /shots (\d+) - (\d+)/;

/** Possession and shots in the commentary line of half-time. */
function checkHalfTime(odd: Problems, answers: MatchAnswers, lines: readonly CommentaryLine[]): void {
  const line = lines.find((one) => english(one).startsWith("Half-time"));
  if (!line) return;
  for (const [kind, pattern] of [
    ["possession", POSSESSION],
    ["shots", SHOTS],
  ] as const) {
    const [, home, away] = pattern.exec(english(line)) ?? [];
    const stat = (side: "home" | "away") => statOf(answers.detail.stats, kind, side, "first_half");
    if (home === undefined || away === undefined) continue;
    odd.same(`${kind} of the home side in the line of half-time`, Number(home), stat("home"));
    odd.same(`${kind} of the away side in the line of half-time`, Number(away), stat("away"));
  }
}

/** Goals and players sent off, each of which has a commentary line of its moment. */
function checkMissing(odd: Problems, answers: MatchAnswers, lines: readonly CommentaryLine[]): void {
  const { incidents } = answers.detail;
  for (const side of SIDES) {
    const goals = goalsOf(incidents, side);
    const sentOff = standing(incidents, side, "red_card", "second_yellow");
    for (const { kind, minute, at } of [...goals, ...sentOff]) {
      if (!lines.some((line) => line.at === at && line.side === side))
        odd.add(`nothing about the ${kind} of the ${side} side in minute ${minute}`);
    }
  }
}

/** Contradictions in the commentary. Names are only checked where the source has complete data of the match. */
export function problemsOfCommentary(answers: MatchAnswers, { whole }: SourceOfMatch): string[] {
  const { nowMs, detail } = answers;
  const odd = new Problems("commentary");
  let last = Number.NEGATIVE_INFINITY;
  for (const line of detail.commentary) {
    if (line.at * 1000 > nowMs) odd.add(`"${line.text}" is not known yet`);
    if (line.at < last) odd.add(`"${line.text}" comes after a later line`);
    last = line.at;
    odd.atMost(`"${line.text}" of minute`, line.minute, minutesSoFar(answers));
    const [vi, en] = [scoresIn(line.text), scoresIn(english(line))];
    if (line.translations?.en !== undefined && vi.join() !== en.join())
      odd.add(`"${line.text}" says ${vi}, its English ${en}`);
  }
  if (!whole || !hasBegun(detail.match.status)) return odd.list;
  const lines = detail.commentary.filter(({ at }) => at >= detail.match.match_time);
  checkScores(odd, answers, lines);
  checkNumbers(odd, answers, lines);
  checkHalfTime(odd, answers, lines);
  checkMissing(odd, answers, lines);
  return odd.list;
}
