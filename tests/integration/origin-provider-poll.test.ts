import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getMatch } from "#origin/football/match/match.service.ts";
import { apiFootball } from "#origin/ingest/adapters/api-football/api-football.source.ts";
import { footballDataOrg } from "#origin/ingest/adapters/football-data-org/football-data-org.source.ts";
import type { Provider } from "#origin/ingest/adapters/provider.ts";
import { makeCorrection, undoCorrection } from "#origin/ingest/correction/correction.service.ts";
import { type PullDeps, pollProvider } from "#origin/ingest/providers/poll-provider.service.ts";
import type { ProviderSettings } from "#origin/ingest/providers/provider-settings.ts";
import { getProvidersOverview } from "#origin/ingest/providers/providers-overview.service.ts";
import {
  aFixture,
  aLeagueAnswer,
  aStandingsAnswer,
  envelope,
} from "#tests/support/origin/api-football-answers.ts";
import {
  type FootballProvider,
  type ProviderAnswer,
  startProvider,
} from "#tests/support/origin/football-provider.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";

const origin = originOfFile();
const MINUTE = 60_000;
/** 2026-11-21 15:20 UTC, twenty minutes into the match. */
const START = Date.UTC(2026, 10, 21, 15, 20);
const kickOff = START / 1000 - 20 * 60;

let provider: FootballProvider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.close());

const clock = { ms: START };
const waits: number[] = [];
let publishedIds: number[] = [];
const deps: PullDeps = {
  db: { prepare: (sql) => origin.db.prepare(sql), batch: (statements) => origin.db.batch(statements) },
  fetch: (url, init) => fetch(url, init),
  now: () => clock.ms,
  async wait(ms) {
    waits.push(ms);
    clock.ms += ms;
  },
  async publish(ids) {
    publishedIds.push(...ids);
  },
};

const providerOf = (source: Provider, fields: Partial<ProviderSettings> = {}): ProviderSettings => ({
  ...{ source, key: "secret", address: provider.url, quota: source.quota, leagues: ["39"] },
  ...fields,
});
const pull = (fields: Partial<ProviderSettings> = {}, options = { dryRun: false, waits: false }) =>
  pollProvider(deps, providerOf(apiFootball, fields), options);
const stateOf = async (provider: ProviderSettings) =>
  (await getProvidersOverview(deps.db, [provider], clock.ms)).providers[0];

const ARSENAL = [42, "Arsenal"] as const;
const CHELSEA = [49, "Chelsea"] as const;
const row = (short: string, home: number | null = null, elapsed: number | null = null) =>
  aFixture({
    ...{ id: 1, home: ARSENAL, away: CHELSEA, timestamp: kickOff, short, elapsed },
    goals: { home, away: home === null ? null : 0 },
  });

interface Answers {
  readonly live?: ProviderAnswer | readonly unknown[];
  readonly schedule?: readonly unknown[];
  readonly standings?: unknown;
}

/** Responds as API-Football does; a list stands for the rows of a good response. */
function answerWith({ live = [row("1H", 1, 20)], schedule = [row("NS")], standings }: Answers = {}) {
  provider.answerWith((path) => {
    if (path.startsWith("/leagues")) return { body: aLeagueAnswer() };
    if (path.startsWith("/standings")) return { body: standings ?? aStandingsAnswer([]) };
    if (path.startsWith("/fixtures?league=")) return { body: envelope("fixtures", schedule) };
    return "body" in live ? live : { body: envelope("fixtures", live) };
  });
}

beforeEach(() => {
  clock.ms = START;
  waits.length = 0;
  publishedIds = [];
  provider.requestedPaths.length = 0;
  answerWith();
});

const liveRequests = () =>
  provider.requestedPaths.filter((path) => path.startsWith("/fixtures?live=")).length;

