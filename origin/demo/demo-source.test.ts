import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { Batch } from "#origin/ingest/batch.schema.ts";
import { dateText, dayOfDate } from "./calendar/days.ts";
import { createDemoSource, type DemoSource } from "./demo-source.ts";
import { effortOf, type Progress } from "./steps.ts";

const TODAY = dayOfDate(2026, 11, 21);
const at = (today: number, done: readonly string[] = []): Progress => ({
  started: TODAY,
  today,
  done: new Set(done),
});

const SAMPLE = [
  "places",
  "clubs/vie1",
  "frame/eucc/2026",
  "full/2026-11-20",
  "ahead/2026-11-25",
  "season/viecup/2025",
  "season/sco1/2026",
  "moves",
  "injuries",
  "titles/before",
];

const sampleOf = (source: DemoSource) =>
  SAMPLE.map((step) => [step, [...source.batchesOf([step], at(TODAY))]] as const);

const source = createDemoSource("one");
const sample = sampleOf(source);
const full = sample.find(([step]) => step === "full/2026-11-20")?.[1] ?? [];

describe("The demo world", { timeout: 60_000 }, () => {
  it("The demo world follows from seed and day alone", () => {
    expect(JSON.stringify(sampleOf(createDemoSource("one")))).toBe(JSON.stringify(sample));
    const others = sampleOf(createDemoSource("two"));
    for (const [index, [step, batches]] of sample.entries()) {
      // Names of countries and competitions are the same in every world.
      if (step === "places") continue;
      expect([step, JSON.stringify(others[index]) === JSON.stringify([step, batches])]).toEqual([
        step,
        false,
      ]);
    }
  });

  it("The demo world consists of valid batches, all marked as demo data", () => {
    for (const [step, batches] of sample) {
      for (const batch of batches) {
        const [problem] = z.safeParse(Batch, batch).error?.issues ?? [];
        expect([step, problem]).toEqual([step, undefined]);
        expect(batch).toMatchObject({ source: "demo", provenance: "demo" });
      }
    }
  });

  it("The demo world has at least 14 competitions in ten countries", () => {
    const [places] = sample[0]?.[1] ?? [];
    const kinds = Map.groupBy(places?.competitions ?? [], ({ kind }) => kind);
    expect(kinds.get("league")?.length).toBeGreaterThanOrEqual(14);
    expect(kinds.get("cup")?.length).toBeGreaterThanOrEqual(2);
    expect(new Set(kinds.get("league")?.map(({ country }) => country)).size).toBeGreaterThanOrEqual(10);
    expect(places?.companies).toHaveLength(12);
  });

  it("A played demo match has line-ups, statistics, commentary and prices of twelve companies", () => {
    const matches = full.flatMap((batch) => batch.matches);
    const played = matches.filter(({ status_changes }) => status_changes.at(-1)?.status === "ended");
    expect(played.length).toBeGreaterThan(80);
    for (const { lineups, player_stats, commentary, prices, stats, figures, weather, referee } of played) {
      for (const list of [lineups, commentary]) expect(list?.length).toBeGreaterThan(3);
      // Past days have their statistics in one row.
      expect([stats.length > 3, (player_stats ?? []).length > 3, figures === undefined]).toEqual(
        figures ? [false, false, false] : [true, true, true],
      );
      if (figures) expect([figures.stats.length > 60, figures.players.length > 20]).toEqual([true, true]);
      expect(new Set(prices?.map(({ company }) => company)).size).toBe(12);
      expect([weather, referee]).not.toContain(undefined);
    }
  });

  it("No absent player plays in a demo match", () => {
    const absences = [
      ...full.flatMap((batch) => batch.absences ?? []),
      ...(sample.find(([step]) => step === "injuries")?.[1] ?? []).flatMap((batch) => batch.absences ?? []),
    ];
    const matches = full.flatMap((batch) => batch.matches);
    const clashes = matches.flatMap(({ match_time, lineups = [] }) => {
      const missing = absences.filter(
        ({ since, until }) => since <= match_time && (until === null || until >= match_time),
      );
      const away = new Set(missing.map(({ player }) => player));
      return lineups.flatMap(({ players }) => players.filter(({ player }) => away.has(player)));
    });
    expect(absences.some(({ kind }) => kind === "suspended")).toBe(true);
    expect(clashes).toEqual([]);
  });

  it("Matches that are over when stored have total statistics, and later ones have running statistics", () => {
    const noon = { ...at(TODAY), now_ms: (TODAY + 0.5) * 86_400_000 };
    const matches = [...source.batchesOf([`full/2026-11-21`], noon)].flatMap((batch) => batch.matches);
    const eight = TODAY * 86_400 + 8 * 3600;
    const isPlayed = ({ status_changes }: (typeof matches)[number]) =>
      status_changes.at(-1)?.status === "ended";
    const [early, late] = [
      matches.filter((match) => match.match_time < eight && isPlayed(match)),
      matches.filter((match) => match.match_time >= eight && isPlayed(match)),
    ];
    expect(early.length).toBeGreaterThan(10);
    for (const { stats, player_stats, figures } of early)
      expect([stats, player_stats, figures?.players.length]).toEqual([[], [], expect.any(Number)]);
    expect(late.length).toBeGreaterThan(10);
    for (const { stats, player_stats = [], figures } of late)
      expect([stats.length > 150, player_stats.length > 150, figures]).toEqual([true, true, undefined]);
  });

  it("A match of long ago has the same result as when it was written in full", () => {
    const light = [...source.batchesOf(["light/2026-11-20"], at(TODAY))].flatMap((batch) => batch.matches);
    const inFull = new Map(full.flatMap((batch) => batch.matches.map((row) => [row.external_id, row])));
    expect(light.length).toBeGreaterThan(30);
    for (const { external_id, incidents } of light) {
      const goals = inFull
        .get(external_id)
        ?.incidents.filter((row) => /goal$/.test(row.kind) && row.cancelled_at_ms === null);
      const goalsOf = (rows: typeof incidents | undefined) =>
        rows?.map(({ kind, side, minute, added, player }) => ({ kind, side, minute, added, player }));
      expect(goalsOf(incidents)).toEqual(goalsOf(goals));
    }
  });
});

