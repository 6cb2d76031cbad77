import { isRecord } from "#shared/json/is-record.ts";

type Known = number | null | undefined;

/** Collects contradictions between responses as sentences. An unknown number contradicts nothing. */
export class Problems {
  readonly list: string[] = [];
  readonly #about: string;

  /** @param about Prefix of every problem: a team, a side, a market. */
  constructor(about = "") {
    this.#about = about === "" ? "" : `${about}: `;
  }

  add(what: string): void {
    this.list.push(this.#about + what);
  }

  /** Adds a problem when two numbers differ. */
  same(what: string, one: Known, other: Known): void {
    if ((one ?? null) !== null && (other ?? null) !== null && one !== other)
      this.add(`${what} ${one}, not ${other}`);
  }

  /** Adds a problem when a part exceeds its whole. */
  atMost(what: string, value: Known, whole: Known): void {
    if ((value ?? null) !== null && (whole ?? null) !== null && Number(value) > Number(whole))
      this.add(`${what} ${value} > ${whole}`);
  }

  /** Adds a problem when shares do not add up to 100; all of them may be unknown. */
  shares(what: string, values: readonly Known[]): void {
    const known = values.filter((value) => (value ?? null) !== null);
    const all = known.reduce<number>((total, value) => total + Number(value), 0);
    if (known.length > 0 && Math.abs(all - 100) > 1e-6) this.add(`${what} ${values.join(" + ")} is not 100`);
  }
}

/** Sum of numbers. */
export const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);

/**
 * Adds a problem when numbers of home and away do not add up to those of all matches, whatever their shape; rates are left
 * out, because they are means.
 */
export function checkSplit(
  odd: Problems,
  what: string,
  { total, home, away }: Readonly<Record<"total" | "home" | "away", unknown>>,
): void {
  if (typeof total === "number" && typeof home === "number" && typeof away === "number") {
    if (total !== home + away) odd.add(`${what} ${home} at home and ${away} away are not ${total}`);
    return;
  }
  if (typeof total !== "object" || total === null) return;
  const of = (side: unknown, key: string) => (isRecord(side) ? side[key] : undefined);
  for (const key of Object.keys(total)) {
    if (key.endsWith("percent")) continue;
    checkSplit(odd, `${what}.${key}`, {
      total: of(total, key),
      home: of(home, key),
      away: of(away, key),
    });
  }
}
