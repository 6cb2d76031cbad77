import { describe, expect, it } from "vitest";
import { allowSlowCommands, runCommand } from "#tests/support/commands/run-command.ts";
import { standInSiteOfFile } from "#tests/support/commands/stand-in-site.ts";

allowSlowCommands();
const site = standInSiteOfFile();
const providers = (...args: readonly string[]) =>
  runCommand("origin/ingest/cli/providers.ts", [...args, "--url", site.url, "--token", "right"]);

const call = (fields: object = {}) => ({
  ...{ kind: "live", path: "/fixtures?live=39", status: 200, took_ms: 120, outcome: "stored", warnings: [] },
  report: {
    ...{
      source: "api-football",
      stored: false,
      refusals: [],
      unmatched: [],
      queued_pairs: 0,
      warnings: [],
      match_ids: [],
    },
    kinds: { matches: { new: 1, changed: 2, same: 3, refused: 0 } },
  },
  ...fields,
});
const pulled = (...calls: readonly object[]) => ({
  data: { calls, next_at: 1_795_000_000, resting_until: null, used_today: 7, per_day: 100 },
});

describe("npm run providers", () => {
  it("npm run providers site.requests one pull from the site, and prints the calls and their changes", async () => {
    site.answerWith([200, pulled(call())]);
    const { code, stdout } = await providers("api-football", "--dry-run");
    expect(site.requests).toEqual([
      {
        ...{ method: "POST", url: "/api/v1/origin/providers/poll", token: "Bearer right" },
        body: '{"source":"api-football","dry_run":true}',
      },
    ]);
    expect(stdout).toContain("live  GET /fixtures?live=39  → 200, 120 ms, stored");
    expect(stdout).toMatch(/matches +1 +2 +3 +0/);
    expect(stdout).toContain("Dry run: nothing was stored.");
    expect(stdout).toContain("7 calls today of 100. Next: 2026-11-18 11:06:40 UTC.");
    expect(code).toBe(0);
  });

  it("npm run providers exits with 1 when a call failed, and prints why", async () => {
    const failed = call({
      outcome: "failed",
      status: 401,
      report: null,
      warnings: ["status 401: no such key"],
    });
    site.answerWith([200, pulled(failed)]);
    const { code, stdout, stderr } = await providers("api-football");
    expect(stdout).toContain("status 401: no such key");
    expect([code, stderr]).toEqual([1, "A request failed.\n"]);
  });

  it("npm run providers passes on the site's message about a provider without a key", async () => {
    site.answerWith([
      404,
      { code: "provider_not_found", detail: 'no key is set for "isports"; there are keys for: none' },
    ]);
    const { code, stderr } = await providers("isports");
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining('provider_not_found (no key is set for "isports"'),
    ]);
  });

  it("npm run providers prints the state of the providers, and their disagreements", async () => {
    const state = {
      ...{
        source: "isports",
        title: "iSportsAPI",
        leagues: ["1639"],
        state: "resting",
        last_success_at: 1_795_000_000,
      },
      ...{
        lag: 90,
        last_error_at: 1_795_000_060,
        last_error: "status 503",
        failures: 2,
        resting_until: 1_795_000_120,
      },
      ...{
        next_at: 1_795_000_120,
        used_today: 12,
        per_day: 200,
        per_minute: null,
        left_told: null,
        calls: [],
      },
    };
    const claim = (source: string, home_goals: number) => ({
      ...{
        source,
        said_at: 1_795_000_000,
        match_time: 1_794_999_000,
        status: "first_half",
        home_goals,
        away_goals: 0,
      },
    });
    const disagreement = {
      ...{ match_id: 1, home: "Arsenal", away: "Chelsea", match_time: 1_794_999_000, about: "score" },
      ...{ claims: [claim("api-football", 1), claim("isports", 0)], taken: "api-football", rule: "order" },
    };
    const table = {
      ...{ source: "isports", season_id: 1, competition: "Premier League", season: "2026/27", checked_at: 1 },
      differences: [{ team_id: 1, team: "Arsenal", field: "points", ours: 30, theirs: 27 }],
    };
    const data = { as_of: 1_795_000_090, providers: [state], disagreements: [disagreement], tables: [table] };
    site.answerWith([200, { data }]);
    const { code, stdout } = await providers("status");
    expect(site.requests[0]).toMatchObject({ method: "GET", url: "/api/v1/origin/providers" });
    expect(stdout).toContain("iSportsAPI (isports), leagues 1639: resting");
    expect(stdout).toContain("12 calls today of 200");
    expect(stdout).toContain(
      "Arsenal v Chelsea, score: api-football 1-0; isports 0-0. Accepted: api-football (order).",
    );
    expect(stdout).toContain("Premier League 2026/27, Arsenal: points 30 here, 27 at isports");
    expect(code).toBe(0);
  });

  it.each([[[]], [["api-football", "isports"]], [["api-football", "--at", "now"]]])(
    "npm run providers refuses %j",
    async (args) => {
      const { code, stderr } = await providers(...args);
      expect(code).toBe(2);
      expect(stderr).toContain("See npm run providers -- --help");
      expect(site.requests).toEqual([]);
    },
  );
});