describe("Steps of the demo world", () => {
  const all = source.missingSteps(at(TODAY)).flat();

  it("Every step is named once, and the day that readers see comes before the others", () => {
    expect(new Set(all).size).toBe(all.length);
    const days = all.filter((step) => /^(full|ahead|light)/.test(step));
    expect(days).toHaveLength(23);
    expect(days[0]).toBe("full/2026-11-21");
    expect(source.missingSteps(at(TODAY, all))).toEqual([]);
  });

  it("The steps of the next day are its news, the day that comes into view, and tomorrow in full", () => {
    const next = source.missingSteps(at(TODAY + 1, all)).flat();
    expect(next).toEqual([
      "ahead/2026-11-29",
      "news/2026-11-22",
      "settle/2026-11-20",
      "thin/2026-11-07",
      "full/2026-11-23",
    ]);
  });

  it("Steps that do not delay the start come last: tomorrow in full", () => {
    const isLater = (step: string) => source.isLater(step, TODAY);
    const later = all.filter(isLater);
    expect(later).toEqual(["full/2026-11-22"]);
    expect(all.at(-1)).toBe("full/2026-11-22");
    expect(all.indexOf("ahead/2026-11-22")).toBeLessThan(all.indexOf("full/2026-11-22"));
    // Once the world runs, tomorrow has been announced for days.
    const next = source.missingSteps(at(TODAY + 1, all)).flat();
    expect(next).not.toContain("ahead/2026-11-23");
  });

  it("Days that nobody watched are written lightly, and days of long ago even more so", () => {
    const later = source.missingSteps(at(TODAY + 30, all)).flat();
    expect(later).toContain("light/2026-11-30");
    expect(later.filter((step) => step.startsWith("thin/"))).toHaveLength(16);
    expect(later).toContain(`full/${dateText(TODAY + 30)}`);
    expect(later.some((step) => step.startsWith("season/"))).toBe(true);
  });

  it("Days written while in play are settled two days later, and earlier ones are stored settled", () => {
    const settled = (today: number, done: readonly string[]) =>
      source
        .missingSteps(at(today, done))
        .flat()
        .filter((step) => step.startsWith("settle/"));
    expect(settled(TODAY + 1, all)).toEqual(["settle/2026-11-20"]);
    expect(settled(TODAY + 2, all).toSorted()).toEqual(["settle/2026-11-20", "settle/2026-11-21"]);
    expect(settled(TODAY + 2, [...all, "settle/2026-11-20"])).toEqual(["settle/2026-11-21"]);
    expect(effortOf("settle/2026-11-20")).toBe(1);
  });

  it("The steps include the season that begins next and those before it", () => {
    expect(source.seasonIds(TODAY)).toContain("eng1/2025");
    expect(source.seasonIds(TODAY)).not.toContain("eng1/2027");
    const summer = source.seasonIds(dayOfDate(2027, 7, 20));
    expect([summer.has("eng1/2027"), summer.has("eng1/2026"), summer.has("eng1/2025")]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
