import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { pollHandlers } from "#origin/football/poll/poll.routes.ts";
import type { BatchMatch } from "#origin/ingest/batch.schema.ts";
import { deleteMatches } from "#origin/ingest/store/delete-matches.ts";
import { PollAnswer, type PollChoice, VOTER_HEADER } from "#shared/poll/index.ts";
import { aBatchMatch, aLeague, aStatusChange, atMinute } from "#tests/support/batches/origin-batches.ts";
import { codeOf, handlerCall } from "#tests/support/calls/odds-calls.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";

const origin = originOfFile();
const { db, store } = origin;

const [ANN, BOB, EVE] = ["a", "b", "e"].map((letter) => letter.repeat(64)) as [string, string, string];
const call = (minute: number) => handlerCall(atMinute(minute));

const storeMatch = (fields: Partial<BatchMatch> = {}) =>
  store(aLeague([aBatchMatch(fields)]), atMinute(-3000));
const pollAt = (minute: number, match_id = 1) =>
  pollHandlers(db).matchesPoll({ ...call(minute), query: { match_id: match_id as never } });
const send = (minute: number, voter: string | null, body: unknown) =>
  pollHandlers(db).matchesPollVote({
    ...call(minute),
    query: {},
    voter,
    readBody: async () => (typeof body === "string" ? body : JSON.stringify(body)),
  });
const vote = (voter: string, choice: PollChoice, minute = -60) =>
  send(minute, voter, { match_id: 1, choice });
const countsAt = async (minute: number) => {
  const { home, draw, away } = (await pollAt(minute)).data.poll;
  return [home, draw, away];
};

describe("a poll", () => {
  it("A poll is open until kick-off and says when that is, in its shape, the same for everybody", async () => {
    await storeMatch();
    const answer = await pollAt(-1);
    expect(z.parse(PollAnswer, answer.data)).toEqual({
      poll: { match_id: 1, home: 0, draw: 0, away: 0, open: true, closes_at: atMinute(0) / 1000 },
      choice: null,
    });
    expect([answer.nextChangeAtMs, answer.tags]).toEqual([atMinute(0), ["match:1"]]);
    const later = await pollAt(0);
    expect([later.data.poll.open, later.nextChangeAtMs]).toEqual([false, null]);
  });

  it("A poll counts one vote per reader, the last one", async () => {
    await storeMatch();
    await vote(ANN, "home");
    await vote(BOB, "home");
    expect((await vote(EVE, "draw")).data).toMatchObject({
      poll: { home: 2, draw: 1, away: 0 },
      choice: "draw",
    });
    const changed = await vote(ANN, "away");
    expect(changed.data).toMatchObject({ poll: { home: 1, draw: 1, away: 1 }, choice: "away" });
    await vote(ANN, "away");
    expect(await countsAt(90)).toEqual([1, 1, 1]);
    expect((await pollAt(-30)).data.choice).toBeNull();
  });

  it("A poll counts one vote of a reader who sends many at once", async () => {
    await storeMatch();
    const choices = ["home", "draw", "away"] as const;
    await Promise.all(Array.from({ length: 30 }, (_, index) => vote(ANN, choices[index % 3] ?? "home")));
    expect((await countsAt(-1)).reduce((sum, count) => sum + count, 0)).toBe(1);
  });

  it("A poll keeps polls of matches apart", async () => {
    await store(aLeague([aBatchMatch(), aBatchMatch({ external_id: "m2" })]), atMinute(-3000));
    await vote(ANN, "home");
    await send(-60, ANN, { match_id: 2, choice: "away" });
    expect([(await pollAt(0)).data.poll, (await pollAt(0, 2)).data.poll]).toMatchObject([
      { home: 1, away: 0 },
      { home: 0, away: 1 },
    ]);
  });

  it("A poll is closed at kick-off, and for a match that began early or was called off; votes stand", async () => {
    await storeMatch();
    await vote(ANN, "home", -1);
    expect(await codeOf(vote(ANN, "away", 0))).toBe("poll_closed");
    expect(await codeOf(vote(BOB, "away", 500))).toBe("poll_closed");
    expect(await countsAt(500)).toEqual([1, 0, 0]);
    await storeMatch({ status_changes: [aStatusChange(atMinute(-30), "postponed")] });
    expect(await codeOf(vote(BOB, "away", -31))).toBe("answered");
    expect(await codeOf(vote(BOB, "home", -30))).toBe("poll_closed");
    expect((await pollAt(-30)).data.poll.open).toBe(false);
  });

  it("A poll goes with its match", async () => {
    await storeMatch();
    await vote(ANN, "home");
    await deleteMatches(db, [1]);
    const left = await db
      .prepare("SELECT match_id FROM poll_votes UNION ALL SELECT match_id FROM poll_counts")
      .all();
    expect(left.results).toEqual([]);
  });
});

describe("a vote that is none", () => {
  it.each<[string, unknown, string]>([
    ["a match that nobody knows", { match_id: 99, choice: "home" }, "match_not_found"],
    ["another word", { match_id: 1, choice: "referee" }, "validation_failed"],
    ["no choice", { match_id: 1 }, "validation_failed"],
    ["no match", { choice: "home" }, "validation_failed"],
    ["an id that is a text", { match_id: "1", choice: "home" }, "validation_failed"],
    ["half an id", { match_id: 1.5, choice: "home" }, "validation_failed"],
    ["a list", [], "validation_failed"],
    ["nothing", "", "validation_failed"],
    ["no JSON", "match_id=1&choice=home", "validation_failed"],
  ])("A vote that is none is refused: %s", async (_what, body, code) => {
    await storeMatch();
    expect(await codeOf(send(-60, ANN, body))).toBe(code);
    expect(await countsAt(-60)).toEqual([0, 0, 0]);
  });

  it("A vote without a voter's name from edge is refused", async () => {
    await storeMatch();
    expect(await codeOf(send(-60, null, { match_id: 1, choice: "home" }))).toBe("forbidden");
  });

  it("A vote is refused before its match is announced", async () => {
    await storeMatch();
    expect(await codeOf(pollAt(-3001))).toBe("match_not_found");
  });
});

describe("the poll over HTTP", () => {
  const path = "/api/v1/football/matches/poll";
  const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
  const post = (voter: string) =>
    origin.fetch(path, {
      method: "POST",
      body: JSON.stringify({ match_id: 1, choice: "draw" }),
      headers: { [VOTER_HEADER]: voter },
    });

  it("The poll over HTTP takes a question and a vote at one path, and no other method", async () => {
    await store(aLeague([aBatchMatch({ match_time: inAnHour() })]), Date.now());
    expect((await post(ANN)).status).toBe(200);
    const response = await origin.fetch(`${path}?match_id=1`);
    expect(await response.json()).toMatchObject({ data: { poll: { draw: 1, open: true }, choice: null } });
    expect(Number(response.headers.get("next-change-at"))).toBeGreaterThan(Date.now());
    const other = await origin.fetch(path, { method: "PUT" });
    expect([other.status, await other.json()]).toMatchObject([
      405,
      { detail: `${path} accepts GET and POST` },
    ]);
  });

  it("The poll over HTTP takes a voter's name only as edge writes it", async () => {
    await store(aLeague([aBatchMatch({ match_time: inAnHour() })]), Date.now());
    for (const voter of ["", "a", "A".repeat(64), `${"a".repeat(64)}'`]) {
      expect((await post(voter)).status).toBe(403);
    }
  });
});
