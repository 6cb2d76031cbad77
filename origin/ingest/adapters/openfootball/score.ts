import type { ProblemReporter } from "../problems.ts";
import { isRow, type Row, readCount } from "./fields.ts";
import { statusWord } from "./status-words.table.ts";

export type Pair = readonly [number, number];

/** A result as in the source: half-time, after 90 minutes, after 120, and the shoot-out alone. */
export interface SourceScore {
  readonly ht: Pair | null;
  readonly ft: Pair | null;
  readonly et: Pair | null;
  readonly p: Pair | null;
}

function pairOf(first: unknown, second: unknown, position: string, reporter: ProblemReporter): Pair | null {
  const home = readCount(first, position, reporter);
  const away = readCount(second, position, reporter);
  return home === null || away === null ? null : [home, away];
}

function readPair(value: unknown, position: string, reporter: ProblemReporter): Pair | null {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value) && value.length === 2) return pairOf(value[0], value[1], position, reporter);
  reporter.problem(position, "must be a list of two numbers such as [2, 1]");
  return null;
}

/** The older shape: score1 and score2 beside each other, with `i` for half-time, `et` and `p`. */
function readFlat(match: Row, position: string, reporter: ProblemReporter): SourceScore {
  const pairAt = (suffix: string): Pair | null =>
    pairOf(match[`score1${suffix}`], match[`score2${suffix}`], `${position}.score1${suffix}`, reporter);
  return { ht: pairAt("i"), ft: pairAt(""), et: pairAt("et"), p: pairAt("p") };
}

function check(score: SourceScore, position: string, reporter: ProblemReporter): void {
  const { ht, ft, et } = score;
  const above = (less: Pair, more: Pair): boolean => less[0] > more[0] || less[1] > more[1];
  if (ht && ft && above(ht, ft))
    reporter.problem(position, `half-time ${ht.join("-")} exceeds ${ft.join("-")}`);
  if (ft && et && above(ft, et)) {
    reporter.problem(position, `${ft.join("-")} after 90 minutes exceeds ${et.join("-")} after extra time`);
  }
}

/** Reads a match's result in any of the three shapes; null when it has not been played. */
export function readScore(match: Row, position: string, reporter: ProblemReporter): SourceScore | null {
  const { score } = match;
  let read: SourceScore;
  if (score === undefined || score === null) read = readFlat(match, position, reporter);
  else if (Array.isArray(score)) {
    read = { ht: null, ft: readPair(score, `${position}.score`, reporter), et: null, p: null };
  } else if (isRow(score)) {
    const pairAt = (key: string): Pair | null => readPair(score[key], `${position}.score.${key}`, reporter);
    read = { ht: pairAt("ht"), ft: pairAt("ft"), et: pairAt("et"), p: pairAt("p") };
  } else {
    reporter.problem(`${position}.score`, "must be [2, 1] or an object with ft, ht, et, p");
    return null;
  }
  // A set score has no halves: those of a match that was broken off can exceed it.
  const isSet = typeof match.status === "string" && statusWord(match.status)?.decidedBy !== undefined;
  if (isSet) read = { ...read, ht: null };
  check(read, `${position}.score`, reporter);
  return read.ft || read.et || read.p ? read : null;
}
