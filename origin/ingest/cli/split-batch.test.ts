import { describe, expect, it } from "vitest";
import { type Batch, type BatchMatch, emptyBatch } from "#origin/ingest/batch.schema.ts";
import { splitBatch } from "./split-batch.ts";

function aMatch(index: number): BatchMatch {
  return {
    external_id: `m${index}`,
    season: "s",
    stage: "t",
    round: null,
    group: null,
    home: "A",
    away: "B",
    match_time: index,
    venue: null,
    neutral: false,
    clock_speed: 1,
    coverage: { cards: false, corners: false },
    status_changes: [],
    incidents: [
      {
        external_id: "home/1",
        known_at_ms: null,
        cancelled_at_ms: null,
        kind: "goal",
        side: "home",
        minute: 1,
        added: null,
        player: `p${index}`,
        other_player: null,
      },
    ],
    stats: [],
  };
}

const batch: Batch = {
  ...emptyBatch("openfootball", "real"),
  countries: [{ external_id: "INT", code: "INT", name: "International" }],
  players: Array.from({ length: 60 }, (_, index) => ({
    external_id: `p${index}`,
    name: `P ${index}`,
    team: "A",
  })),
  matches: Array.from({ length: 40 }, (_, index) => aMatch(index)),
};

describe("Splitting a large batch", () => {
  it("A batch above the limit is split within the limit, without losing or duplicating a match or a player", () => {
    const chunks = splitBatch(batch, 4000);
    expect(chunks.length).toBeGreaterThan(3);
    for (const chunk of chunks) {
      expect(JSON.stringify(chunk).length).toBeLessThanOrEqual(4000);
      expect(chunk.countries).toEqual(batch.countries);
      const players = new Set(chunk.players.map((player) => player.external_id));
      expect(
        chunk.matches.every((match) => match.incidents.every(({ player }) => players.has(player ?? ""))),
      ).toBe(true);
    }
    expect(chunks.flatMap((chunk) => chunk.matches)).toEqual(batch.matches);
    expect(
      chunks
        .flatMap((chunk) => chunk.players)
        .toSorted((a, b) => Number(a.external_id.slice(1)) - Number(b.external_id.slice(1))),
    ).toEqual(batch.players);
  });

  it("A batch within the limit is not split", () => {
    expect(splitBatch(batch)).toEqual([batch]);
  });
});
