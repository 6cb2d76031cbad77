import type { Complaints } from "../complaints.ts";
import { isRow, type Row, readCount } from "./fields.ts";

export type Pair = readonly [number, number];

/** A result as in the source: half-time, after 90 minutes, after 120, and the shoot-out alone. */
export interface SourceScore {
  readonly ht: Pair | null;
  readonly ft: Pair | null;
  readonly et: Pair | null;
  readonly p: Pair | null;
}

function pairOf(first: unknown, second: unknown, position: string, complaints: Complaints): Pair | null {
  const home = readCount(first, position, complaints);
  const away = readCount(second, position, complaints);
  return home === null || away === null ? null : [home, away];
}

function readPair(value: unknown, position: string, complaints: Complaints): Pair | null {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value) && value.length === 2) return pairOf(value[0], value[1], position, complaints);
  complaints.problem(position, "must be a list of two numbers such as [2, 1]");
  return null;
}

/** The older shape: score1 and score2 beside each other, with `i` for half-time, `et` and `p`. */
function readFlat(match: Row, position: string, complaints: Complaints): SourceScore {
  const part = (suffix: string): Pair | null =>
    pairOf(match[`score1${suffix}`], match[`score2${suffix}`], `${position}.score1${suffix}`, complaints);
  return { ht: part("i"), ft: part(""), et: part("et"), p: part("p") };
}

function check(score: SourceScore, position: string, complaints: Complaints): void {
  const { ht, ft, et } = score;
  const above = (less: Pair, more: Pair): boolean => less[0] > more[0] || less[1] > more[1];
  if (ht && ft && above(ht, ft))
    complaints.problem(position, `half-time ${ht.join("-")} exceeds ${ft.join("-")}`);
  if (ft && et && above(ft, et)) {
    complaints.problem(position, `${ft.join("-")} after 90 minutes exceeds ${et.join("-")} after extra time`);
  }
}

/** Reads a match's result in any of the three shapes; null when it has not been played. */
export function readScore(match: Row, position: string, complaints: Complaints): SourceScore | null {
  const { score } = match;
  let read: SourceScore;
  if (score === undefined || score === null) read = readFlat(match, position, complaints);
  else if (Array.isArray(score)) {
    read = { ht: null, ft: readPair(score, `${position}.score`, complaints), et: null, p: null };
  } else if (isRow(score)) {
    const part = (key: string): Pair | null => readPair(score[key], `${position}.score.${key}`, complaints);
    read = { ht: part("ht"), ft: part("ft"), et: part("et"), p: part("p") };
  } else {
    complaints.problem(`${position}.score`, "must be [2, 1] or an object with ft, ht, et, p");
    return null;
  }
  check(read, `${position}.score`, complaints);
  return read.ft || read.et || read.p ? read : null;
}
