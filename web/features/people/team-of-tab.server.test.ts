import { expect, it, vi } from "vitest";
import type { TeamRef } from "#shared/match/index.ts";
import { aRequestWith } from "#web/testing/request-facts.ts";
import { leadToTeam } from "./team-of-tab.server.ts";

const team = { id: 71, name: "Hà Nội" } as TeamRef;

/** Target of a tab: the tab itself if nothing is thrown. */
async function ledTo(
  screen: "player" | "coach",
  tab: string,
  of: TeamRef | null,
  coach: object | null = { id: 9 },
) {
  const call = vi.fn(async () => ({ data: { team: { coach } } }));
  try {
    const search = new URLSearchParams(tab === "" ? {} : { tab });
    await leadToTeam(aRequestWith(call), screen, search, { id: 5, team: of });
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return [thrown.status, thrown.headers.get("location")];
  }
  return null;
}

it.each([
  ["player", "teamsche", "/team/71?tab=teamsche"],
  ["player", "lineup", "/team/71?tab=lineup"],
  ["player", "team", "/team/71"],
  ["player", "coach", "/coach/9"],
  ["coach", "teamsche", "/team/71?tab=teamsche"],
  ["coach", "lineup", "/team/71?tab=lineup"],
  ["coach", "playerzh", "/team/71?tab=playerzh"],
  ["coach", "playerdata", "/team/71?tab=playerdata"],
  ["coach", "team", "/team/71"],
  ["coach", "player", "/team/71?tab=lineup"],
] as const)(
  "A %s's tab %s redirects to %s, and to the page itself without a team",
  async (screen, tab, path) => {
    expect(await ledTo(screen, tab, team)).toEqual([302, path]);
    expect(await ledTo(screen, tab, null)).toEqual([302, `/${screen}/5`]);
  },
);

it("A coach tab redirects to the team even if the team's coach is unknown", async () => {
  expect(await ledTo("player", "coach", team, null)).toEqual([302, "/team/71"]);
});

it.each(["", "summary", "playerdata", "playerzh", "achievements"])(
  "The player's own tab %j does not redirect",
  async (tab) => {
    expect(await ledTo("player", tab, team)).toBeNull();
  },
);
