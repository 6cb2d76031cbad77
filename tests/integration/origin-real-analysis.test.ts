import { describe, expect, it } from "vitest";
import {
  getHalfFull,
  getLineTable,
  getSeasonStats,
} from "#origin/football/analysis/season-statistics.service.ts";
import { readFootballData } from "#origin/ingest/adapters/football-data/football-data.adapter.ts";
import { splitBatch } from "#origin/ingest/cli/split-batch.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";
import { BOOKMAKERS_FILE, hasRealFiles, realFile } from "#tests/support/origin/real-files.ts";

/** A real season's statistics against independent counts of its file and bets settled as two half stakes. */
const there = hasRealFiles();
const [header = "", ...lines] = there ? realFile(BOOKMAKERS_FILE).split(/\r?\n/) : [];
const columns = header.split(",");
const toRow = (line: string) => {
  const cells = line.split(",");
  return new Map(columns.map((column, place) => [column, cells[place] ?? ""]));
};
type Row = ReturnType<typeof toRow>;
const text = (row: Row, column: string): string => row.get(column) ?? "";
const number = (row: Row, column: string): number => Number(text(row, column));

const season_id = 1;
const nowMs = Date.UTC(2027, 0, 1);

const { db, store } = originOfFile();

async function companyNamed(name: string): Promise<number> {
  const [found] = await db.batch([db.prepare("SELECT id FROM companies WHERE name = ?1").bind(name)]);
  const row = found?.results[0];
  if (typeof row !== "object" || row === null || !("id" in row)) throw new Error(`no company ${name}`);
  return Number(row.id);
}

/** Counts words over a team's matches. */
function tally(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

const nonZero = (counts: object) =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));

const ownRows = (rows: readonly Row[], team: string) =>
  rows.flatMap((row) => {
    if (text(row, "HomeTeam") === team) return { row, letter: "H", other: "A" };
    return text(row, "AwayTeam") === team ? { row, letter: "A", other: "H" } : [];
  });

const wordOf = (result: string, letter: string) =>
  result === "D" ? "drawn" : result === letter ? "won" : "lost";

/** Wins and losses of two half stakes on the home team, with the file's home handicap. */
function homeBet(row: Row): number | null {
  const closing = text(row, "B365CAHH") !== "" && text(row, "AHCh") !== "";
  const column = closing ? "AHCh" : "AHh";
  if (!closing && (text(row, "B365AHH") === "" || text(row, "AHh") === "")) return null;
  const difference = number(row, "FTHG") - number(row, "FTAG");
  const handicap = number(row, column);
  const halves = Number.isInteger(handicap * 2) ? [handicap, handicap] : [handicap - 0.25, handicap + 0.25];
  return halves.reduce((sum, half) => sum + Math.sign(difference + half), 0);
}

describe.skipIf(!there)("figures of a real season", () => {
  it.each([["E0"], ["D1"], ["F1"], ["I1"], ["SP1"]])(
    "Figures of a real season agree with the file of %s in results by half, lines, and sums of statistics",
    async (division) => {
      const ownLines = lines.filter((line) => line.startsWith(`${division},`));
      const read = readFootballData({
        files: [{ name: `${division}.csv`, text: [header, ...ownLines].join("\n") }],
      });
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      for (const chunk of splitBatch(read.batch)) await store(chunk, nowMs - 1);
      const rows = ownLines.map(toRow);
      const names = [...new Set(rows.flatMap((row) => [text(row, "HomeTeam"), text(row, "AwayTeam")]))];
      expect(rows.length).toBeGreaterThan(10);
      const company_id = await companyNamed("Bet365");
      const halfFull = await getHalfFull(db, { season_id, nowMs });
      const line = await getLineTable(db, { season_id, company_id, period: "full" }, nowMs);
      const stats = await getSeasonStats(db, { season_id, nowMs });
      expect(halfFull.teams.map(({ team }) => team.name).toSorted()).toEqual(names.toSorted());
      for (const name of names) {
        const own = ownRows(rows, name);
        const rowOf = <R extends { team: { name: string } }>(all: { teams: readonly R[] }) =>
          all.teams.find(({ team }) => team.name === name);
        const words = own.map(
          ({ row, letter }) => `${wordOf(text(row, "HTR"), letter)}_${wordOf(text(row, "FTR"), letter)}`,
        );
        expect(nonZero(rowOf(halfFull)?.total ?? {}), name).toEqual(tally(words));

        const bets = own.flatMap(({ row, letter }) => {
          const home = homeBet(row);
          return home === null ? [] : Math.sign(letter === "H" ? home : -home);
        });
        const count = (sign: number) => bets.filter((bet) => bet === sign).length;
        expect(rowOf(line)?.total.handicap, name).toMatchObject({
          played: bets.length,
          won: count(1),
          push: count(0),
          lost: count(-1),
        });

        const sum = (suffix: (letter: string, other: string) => string) =>
          own.reduce((total, { row, letter, other }) => total + number(row, suffix(letter, other)), 0);
        expect(rowOf(stats), name).toMatchObject({
          played: own.length,
          goals: sum((letter) => `FT${letter}G`),
          goals_against: sum((_, other) => `FT${other}G`),
          shots: sum((letter) => `${letter}S`),
          shots_on_target: sum((letter) => `${letter}ST`),
          fouls: sum((letter) => `${letter}F`),
          corners: sum((letter) => `${letter}C`),
          yellow_cards: sum((letter) => `${letter}Y`),
          red_cards: sum((letter) => `${letter}R`),
          counted: { goals: own.length, shots: own.length, shots_on_target: own.length, corners: own.length },
        });
      }
    },
  );
});
