import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { allowSlowCommands, runCommand } from "#tests/support/commands/run-command.ts";
import { aFixture, aLeagueAnswer, envelope } from "#tests/support/origin/api-football-answers.ts";
import {
  type FootballProvider,
  type ProviderAnswer,
  startProvider,
} from "#tests/support/origin/football-provider.ts";

allowSlowCommands();
const KEY = "k3y-of-the-tests/1";

let provider: FootballProvider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.close());
afterEach(() => void provider.requestedPaths.splice(0));

async function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const ended = await runCommand("origin/ingest/cli/providers.ts", ["try", ...args], { env });
  return { ...ended, all: ended.stdout + ended.stderr };
}
const tryAt = (
  source: string,
  league: string,
  answer: (path: string) => ProviderAnswer,
  more: string[] = [],
) => {
  provider.answerWith(answer);
  return run([source, "--league", league, "--base-url", provider.url, "--key", KEY, ...more]);
};

const kickOff = Date.UTC(2026, 10, 21, 15) / 1000;
const NORTH = [901, "Northport"] as const;
const SOUTH = [902, "Southbay"] as const;
const fixtures = () => [
  aFixture({
    id: 1,
    home: NORTH,
    away: SOUTH,
    timestamp: kickOff,
    short: "FT",
    goals: { home: 2, away: 1 },
    round: "Regular Season - 1",
  }),
  aFixture({ id: 2, home: SOUTH, away: NORTH, timestamp: kickOff + 86_400, round: "Regular Season - 2" }),
  aFixture({ id: 3, home: SOUTH, away: NORTH, timestamp: kickOff + 9 * 86_400, round: "Final" }),
];
const apiFootball =
  (rows: readonly unknown[] = fixtures()) =>
  (path: string): ProviderAnswer =>
    path.startsWith("/leagues")
      ? { body: aLeagueAnswer(), headers: { "x-ratelimit-requests-remaining": "99" } }
      : { body: envelope("fixtures", rows), headers: { "x-ratelimit-requests-remaining": "98" } };

