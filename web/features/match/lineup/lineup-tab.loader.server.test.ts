import { describe, expect, it } from "vitest";
import { AppError } from "#shared/errors/app-error.ts";
import { aLineupPlayer, aSideLineup } from "#tests/support/lineup-builders.ts";
import { aMatch } from "#tests/support/page-builders.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { loadLineupTab } from "./lineup-tab.loader.server.ts";

/** Facts of a request whose calls answer from a table; what is not in it fails. */
function facts(answers: Readonly<Record<string, unknown>>) {
  const asked: string[] = [];
  const call = async (path: string) => {
    asked.push(path.replace("/api/v1/football/", ""));
    const data = answers[path.replace("/api/v1/football/", "")];
    if (data === undefined) throw new AppError("upstream_unavailable");
    return { data };
  };
  return { asked, facts: { call } as unknown as RequestFacts };
}

const player = [aLineupPlayer(1)];
const complete = {
  lineup: { confirmed: true, home: aSideLineup("home", player), away: aSideLineup("away", player) },
};
const half = { lineup: { ...complete.lineup, away: aSideLineup("away", []) } };

describe("loadLineupTab", () => {
  it("asks for last line-ups only while a side has none", async () => {
    const whole = facts({ "matches/lineup": complete });
    expect(await loadLineupTab(whole.facts, aMatch())).toEqual({ answer: complete, last: null });
    expect(whole.asked).toEqual(["matches/lineup"]);
    const last = { home: null, away: null };
    const parts = facts({ "matches/lineup": half, "matches/lastlineup": last });
    expect(await loadLineupTab(parts.facts, aMatch())).toEqual({ answer: half, last });
  });

  it("does without last line-ups that cannot be had, and fails without the answer itself", async () => {
    const none = { lineup: null };
    expect(await loadLineupTab(facts({ "matches/lineup": none }).facts, aMatch())).toEqual({
      answer: none,
      last: null,
    });
    await expect(loadLineupTab(facts({}).facts, aMatch())).rejects.toThrow(AppError);
  });
});
