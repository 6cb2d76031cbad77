import ICAL from "ical.js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aMatch, aScore } from "#tests/support/builders/match-builders.ts";
import { type EdgeHarness, type RawAnswer, startEdge } from "#tests/support/edge/edge-harness.ts";

/** Calendars of the built edge Worker, with a stand-in for the services behind it. */

const CALENDAR = "/api/v1/football/matches/calendar";
const TEAM = "/api/v1/football/teams-players";
const matches = [
  aMatch({ id: 3, status: "ended", score: aScore(2, 1) }),
  aMatch({ id: 4, match_time: 1_767_441_600, time_unknown: true }),
];
const answers = {
  [TEAM]: { data: { team: { ...aMatch().home, id: 7 } } },
  [CALENDAR]: { data: { matches } },
  "/api/v1/football/matches/recent": { data: { matches } },
};

const unknown = (code: string) => ({
  status: 404,
  contentType: "application/problem+json",
  text: JSON.stringify({ type: "about:blank", title: code, status: 404, code, request_id: "r" }),
});

let edge: EdgeHarness;
beforeAll(async () => {
  edge = await startEdge({ SITE_URL: "https://site.example" });
});
afterAll(() => edge?.stop());
beforeEach(async () => {
  await edge.reset();
  await edge.plan({ paths: answers });
});

const textOf = ({ bytes }: RawAnswer): string => bytes.toString("utf8");
const summariesOf = (answer: RawAnswer) =>
  new ICAL.Component(ICAL.parse(textOf(answer)))
    .getAllSubcomponents("vevent")
    .map((event) => new ICAL.Event(event).summary);

describe("a calendar", () => {
  it("A team's calendar is a cached file with a validator, and has no results unless the address requests them", async () => {
    const first = await edge.get("/team/7.ics");
    expect(first.status).toBe(200);
    expect(first.headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'inline; filename="team-7.ics"',
      "cache-control": "public, max-age=300",
      "x-robots-tag": "noindex",
      "x-content-type-options": "nosniff",
    });
    expect(summariesOf(first)).toEqual(["Vietnam – Thailand", "Vietnam – Thailand"]);
    expect(textOf(first)).toContain("X-WR-CALNAME:Vietnam");
    const again = await edge.get("/team/7.ics", { "if-none-match": String(first.headers.etag) });
    expect([again.status, again.bytes.byteLength]).toEqual([304, 0]);
    const head = await edge.send("HEAD", "/team/7.ics", {}, "");
    expect([head.status, head.bytes.byteLength, head.headers.etag]).toEqual([200, 0, first.headers.etag]);
    const scored = await edge.get("/team/7.ics?scores=shown&utm_source=x");
    expect(summariesOf(scored)).toEqual(["Vietnam 2-1 Thailand", "Vietnam – Thailand"]);
  });

  it("A calendar asks for exactly the things in its address, in the one spelling of the call", async () => {
    await edge.get("/bong-da/theo-doi.ics?team_ids=9,2,9&match_ids=5");
    const asked = (await edge.calls()).filter(({ path }) => path === CALENDAR);
    expect(asked.map(({ search }) => Object.fromEntries(new URLSearchParams(search)))).toEqual([
      { match_ids: "5", team_ids: "2,9" },
    ]);
  });

  it("A calendar of a day is in the language of its path", async () => {
    const vi = textOf(await edge.get("/bong-da/lich-thi-dau.ics?date=2026-01-01"));
    expect(vi).toContain("X-WR-CALNAME:Lịch bóng đá 2026-01-01");
    const en = textOf(await edge.get("/football/schedule.ics?date=2026-01-01"));
    expect(en).toContain("X-WR-CALNAME:Football on 2026-01-01");
    expect(en).toContain("URL;VALUE=URI:https://site.example/en/match/3");
  });

  it("There is no calendar of an unknown team, of no followed thing, or of no day", async () => {
    await edge.plan({ paths: { ...answers, [TEAM]: unknown("team_not_found") } });
    const statuses = await Promise.all(
      [
        ...["/team/8.ics", "/team/x.ics", "/player/7.ics"],
        ...[
          "/bong-da/theo-doi.ics",
          "/bong-da/theo-doi.ics?team_ids=x",
          "/football/schedule.ics?date=2026-02-30",
        ],
      ].map(async (path) => (await edge.get(path)).status),
    );
    expect(statuses).toEqual([404, 404, 404, 400, 400, 400]);
  });

  it("A calendar under a path of the other language moves in one step", async () => {
    const moved = await edge.get("/en/bong-da/theo-doi.ics?team_ids=2");
    expect([moved.status, moved.headers.location]).toEqual([308, "/football/favourites.ics?team_ids=2"]);
  });

  it("A calendar is what it was while its service is down", async () => {
    const before = textOf(await edge.get("/team/7.ics"));
    await edge.plan({ crash: true });
    const after = await edge.get("/team/7.ics");
    expect([after.status, textOf(after)]).toEqual([200, before]);
  });
});