describe("npm run providers -- try", () => {
  it("A league of API-Football is asked with two calls, and its rows are printed", async () => {
    const { code, stdout, stderr, all } = await tryAt("api-football", "39", apiFootball());
    expect([code, stderr]).toEqual([0, ""]);
    expect(provider.requestedPaths).toEqual(["/leagues?id=39", "/fixtures?league=39&season=2026"]);
    expect(provider.lastHeaders()["x-apisports-key"]).toBe(KEY);
    expect(stdout).toContain(
      "API-Football, league 39: at most 3 calls (the free plan has 100 a day, 10 a minute). Nothing is stored.",
    );
    expect(stdout).toContain("2 calls made. Left, as reported by the provider: 98 of the day.");
    expect(stdout).toMatch(/competitions +1 +Premier League/);
    expect(stdout).toMatch(/seasons +1 +2026\/27/);
    expect(stdout).toMatch(/teams +2 +Northport, Southbay/);
    expect(stdout).toMatch(/matches +3/);
    expect(stdout).toMatch(/a table of 2 teams +2 matches +2 rounds/);
    expect(stdout).toMatch(/Final +knock-out +1 matches/);
    expect(stdout).toMatch(/not_started +2/);
    expect(stdout).toMatch(/ended +1/);
    expect(stdout).toContain("Kick-offs with an unknown time: 0 of 3.");
    expect(stdout).toMatch(/2026-11-21 15:00 +Northport +2-1 +Southbay +ended/);
    expect(stdout).toContain("Everything was read.");
    expect(all).not.toContain(KEY);
  });

  it("Walkovers, awards and extra time are printed with the winner and how the match was decided", async () => {
    const ended = { home: SOUTH, away: NORTH, timestamp: kickOff + 86_400 };
    const rows = [
      aFixture({ id: 6, ...ended, short: "WO", winner: "away" }),
      aFixture({ id: 7, ...ended, short: "AWD", winner: "home", goals: { home: 3, away: 0 } }),
      aFixture({ id: 8, ...ended, short: "AET", winner: "home", goals: { home: 2, away: 1 } }),
    ];
    const { stdout } = await tryAt("api-football", "39", apiFootball([...fixtures(), ...rows]));
    expect(stdout).toMatch(/Southbay +- +Northport +ended, walkover, Northport won {2}/);
    expect(stdout).toMatch(/Southbay +3-0 +Northport +ended, awarded, Southbay won {2}/);
    expect(stdout).toMatch(/Southbay +2-1 +Northport +ended, extra time, Southbay won {2}/);
    expect(stdout).toMatch(/Northport +2-1 +Southbay +ended {2}/);
    expect(stdout).toMatch(/ended +4/);
  });

  it("What cannot be read is listed with its position, and the rest is shown", async () => {
    const [first, ...others] = fixtures();
    const broken = { ...first, fixture: { ...first?.fixture, timestamp: "soon" } };
    const unnamed = aFixture({ id: 4, home: NORTH, away: [903, " "], timestamp: kickOff });
    const { code, stdout } = await tryAt("api-football", "39", apiFootball([broken, ...others, unnamed]));
    expect(code).toBe(0);
    expect(stdout).toMatch(/Not read\n.*1 of 4 matches cannot be read \(fixture\.timestamp: /);
    expect(stdout).toMatch(/teams\.2\.name: .*blank/);
    expect(stdout).toMatch(/matches +2/);
  });

  it("Kick-offs of which only the day is known are counted, and shown without a time", async () => {
    const [first] = fixtures();
    const later = aFixture({ id: 5, home: SOUTH, away: NORTH, timestamp: kickOff + 86_400, short: "TBD" });
    const { stdout } = await tryAt("api-football", "39", apiFootball([first, later]));
    expect(stdout).toContain("Kick-offs with an unknown time: 1 of 2.");
    expect(stdout).toMatch(/2026-11-22 {2}\? +Southbay/);
  });

  it("The key may come from the environment", async () => {
    provider.answerWith(apiFootball());
    const args = ["api-football", "--league", "39", "--base-url", provider.url];
    const { code, all } = await run(args, { API_FOOTBALL_KEY: KEY });
    expect([code, provider.lastHeaders()["x-apisports-key"]]).toEqual([0, KEY]);
    expect(all).not.toContain(KEY);
  });

  it("--answers writes the responses without the key", async () => {
    const folder = mkdtempSync(join(tmpdir(), "bongda-answers-"));
    const echoing = (path: string): ProviderAnswer => {
      const { body, ...rest } = apiFootball()(path);
      return { ...rest, body: { ...(body as object), parameters: { key: KEY } } };
    };
    const { code } = await tryAt("api-football", "39", echoing, ["--answers", join(folder, "new")]);
    expect(code).toBe(0);
    const files = readdirSync(join(folder, "new")).toSorted();
    expect(files).toEqual(["1-leagues.json", "2-schedule.json"]);
    const texts = files.map((file) => readFileSync(join(folder, "new", file), "utf8"));
    rmSync(folder, { recursive: true });
    expect(texts.join()).not.toContain(KEY);
    expect(JSON.parse(texts[1] ?? "").response).toHaveLength(3);
  });

  it("A league of football-data.org between nations is read once their countries are known", async () => {
    const none = { home: null, away: null };
    const team = (id: number, name: string) => ({ id, name, shortName: name, tla: "ABC", crest: null });
    const match = {
      area: { id: 2077, name: "Europe", code: "EUR", flag: null },
      competition: { id: 1, name: "Nations Trophy", code: "NT", type: "CUP", emblem: null },
      season: { id: 5, startDate: "2026-09-01", endDate: "2027-06-30", currentMatchday: 1, winner: null },
      ...{
        id: 500,
        utcDate: "2026-11-21T15:00:00Z",
        status: "TIMED",
        matchday: 1,
        stage: "FINAL",
        group: null,
      },
      ...{
        lastUpdated: "2026-11-20T00:00:00Z",
        homeTeam: team(1, "Northport"),
        awayTeam: team(2, "Southbay"),
      },
      score: { winner: null, duration: "REGULAR", fullTime: none, halfTime: none },
      referees: [],
    };
    const clubs = [
      { id: 1, name: "Northport", area: { name: "England" } },
      { id: 2, name: "Southbay", area: { name: "Spain" } },
    ];
    const { code, stdout } = await tryAt("football-data-org", "NT", (path) =>
      path.endsWith("/teams") ? { body: { teams: clubs } } : { body: { matches: [match] } },
    );
    expect(provider.requestedPaths).toEqual(["/v4/competitions/NT/matches", "/v4/competitions/NT/teams"]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/Northport +- +Southbay/);
    expect(provider.lastHeaders()["x-auth-token"]).toBe(KEY);
  });

  it("iSportsAPI's key stands in its address, and is printed nowhere", async () => {
    const { code, all } = await tryAt("isports", "1639", () => ({
      body: { code: 0, message: "success", data: [] },
    }));
    expect(provider.requestedPaths).toEqual([
      `/sport/football/league/basic?api_key=${encodeURIComponent(KEY)}`,
    ]);
    expect(code).toBe(1);
    expect(all).toContain('There is no league "1639" at iSportsAPI');
    expect(all).not.toContain(KEY);
    expect(all).not.toContain(encodeURIComponent(KEY));
  });
});

describe("npm run providers -- try that fails", () => {
  const refused: readonly [string, string, string, ProviderAnswer, RegExp][] = [
    [
      "a wrong key",
      "api-football",
      "39",
      { body: envelope("leagues", [], { token: `Error/Invalid key ${KEY}` }) },
      /refuses the key/,
    ],
    [
      "a wrong key",
      "football-data-org",
      "PL",
      { status: 400, body: { message: "Your API token is invalid.", errorCode: 400 } },
      /refuses the key/,
    ],
    ["status 401", "football-data-org", "PL", { status: 401, body: {} }, /refuses the key/],
    [
      "a spent quota",
      "api-football",
      "39",
      { body: envelope("leagues", [], { requests: "You have reached the request limit for the day" }) },
      /calls of today are used up/,
    ],
    [
      "too many calls",
      "football-data-org",
      "PL",
      { status: 429, headers: { "x-requestcounter-reset": "41" }, body: {} },
      /Try again in 41 s/,
    ],
    [
      "an unknown league",
      "api-football",
      "39",
      { body: envelope("leagues", []) },
      /no league "39".*dashboard\.api-football\.com/,
    ],
    [
      "an unknown league",
      "football-data-org",
      "XX",
      { status: 404, body: { message: "The resource you are looking for does not exist." } },
      /no league "XX".*docs\.football-data\.org/,
    ],
    [
      "a league outside the plan",
      "football-data-org",
      "PL",
      { status: 403, body: { message: "restricted" } },
      /plan of this key does not include/,
    ],
    [
      "a provider out of order",
      "api-football",
      "39",
      { status: 503, body: "down" },
      /status 503[\s\S]*Try again/,
    ],
    ["an answer that is no JSON", "api-football", "39", { body: "<html>" }, /JSON/],
    [
      "an answer of another form",
      "api-football",
      "39",
      { body: { response: 5 } },
      /not what the manual says: response/,
    ],
  ];
  it.each(refused)("Of %s at %s it says what to do", async (_, source, league, answer, message) => {
    const { code, stderr, all } = await tryAt(source, league, () => answer);
    expect(stderr).toMatch(message);
    expect(code).toBe(1);
    expect(provider.requestedPaths).toHaveLength(1);
    expect(all).not.toContain(KEY);
  });

  it("A provider that cannot be reached is named, without the key", async () => {
    const gone = await startProvider();
    await gone.close();
    const { code, stderr, all } = await run([
      "isports",
      "--league",
      "1639",
      "--base-url",
      gone.url,
      "--key",
      KEY,
    ]);
    expect([code, stderr]).toEqual([1, expect.stringContaining("could not be reached")]);
    expect(all).not.toContain(encodeURIComponent(KEY));
  });

  it.each([
    [[], /try needs a provider: api-football, football-data-org, isports/],
    [["sportmonks"], /try needs a provider/],
    [["api-football"], /--league must be an id of API-Football such as 39/],
    [["api-football", "--league", "PL"], /--league must be an id/],
    [["api-football", "--league", "39"], /A key is required: API_FOOTBALL_KEY/],
    [["football-data-org", "--league", "PL", "--key", "a b"], /A key is required/],
    [
      ["api-football", "--league", "39", "--key", "k", "--base-url", "ftp://x"],
      /--base-url must be a web address/,
    ],
    [["api-football", "isports", "--league", "39"], /Unexpected argument "isports"/],
  ] as const)("try %j is refused before any call", async (args, message) => {
    const { code, stderr } = await run(args);
    expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
    expect(stderr).toContain("See npm run providers -- --help");
    expect(provider.requestedPaths).toEqual([]);
  });
});