describe("a turn at a provider", () => {
  it("A turn at a provider asks what is due, stores it, tells the rooms, and says when there is more to ask", async () => {
    const { calls, row: state } = await pull();
    expect(calls.map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ["leagues", "checked"],
      ["schedule", "stored"],
      ["live", "stored"],
      ["details", "same"],
      ["standings", "checked"],
    ]);
    expect(new Set(publishedIds).size).toBe(1);
    expect(state?.next_at).toBeGreaterThan(START);
    expect(await stateOf(providerOf(apiFootball))).toMatchObject({
      ...{ state: "working", used_today: 5, lag: 0, failures: 0, last_error: null },
      calls: [{ kind: "standings" }, { kind: "details" }, { kind: "live", status: 200 }, {}, {}],
    });
  });

  it("A turn at a provider leaves corrections by hand in force, and undoing them shows what it said last", async () => {
    await pull();
    const form = { reason: "Decision 7" };
    const round = {
      ...form,
      field: "round",
      subject: { match: "1" },
      value: { round: "Final" },
    } as const;
    const name = {
      ...form,
      field: "name",
      subject: { team: "Arsenal" },
      value: { name: "Gunners" },
    } as const;
    const ids = [round, name].map(
      async (one) => (await makeCorrection(deps.db, one, { by: "thu" }, clock.ms)).correction.id,
    );
    const [roundId = 0, nameId = 0] = [await ids[0], await ids[1]];
    clock.ms += 30 * MINUTE;
    answerWith({ live: [row("1H", 2, 45)] });
    expect((await pull()).calls.map(({ kind }) => kind)).toContain("live");
    const shown = async () => {
      const { match } = (await getMatch(deps.db, 1, clock.ms)).data;
      return [match.round === "Final", match.home.name, match.score.home.goals];
    };
    expect(await shown()).toEqual([true, "Gunners", 2]);
    await undoCorrection(deps.db, roundId, { by: "thu" }, clock.ms);
    await undoCorrection(deps.db, nameId, { by: "thu" }, clock.ms);
    expect(await shown()).toEqual([false, "Arsenal", 2]);
  });

  it("A turn at a provider leaves a league alone that the operator has taken out, also its matches in play", async () => {
    await pull();
    clock.ms += 30 * MINUTE;
    answerWith({ live: [row("1H", 2, 45)] });
    const { calls } = await pull({ leagues: ["61"] });
    expect(calls.map(({ kind }) => kind)).toEqual(["leagues"]);
    expect((await pull()).calls.map(({ kind }) => kind)).toContain("live");
  });

  it("A turn at a provider writes nothing over the next turn's counts where it took longer than it has the provider", async () => {
    let next: ReturnType<typeof pull> | undefined;
    const slow: PullDeps["fetch"] = async (url, init) => {
      if (url.includes("live=") && !next) {
        clock.ms += 2 * MINUTE;
        next = pull();
        await next;
      }
      return fetch(url, init);
    };
    const late = await pollProvider({ ...deps, fetch: slow }, providerOf(apiFootball), {
      dryRun: false,
      waits: false,
    });
    expect(late.calls.map(({ kind }) => kind)).toEqual(["leagues", "schedule", "live"]);
    const made = late.calls.length + ((await next)?.calls.length ?? 0);
    expect((await next)?.calls.length).toBeGreaterThan(0);
    expect(await stateOf(providerOf(apiFootball))).toMatchObject({ used_today: made });
    expect(provider.requestedPaths.length).toBe(made);
  });

  it("A turn at a provider remembers over a restart what was asked and how many calls were made", async () => {
    await pull();
    expect((await pull()).calls).toEqual([]);
    clock.ms += 30 * MINUTE;
    expect((await pull()).calls.map(({ kind }) => kind)).toEqual(["live", "details"]);
    expect(await stateOf(providerOf(apiFootball))).toMatchObject({ used_today: 7 });
    clock.ms = Date.UTC(2026, 10, 22, 9);
    expect(await stateOf(providerOf(apiFootball))).toMatchObject({ used_today: 0 });
  });

  it("A turn at a provider follows a match to its end, which the list of those in play does not tell", async () => {
    await pull();
    const end = START + 100 * MINUTE;
    clock.ms = end;
    const over = aFixture({
      ...{ id: 1, home: ARSENAL, away: CHELSEA, timestamp: kickOff, short: "FT", elapsed: 90 },
      ...{
        goals: { home: 2, away: 1 },
        score: { halftime: { home: 1, away: 0 }, fulltime: { home: 2, away: 1 } },
      },
    });
    provider.answerWith((path) => ({ body: envelope("fixtures", path.includes("ids=1") ? [over] : []) }));
    expect((await pull()).calls.map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ["live", "checked"],
      ["details", "stored"],
    ]);
    const sql =
      "SELECT status, home_goals, away_goals, home_half FROM match_states ORDER BY known_at DESC LIMIT 1";
    expect(await origin.rows(sql)).toEqual([{ status: "ended", home_goals: 2, away_goals: 1, home_half: 1 }]);
    clock.ms += 30 * MINUTE;
    expect((await pull()).calls).toEqual([]);
  });

  it("A turn at a provider never makes more calls than the plan has, and none of a minute's too many", async () => {
    await pull({ quota: { perDay: 3, perMinute: null } });
    expect(provider.requestedPaths).toHaveLength(3);
    clock.ms += 60 * MINUTE;
    expect((await pull({ quota: { perDay: 3, perMinute: null } })).calls).toEqual([]);
    clock.ms = Date.UTC(2026, 10, 22, 0, 1);
    await pull({ quota: { perDay: null, perMinute: 1 } });
    expect(provider.requestedPaths).toHaveLength(4);
  });

  it("A turn at a provider believes the provider's own count of what is left", async () => {
    answerWith({
      live: { body: envelope("fixtures", []), headers: { "x-ratelimit-requests-remaining": "0" } },
    });
    const { calls } = await pull();
    expect(calls.map(({ kind }) => kind)).toEqual(["leagues", "schedule", "live"]);
    expect(await stateOf(providerOf(apiFootball))).toMatchObject({ used_today: 100, left_told: 0 });
  });

  it("A turn at a provider goes on within its minute where the plan lets it, and ends before the next one begins", async () => {
    await pull({ quota: { perDay: 75_000, perMinute: 300 } }, { dryRun: false, waits: true });
    expect(liveRequests()).toBe(4);
    expect(waits.every((ms) => ms >= 250 && ms <= 15_000)).toBe(true);
    expect(clock.ms - START).toBeLessThan(50_000);
  });

  it("A turn at a provider has the provider to itself", async () => {
    const turns = await Promise.all([pull(), pull()]);
    expect(turns.filter(({ row: state }) => state === null)).toHaveLength(1);
    expect(provider.requestedPaths).toHaveLength(5);
  });

  it("An interrupted turn releases its lock after a while, with its calls counted", async () => {
    await pollProvider(
      { ...deps, fetch: () => new Promise(() => {}), publish: deps.publish },
      providerOf(apiFootball, { quota: { perDay: 0, perMinute: 0 } }),
      { dryRun: false, waits: false },
    );
    const stuck = pollProvider({ ...deps, fetch: () => new Promise(() => {}) }, providerOf(apiFootball), {
      dryRun: false,
      waits: false,
    });
    await expect
      .poll(async () => (await stateOf(providerOf(apiFootball)))?.used_today, {
        message: "the call is counted before it is made",
      })
      .toBe(1);
    expect((await pull()).row).toBeNull();
    clock.ms += 2 * MINUTE;
    expect((await pull()).calls.length).toBeGreaterThan(0);
    expect(await stateOf(providerOf(apiFootball))).toMatchObject({ used_today: 6 });
    void stuck;
  });
});

