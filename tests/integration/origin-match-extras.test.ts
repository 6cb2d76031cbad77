import { describe, expect, it } from "vitest";
import { getMatch, listSeason } from "#origin/football/match/match.service.ts";
import { getCorners, getRoom, listHighlights } from "#origin/football/match/match-extras.service.ts";
import {
  aBatchMatch,
  aGoal,
  aLeague,
  aPlayedMatch,
  aStatusChange,
  atMinute,
  KICK_OFF,
} from "#tests/support/batches/origin-batches.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";

const { db, store } = originOfFile();

describe("a match's own page", () => {
  it("A match's own page says who whistles, who watches, the weather and the ground", async () => {
    const weather = {
      kind: "fog" as const,
      temperature_c: 12.5,
      humidity_percent: null,
      wind_ms: 3,
      pressure_hpa: null,
    };
    await store(aLeague([aBatchMatch({ referee: "Hoàng Ngọc Hà", attendance: 12_000, weather })]));
    expect((await getMatch(db, 1, atMinute(0))).data.info).toEqual({
      referee: "Hoàng Ngọc Hà",
      attendance: 12_000,
      weather,
      venue: { id: 1, name: "Hàng Đẫy", city: "Hà Nội", capacity: 22_000 },
    });
  });

  it("A match's own page counts the crowd when they are there, not before", async () => {
    await store(aLeague([aBatchMatch({ attendance: 12_000 })]));
    const attendanceAt = async (ms: number) => (await getMatch(db, 1, ms)).data.info.attendance;
    expect(await attendanceAt(KICK_OFF * 1000 - 1)).toBeNull();
    expect(await attendanceAt(KICK_OFF * 1000)).toBe(12_000);
  });

  it("A match's own page is silent about what nobody said", async () => {
    await store(aLeague([aBatchMatch({ venue: null })]));
    expect((await getMatch(db, 1, atMinute(0))).data.info).toEqual({
      referee: null,
      attendance: null,
      weather: null,
      venue: null,
    });
  });

  it("A match's own page leads to its room", async () => {
    await store(aLeague([aBatchMatch()]));
    const nobodyThere = { chatOf: async () => null };
    expect(await getRoom(db, nobodyThere, 1, atMinute(0))).toEqual({
      match_id: 1,
      room_id: "1",
      socket_path: "/parties/match/1",
      chat: null,
    });
    await expect(getRoom(db, nobodyThere, 2, atMinute(0))).rejects.toMatchObject({ code: "match_not_found" });
  });
});

describe("corners", () => {
  const match = aBatchMatch({
    coverage: { cards: true, corners: true },
    status_changes: [aStatusChange(atMinute(0), "first_half"), aStatusChange(atMinute(110), "ended")],
    incidents: [
      aGoal({ external_id: "c1", kind: "corner", player: null, known_at_ms: atMinute(5), minute: 5 }),
      aGoal({
        external_id: "c2",
        kind: "corner",
        player: null,
        side: "away",
        known_at_ms: atMinute(70),
        minute: 52,
      }),
    ],
  });

  it("Corners are revealed as they are taken", async () => {
    await store(aLeague([match]));
    const at = async (minute: number) => {
      const { corners } = (await getCorners(db, 1, atMinute(minute))).data;
      return [corners.home, corners.away, corners.home_half, corners.away_half, corners.events.length];
    };
    expect([await at(-1), await at(0), await at(6), await at(120)]).toEqual([
      [null, null, null, null, 0],
      [0, 0, 0, 0, 0],
      [1, 0, 1, 0, 1],
      [1, 1, 1, 0, 2],
    ]);
    expect((await getCorners(db, 1, atMinute(6))).nextChangeAtMs).toBe(atMinute(70));
    await expect(getCorners(db, 9, 0)).rejects.toMatchObject({ code: "match_not_found" });
  });
});

describe("highlights", () => {
  it("Highlights are the goals that stand, with their film where there is one", async () => {
    const played = aPlayedMatch();
    const film = { url: "https://film.example/1", cover: "https://film.example/1.jpg" };
    const incidents = played.incidents.map((one) => (one.external_id === "g2" ? { ...one, film } : one));
    await store(aLeague([{ ...played, incidents }]));
    const at = async (minute: number) =>
      (await listHighlights(db, 1, atMinute(minute))).data.highlights.map(({ incident, url, cover }) => [
        incident.minute,
        incident.home_score,
        url,
        cover,
      ]);
    expect(await at(200)).toEqual([
      [10, 1, null, null],
      [50, 1, film.url, film.cover],
      [80, 2, null, null],
    ]);
    expect(await at(20)).toEqual([[10, 1, null, null]]);
    await expect(listHighlights(db, 9, 0)).rejects.toMatchObject({ code: "match_not_found" });
  });
});

describe("matches of a season", () => {
  it("Matches of a season ascend by kick-off, of one stage, group or round when asked", async () => {
    const match = (external_id: string, match_time: number, round: string, group: string | null) =>
      aBatchMatch({ external_id, match_time, round, group });
    await store(
      aLeague([
        match("a", KICK_OFF + 100, "Matchday 2", "Group A"),
        match("b", KICK_OFF, "Matchday 1", "Group B"),
        match("c", KICK_OFF + 50, "Matchday 1", null),
      ]),
    );
    const list = async (fields: object) => {
      const { data, page } = await listSeason(
        db,
        { season_id: 1, limit: 500, page: 1, ...fields },
        atMinute(0),
      );
      return [data.matches.map(({ id }) => id), page.total];
    };
    expect(await list({})).toEqual([[2, 3, 1], 3]);
    expect(await list({ round: "Matchday 1" })).toEqual([[2, 3], 2]);
    expect(await list({ group: "Group A" })).toEqual([[1], 1]);
    expect(await list({ stage_id: 1, limit: 2, page: 2 })).toEqual([[1], 3]);
    expect(await list({ stage_id: 2 })).toEqual([[], 0]);
    await expect(list({ season_id: 9 })).rejects.toMatchObject({ code: "season_not_found" });
  });
});
