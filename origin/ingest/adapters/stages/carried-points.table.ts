import type { PointsCarry } from "#shared/standings/index.ts";

/** What a second table of a season starts with. */
interface CarryRule {
  /** Years in which a season with the rule began; without `to` it is still in force. */
  readonly from: number;
  readonly to?: number;
  /** The stages it applies to; without it to every table after the first. */
  readonly stages?: RegExp;
  readonly carry: PointsCarry;
}

const all = (from: number, to?: number): CarryRule => ({ from, carry: "all", ...(to && { to }) });
const half = (from: number, to: number, stages?: RegExp): CarryRule => ({
  from,
  to,
  carry: "half_rounded_up",
  ...(stages && { stages }),
});

/** Championship play-offs, and from 2020 on those for Europe. The relegation play-offs of 2023 to 2025 kept all. */
const belgium: readonly CarryRule[] = [
  half(2009, 2019, /^play-?offs? (?:i|1)$|champion|title/i),
  all(2023, 2025),
  half(2020, 2025, /^play-?offs? (?:i|ii|1|2)$|champion|title|europ|conference/i),
];

/**
 * Points that a championship, relegation or similar round takes over from the regular season, by our key of the
 * competition; the regulations of the leagues. Of several rules for a year the last whose stages match applies. Austria
 * rounds down, and ranks a team that lost half a point by it first among equals (Bundesliga, 2018/19 to 2025/26). A
 * competition that is not listed takes over nothing.
 */
const rules: Readonly<Record<string, readonly CarryRule[]>> = {
  "sco.1": [all(2000)],
  // From 2024/25 on the places 5 to 8 play for Europe with half their points.
  "gre.1": [all(2019), { from: 2024, stages: /ecl|europ|conference|5/i, carry: "half_rounded_up" }],
  "den.1": [all(2016)],
  "cze.1": [all(2018)],
  "svk.1": [all(2017)],
  "sui.1": [all(2023)],
  "bul.1": [all(2016)],
  "cyp.1": [all(2007)],
  "isl.1": [all(2022)],
  "isr.1": [all(2012)],
  "fin.1": [all(2019)],
  "kor.1": [all(2012)],
  "wal.1": [all(2010)],
  "nir.1": [all(2008)],
  "ukr.1": [all(2016, 2019)],
  "pol.1": [half(2013, 2016), all(2017, 2019)],
  "srb.1": [half(2015, 2018), all(2020)],
  "rou.1": [{ from: 2015, carry: "half_rounded_up" }],
  "bel.1": belgium,
  "aut.1": [{ from: 2018, to: 2025, carry: "half_rounded_down" }, all(2026)],
};

/** Stages that begin anew everywhere: half seasons with a champion each, and groups. */
const ANEW = /apertura|clausura|opening|closing|group stage|semestre|league (?:stage|phase)/i;

/** What a table after the first of a season takes over; null for nothing. `year` is the season's first. */
export function carriedPoints(competition: string, year: number, stage: string): PointsCarry | null {
  if (ANEW.test(stage)) return null;
  const found = (Object.hasOwn(rules, competition) ? rules[competition] : undefined)?.findLast(
    ({ from, to = year, stages }) => from <= year && year <= to && (stages?.test(stage) ?? true),
  );
  return found?.carry ?? null;
}