describe("a provider that fails", () => {
  const failing = (status: number, headers: Record<string, string> = {}) =>
    provider.answerWith(() => ({ status, headers, body: { message: "no" } }));

  it("A provider that fails is left alone twice as long each time, then asked again, and works as before", async () => {
    failing(503);
    await pull();
    expect(await stateOf(providerOf(apiFootball))).toMatchObject({
      ...{
        state: "resting",
        failures: 1,
        resting_until: START / 1000 + 30,
        last_error: expect.stringContaining("503"),
      },
    });
    clock.ms += 29_000;
    expect((await pull()).calls).toEqual([]);
    clock.ms += 2000;
    await pull();
    expect(await stateOf(providerOf(apiFootball))).toMatchObject({
      failures: 2,
      resting_until: clock.ms / 1000 + 60,
    });
    clock.ms += 61_000;
    answerWith();
    await pull();
    expect(await stateOf(providerOf(apiFootball))).toMatchObject({ state: "working", failures: 0 });
  });

  it("A provider that fails is left alone for as long as it asks for", async () => {
    failing(429, { "retry-after": "300" });
    await pull();
    expect(provider.requestedPaths).toHaveLength(1);
    expect(await stateOf(providerOf(apiFootball))).toMatchObject({ resting_until: START / 1000 + 300 });
  });

  it("A provider's oversized response is not read to its end, and other requests continue", async () => {
    answerWith({ live: { body: { padding: "x".repeat(20_000_001) } } });
    const { calls } = await pull();
    expect(calls.map(({ kind, outcome }) => [kind, outcome])).toContainEqual(["live", "failed"]);
    expect(await stateOf(providerOf(apiFootball))).toMatchObject({
      ...{ state: "working", last_error: expect.stringContaining("more than 20000000 bytes") },
    });
  });

  it("A provider that refuses the key is polled once an hour, and one without calls left the next day", async () => {
    failing(401);
    await pull();
    expect(await stateOf(providerOf(apiFootball))).toMatchObject({ resting_until: START / 1000 + 3600 });
    clock.ms += 61 * MINUTE;
    const errors = { requests: "You have reached the request limit for the day" };
    provider.answerWith(() => ({ body: envelope("leagues", [], errors) }));
    await pull();
    expect(await stateOf(providerOf(apiFootball))).toMatchObject({
      resting_until: Date.UTC(2026, 10, 22) / 1000,
    });
  });

  it("A provider that fails with one question only is asked the others all the same", async () => {
    answerWith({ live: { status: 403, body: { message: "restricted" } } });
    const { calls } = await pull();
    expect(calls.map(({ kind, outcome }) => [kind, outcome])).toContainEqual(["live", "failed"]);
    expect(calls.map(({ kind, outcome }) => [kind, outcome])).toContainEqual(["standings", "checked"]);
    expect(await stateOf(providerOf(apiFootball))).toMatchObject({ state: "working", failures: 0 });
  });

  it("A provider whose plan does not allow a league is asked about the others all the same, and about that one at its usual time", async () => {
    const errors = { plan: "Free plans do not have access to this season" };
    answerWith({
      standings: envelope("standings", [], errors),
      live: { body: envelope("fixtures", [], errors) },
    });
    const { calls } = await pull();
    expect(calls.map(({ kind, outcome }) => [kind, outcome])).toContainEqual(["live", "failed"]);
    expect(calls.map(({ kind, outcome }) => [kind, outcome])).toContainEqual(["standings", "failed"]);
    expect(await stateOf(providerOf(apiFootball))).toMatchObject({ state: "working", failures: 0 });
    clock.ms += 30 * MINUTE;
    expect((await pull()).calls.map(({ kind }) => kind)).not.toContain("standings");
  });

  it("A question that fails by our own fault is asked again ten minutes later, however seldom it is asked", async () => {
    const lost = { ...deps, publish: () => Promise.reject(new Error("the rooms are gone")) };
    const once = { dryRun: false, waits: false };
    const { calls } = await pollProvider(lost, providerOf(apiFootball), once);
    expect(calls.find(({ kind }) => kind === "schedule")?.outcome).toBe("failed");
    clock.ms += 9 * MINUTE;
    expect((await pull()).calls.map(({ kind }) => kind)).not.toContain("schedule");
    clock.ms += 2 * MINUTE;
    expect((await pull()).calls.map(({ kind }) => kind)).toContain("schedule");
    clock.ms += 11 * MINUTE;
    expect((await pull()).calls.map(({ kind }) => kind)).not.toContain("schedule");
  });

  it("A provider that fails and says the key aloud, or leads elsewhere, does not have it written down or carried there", async () => {
    provider.answerWith((path) => ({ status: 500, body: `no such key: secret (${path})` }));
    await pull();
    const resting = await stateOf(providerOf(apiFootball));
    expect(resting?.last_error).toContain("no such key");
    expect(JSON.stringify(resting)).not.toContain("secret");
    clock.ms += MINUTE;
    provider.answerWith((path) =>
      path === "/elsewhere"
        ? { body: aLeagueAnswer() }
        : { status: 302, headers: { location: `${provider.url}/elsewhere` }, body: {} },
    );
    const { calls } = await pull();
    expect(calls).toMatchObject([{ status: 302, outcome: "failed" }]);
    expect(provider.requestedPaths).not.toContain("/elsewhere");
  });

  it("A provider that fails and says the key where its words are cut off has no part of it written down", async () => {
    const key = "a secret/of thirty-two characters";
    const bodies = [`${"x".repeat(175)}${key}`, `${"x".repeat(175)}${encodeURIComponent(key)}`];
    for (const body of bodies) {
      provider.answerWith(() => ({ status: 403, body }));
      const { calls } = await pull({ key });
      expect(calls[0]?.warnings.join()).toContain("xxx***");
      expect(JSON.stringify(calls)).not.toMatch(/a(?: |%20)secret/);
      clock.ms += 25 * 60 * MINUTE;
    }
  });

  it("A provider that fails by something that is no JSON says so", async () => {
    provider.answerWith(() => ({ body: "<html>down</html>" }));
    const { calls } = await pull();
    expect(calls).toMatchObject([{ outcome: "failed", warnings: [expect.stringContaining("JSON")] }]);
  });

  it("A provider that fails with one match of many costs that match only", async () => {
    const strange = { ...row("1H", 1, 20), goals: { home: 1, away: -1 } };
    strange.fixture.id = 2;
    answerWith({ live: [row("1H", 1, 20), strange] });
    const { calls } = await pull();
    const live = calls.find(({ kind }) => kind === "live");
    expect(live?.outcome).toBe("stored");
    expect(live?.warnings.join()).toMatch(/matches\.1/);
  });

  it.each([
    ["without letters", ""],
    ["longer than any", "x".repeat(300)],
  ])("A provider that fails with a club's name %s costs that club's matches only", async (_, name) => {
    const strange = aFixture({
      ...{ id: 2, home: [77, name], away: CHELSEA, timestamp: kickOff, short: "1H", elapsed: 20 },
      goals: { home: 0, away: 0 },
    });
    answerWith({ live: [strange, row("1H", 1, 20)] });
    const { calls } = await pull();
    const live = calls.find(({ kind }) => kind === "live");
    expect(live?.outcome).toBe("stored");
    expect(live?.warnings.join()).toMatch(/teams\.\d+\.name/);
    expect(await origin.rows("SELECT id FROM matches WHERE match_time = ?", kickOff)).toHaveLength(1);
  });
});

