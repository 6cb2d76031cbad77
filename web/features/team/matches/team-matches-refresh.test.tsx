// @vitest-environment happy-dom
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TeamProfile } from "#shared/team/index.ts";
import { aMatch, KICK_OFF } from "#tests/support/page-builders.ts";
import { REFRESH_MS } from "#web/platform/live/use-refresh.ts";
import { renderPart } from "#web/testing/render-page.tsx";
import ScheduleTab from "./schedule-tab.tsx";
import TeamMatchesRefresh from "./team-matches-refresh.tsx";

const name = { team_id: 71, kind: "future", limit: 5, page: 1 } as const;
const page = { limit: 5, page: 1, total: 0 };
let asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return new Response(JSON.stringify({ data: { matches: [] }, page }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe("a team's matches while one may move", () => {
  it("are asked for once a minute, until the page is left", async () => {
    renderPart(<TeamMatchesRefresh names={[name]} />);
    await wait(REFRESH_MS - 1);
    expect(asked).toEqual([]);
    await wait(1);
    await wait(REFRESH_MS);
    expect(asked).toEqual(Array(2).fill("/api/v1/football/team-future-matches?limit=5&page=1&team_id=71"));
    cleanup();
    await wait(2 * REFRESH_MS);
    expect(asked).toHaveLength(2);
  });

  it("are asked for in both lists: one that ends goes from one to the other", async () => {
    vi.setSystemTime(KICK_OFF * 1000);
    const past = { ...name, kind: "past" } as const;
    const lists = [
      { name, answer: { matches: [aMatch({ status: "second_half" })], page } },
      { name: past, answer: { matches: [], page } },
    ];
    const team = { id: 71, name: "Argentina" } as TeamProfile;
    renderPart(<ScheduleTab team={team} data={{ shown: "both", lists }} />);
    await wait(1_500);
    await act(() => vi.dynamicImportSettled());
    await wait(REFRESH_MS);
    expect(asked.map((url) => url.match(/team-\w+/)?.[0])).toEqual(["team-future", "team-history"]);
  });

  it("are not asked for while nobody looks", async () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    renderPart(<TeamMatchesRefresh names={[name]} />);
    await wait(3 * REFRESH_MS);
    expect(asked).toEqual([]);
  });
});
