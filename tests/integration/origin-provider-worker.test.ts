import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RUNG_AT_START } from "#origin/ingest/providers/cron.table.ts";
import { readPictureHeader } from "#origin/picture/picture-header.rules.ts";
import {
  aFixture,
  aLeagueAnswer,
  anEvent,
  aStandingsAnswer,
  envelope,
} from "#tests/support/origin/api-football-answers.ts";
import { type FootballProvider, startProvider } from "#tests/support/origin/football-provider.ts";
import { type OriginHarness, startOrigin, TEST_INGEST_TOKEN } from "#tests/support/origin/origin-harness.ts";
import { plainPng } from "#tests/support/origin/pictures.ts";

const KEY = "key-of-the-tests";
const kickOff = Math.floor(Date.now() / 1000) - 20 * 60;
const ARSENAL = [42, "Arsenal"] as const;
const CHELSEA = [49, "Chelsea"] as const;
const match = { id: 1300, home: ARSENAL, away: CHELSEA, timestamp: kickOff };
const inPlay = aFixture({
  ...match,
  short: "1H",
  elapsed: 20,
  goals: { home: 1, away: 0 },
  lists: {
    events: [anEvent({ elapsed: 12, team: 42, player: [1460, "B. Saka"], assist: [37127, "M. Odegaard"] })],
  },
});

/** A response whose pictures are at the stand-in of the provider. */
const picturedAt = (url: string, { body }: { readonly body: object }) => ({
  body: JSON.stringify(body).replaceAll("https://media.api-sports.io", url),
});

function answer(path: string) {
  if (path.startsWith("/leagues")) return { body: aLeagueAnswer() };
  if (path.startsWith("/fixtures?live=")) return { body: envelope("fixtures", [inPlay]) };
  if (path.startsWith("/fixtures?league=")) return { body: envelope("fixtures", [aFixture(match)]) };
  if (path.startsWith("/fixtures?ids=")) return { body: envelope("fixtures", [inPlay]) };
  return { body: aStandingsAnswer([]) };
}

describe("the Worker's cron", () => {
  let provider: FootballProvider;
  let origin: OriginHarness;
  beforeAll(async () => {
    provider = await startProvider();
    provider.answerWith((path) =>
      path.startsWith("/football/")
        ? { headers: { "content-type": "image/png" }, body: plainPng(150, 150) }
        : picturedAt(provider.url, answer(path)),
    );
    origin = await startOrigin({
      API_FOOTBALL_KEY: KEY,
      API_FOOTBALL_LEAGUES: "39",
      API_FOOTBALL_URL: provider.url,
    });
    await origin.ring();
  });
  afterAll(async () => {
    await origin.dispose();
    await provider.close();
  });

  it("The Worker's cron asks API-Football for what it needs, with the key in its header alone", () => {
    expect(provider.requestedPaths.slice(0, 2)).toEqual([
      "/leagues?id=39",
      "/fixtures?league=39&season=2026",
    ]);
    expect(provider.requestedPaths).toContain("/fixtures?live=39");
    expect(provider.lastHeaders()["x-apisports-key"]).toBe(KEY);
    expect(provider.requestedPaths.join()).not.toContain(KEY);
  });

  it("The Worker's cron copies the pictures of the provider, and calls name the copies alone", async () => {
    await origin.ring();
    expect(provider.requestedPaths.filter((path) => path.startsWith("/football/"))).toEqual([
      ...["/football/leagues/39.png", "/football/teams/42.png", "/football/teams/49.png"],
    ]);
    const live = await (await origin.fetch("/api/v1/football/matches/live")).text();
    expect(live).not.toContain(provider.url);
    const paths = live.match(/\/media\/crest-[0-9a-f]{32}-128\.webp/g) ?? [];
    expect(new Set(paths).size).toBe(3);
    const copy = await origin.fetch(paths[0] ?? "");
    expect([copy.status, copy.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(readPictureHeader(new Uint8Array(await copy.arrayBuffer()))).toMatchObject({
      width: 128,
      height: 128,
    });
  });

  it("The Worker's cron brings a match in play to the calls of the match page, with its score, minute and scorer", async () => {
    const live = await origin.fetch("/api/v1/football/matches/live");
    const { data: list } = (await live.json()) as { data: { matches: { id: number }[] } };
    const id = list.matches[0]?.id;
    const detail = await origin.fetch(`/api/v1/football/matches/live/detail?match_id=${id}`);
    const { data } = await detail.json();
    expect(data).toMatchObject({
      match: {
        status: "first_half",
        period_started_at: kickOff,
        home: { name: "Arsenal" },
        away: { name: "Chelsea" },
        score: { home: { goals: 1 }, away: { goals: 0 } },
        competition: { name: "Premier League", country: { code: "ENG" } },
      },
      incidents: [
        {
          kind: "goal",
          side: "home",
          minute: 12,
          player: { name: "B. Saka" },
          other_player: { name: "M. Odegaard" },
        },
      ],
    });
  });

  it("The Worker's cron tells who holds the ingest token how the provider stands, and nobody else", async () => {
    expect((await origin.fetch("/api/v1/origin/providers")).status).toBe(401);
    const response = await origin.fetch("/api/v1/origin/providers", {
      headers: { authorization: `Bearer ${TEST_INGEST_TOKEN}` },
    });
    const { data } = await response.json();
    expect(data).toMatchObject({
      providers: [
        {
          source: "api-football",
          state: "working",
          leagues: ["39"],
          // Pictures do not count.
          used_today: provider.requestedPaths.filter((path) => !path.startsWith("/football/")).length,
          per_day: 100,
          failures: 0,
          last_error: null,
        },
      ],
      disagreements: [],
    });
    expect(data.providers[0].calls.map((call: { outcome: string }) => call.outcome)).not.toContain("failed");
    expect(JSON.stringify(data)).not.toContain(KEY);
  });

  it("The Worker's cron asks again what is due only", async () => {
    const before = provider.requestedPaths.length;
    // At once, where cron would wait for the work of its minute: the first turn did it.
    await origin.ring(Date.now(), RUNG_AT_START);
    // Matches in play may be due: late in the day the plan has many calls left for little time.
    const others = provider.requestedPaths.slice(before).filter((path) => !/[?](live|ids)=/.test(path));
    expect(others).toEqual([]);
  });
});