describe("a dry run", () => {
  it("A dry run says what would be asked and what would change, counts the calls, and stores nothing", async () => {
    const { calls } = await pull({}, { dryRun: true, waits: false });
    expect(calls.map(({ kind, path }) => [kind, path])).toEqual([
      ["leagues", "/leagues?id=39"],
      ["schedule", "/fixtures?league=39&season=2026"],
      ["standings", "/standings?league=39&season=2026"],
    ]);
    expect(calls[1]?.report).toMatchObject({ stored: false, kinds: { matches: { new: 1 } } });
    expect(await origin.rows("SELECT id FROM matches")).toEqual([]);
    expect(await stateOf(providerOf(apiFootball))).toMatchObject({
      used_today: 3,
      calls: [],
      last_success_at: null,
    });
    expect((await pull()).calls.map(({ kind }) => kind)).toContain("leagues");
  });
});

describe("the operators' view", () => {
  const orgMatch = (home: number) => ({
    ...{
      id: 500,
      utcDate: new Date(kickOff * 1000 + 15 * MINUTE).toISOString(),
      status: "IN_PLAY",
      minute: 5,
    },
    ...{ area: { name: "England" }, stage: "REGULAR_SEASON", matchday: 13, group: null },
    competition: { name: "Premier League", code: "PL", type: "LEAGUE", emblem: null },
    season: { startDate: "2026-08-14", endDate: "2027-05-23" },
    homeTeam: { id: 57, name: "Arsenal FC" },
    awayTeam: { id: 61, name: "Chelsea FC" },
    score: { duration: "REGULAR", fullTime: { home, away: 0 }, halfTime: { home: null, away: null } },
  });

  it("The operators' view shows where two providers say different things of a match, both words, and whose is taken by which rule", async () => {
    await pull();
    provider.answerWith(() => ({ body: { matches: [orgMatch(2)], standings: [] } }));
    const org = providerOf(footballDataOrg, { leagues: ["PL"] });
    await pollProvider(deps, org, { dryRun: false, waits: false });
    const { disagreements } = await getProvidersOverview(deps.db, [providerOf(apiFootball), org], clock.ms);
    expect(disagreements).toMatchObject([
      {
        ...{ home: "Arsenal", away: "Chelsea", about: "score", taken: "api-football", rule: "order" },
        claims: [
          { source: "api-football", home_goals: 1, away_goals: 0 },
          { source: "football-data-org", home_goals: 2, away_goals: 0 },
        ],
      },
      {
        ...{ about: "kick_off", taken: "api-football", rule: "order" },
        claims: [{ match_time: kickOff }, { match_time: kickOff + 15 * 60 }],
      },
    ]);
  });

  it("The operators' view shows where a provider's table is another than the one that is computed here", async () => {
    const over = aFixture({
      ...{ id: 7, home: ARSENAL, away: CHELSEA, timestamp: kickOff - 86_400 * 7, short: "FT", elapsed: 90 },
      ...{
        goals: { home: 2, away: 0 },
        score: { fulltime: { home: 2, away: 0 } },
        round: "Regular Season - 12",
      },
    });
    const standings = aStandingsAnswer([
      [42, "Arsenal", 1, 3, 2, 0],
      [49, "Chelsea", 1, 0, 0, 3],
    ]);
    answerWith({ schedule: [over, row("NS")], standings });
    await pull();
    const { tables } = await getProvidersOverview(deps.db, [providerOf(apiFootball)], clock.ms);
    expect(tables).toMatchObject([
      {
        ...{ source: "api-football", competition: "Premier League", season: "2026/27" },
        differences: [{ team: "Chelsea", field: "goals_against", ours: 2, theirs: 3 }],
      },
    ]);
    clock.ms += 25 * 60 * MINUTE;
    answerWith({
      ...{ schedule: [over, row("NS")] },
      standings: aStandingsAnswer([
        [42, "Arsenal", 1, 3, 2, 0],
        [49, "Chelsea", 1, 0, 0, 2],
      ]),
    });
    await pull();
    expect((await getProvidersOverview(deps.db, [providerOf(apiFootball)], clock.ms)).tables).toEqual([]);
  });
});
