// @vitest-environment happy-dom
import { act, cleanup, waitFor } from "@testing-library/react";
import { useLocation } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Match } from "#shared/match/index.ts";
import { emptyLiveState } from "#shared/room/client-state.ts";
import type { RowsChanged } from "#shared/room/index.ts";
import { maskMatch } from "#shared/spoiler-shield/mask-results.rules.ts";
import { afterGoal, aMatch, KICK_OFF } from "#tests/support/builders/page-builders.ts";
import { MatchRow } from "#web/features/match-row/match-row.tsx";
import { QueriesOfView } from "#web/platform/spoiler-shield/queries-of-view.tsx";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import MatchDaySync from "./match-day-sync.tsx";

type Message = Pick<RowsChanged, "type" | "added" | "patches"> | { readonly type: "snapshot" };

interface Room {
  readonly onState: (state: typeof emptyLiveState, message: Message) => void;
  readonly onRestored: (absentMs: number) => void;
}

const rooms = vi.hoisted((): Room[] => []);
vi.mock("#web/platform/realtime/room-connection.ts", () => ({
  openRoom: (room: Room) => {
    rooms.push(room);
    return { close: () => undefined, followOdds: () => undefined, isBehind: () => false };
  },
}));

const NOW = KICK_OFF + 86_400 + 3600;
const inPlay = aMatch({ id: 1, status: "second_half" });
const over: Match = { ...inPlay, status: "ended", updated_at: KICK_OFF + 7200 };
let requests: string[];

beforeEach(() => {
  requests = [];
  vi.spyOn(Math, "random").mockReturnValue(0);
  vi.stubGlobal("fetch", async (input: RequestInfo | URL) => {
    const url = new URL(input instanceof Request ? input.url : String(input), "http://site");
    const date = url.searchParams.get("date") ?? "";
    requests.push(date);
    const matches = date === "2022-12-18" ? [over, aMatch({ id: 2 })] : [];
    return Response.json({ data: { date, tz: "+07:00", matches } });
  });
});
afterEach(() => {
  cleanup();
  rooms.length = 0;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(matches: readonly Match[], more: { list_rooms?: number } = {}) {
  const facts = { realtime_url: "http://rooms", ...more };
  const page = renderWithProviders(<MatchDaySync date="2022-12-19" matches={matches} />, {
    now_ms: NOW * 1000,
    facts,
  });
  const [room] = rooms;
  if (!room) throw new Error("no room was joined");
  return { ...page, room };
}

const changed = (matches: readonly Match[]): Message => ({
  type: "rows-changed",
  added: [],
  patches: matches.map(({ id, status }) => ({ id, patch: { status } })),
});

describe("A page's rows, on any day", () => {
  it("Rows end when the room no longer knows them", async () => {
    const { overlay, room } = open([inPlay]);
    room.onState(emptyLiveState, { type: "snapshot" });
    await waitFor(() => expect(overlay.of(1).match?.status).toBe("ended"));
    expect(requests).toEqual(["2022-12-18"]);
    expect(overlay.of(2).match).toBeNull();
  });

  it("Rows are refetched after a long sleep, beside the page's own day", async () => {
    const { overlay, room } = open([aMatch({ id: 1 })]);
    room.onRestored(3 * 3_600_000);
    await waitFor(() => expect(overlay.of(1).match?.status).toBe("ended"));
    expect(requests.toSorted()).toEqual(["2022-12-18", "2022-12-19"]);
  });

  it.each([
    [0, "live/0"],
    [0.99, "live/7"],
  ])("Rows come from a random list room: %s", (chance, name) => {
    vi.spyOn(Math, "random").mockReturnValue(chance);
    open([inPlay], { list_rooms: 8 });
    expect(rooms[0]).toMatchObject({ room: name });
  });

  it("Rows that the room knows are left alone", async () => {
    const { room } = open([inPlay]);
    room.onState({ ...emptyLiveState, matches: new Map([[inPlay.id, inPlay]]) }, { type: "snapshot" });
    room.onState(emptyLiveState, { type: "snapshot" });
    await waitFor(() => expect(requests).not.toEqual([]));
    expect(requests).toHaveLength(1);
  });

  it("A room snapshot is merged in batches, and messages received meanwhile stay", async () => {
    const tasks: (() => void)[] = [];
    const postTask = (run: () => void) => new Promise<void>((done) => tasks.push(() => done(run())));
    vi.stubGlobal("scheduler", { postTask });
    const nextOfThem = async () => {
      tasks.shift()?.();
      await Promise.resolve();
      await Promise.resolve();
    };
    const rows = Array.from({ length: 50 }, (_, at) => aMatch({ id: at + 1 }));
    const stateOf = (matches: readonly Match[]) => ({
      ...emptyLiveState,
      matches: new Map(matches.map((match) => [match.id, match])),
    });
    const began = rows.map(
      (row): Match => ({ ...row, status: "first_half", updated_at: row.updated_at + 60 }),
    );
    const { overlay, room } = open(rows);
    const laid = () => rows.filter(({ id }) => overlay.of(id).match !== null).length;
    room.onState(stateOf(began), { type: "snapshot" });
    expect(laid()).toBe(0);
    await nextOfThem();
    expect(laid()).toBe(20);
    // In the same second.
    const later = began.map((row, at): Match => (at === 49 ? { ...row, status: "half_time" } : row));
    room.onState(stateOf(later), changed(later.slice(49)));
    while (tasks.length > 0) await nextOfThem();
    expect(laid()).toBe(50);
    expect(overlay.of(50).match?.status).toBe("half_time");
  });
});

describe("A page that hides results", () => {
  const NOW_S = KICK_OFF + 3600;
  const scored = (goals: number, seconds: number): Match => ({
    ...afterGoal(inPlay, goals, 0),
    updated_at: NOW_S + seconds,
  });
  const stateWith = (match: Match) => ({ ...emptyLiveState, matches: new Map([[match.id, match]]) });
  function Page() {
    const fetched = scored(1, 0);
    const row = useLocation().search.includes("scores=shown") ? fetched : maskMatch(fetched);
    return (
      <>
        <MatchRow match={row} />
        <MatchDaySync date="2022-12-18" matches={[row]} />
      </>
    );
  }
  const board = () => document.querySelector(".match-row-score")?.textContent;

  it("Results pushed to a URL that reveals them are not shown on a page that hides them", async () => {
    vi.spyOn(Date, "now").mockReturnValue(NOW_S * 1000);
    const { router, goBack } = renderWithProviders(
      <QueriesOfView>
        <Page />
      </QueriesOfView>,
      {
        now_ms: NOW_S * 1000,
        facts: { realtime_url: "http://rooms", shield: { scores: "hidden", delay_s: 0 } },
      },
    );
    expect(board()).toBe("?-?");
    await act(() => router.navigate("/?scores=shown"));
    const two = scored(2, 60);
    await act(async () => rooms.at(-1)?.onState(stateWith(two), changed([two])));
    expect(board()).toBe("2-0");
    await act(goBack);
    expect(board()).toBe("?-?");
    const three = scored(3, 120);
    await act(async () => rooms.at(-1)?.onState(stateWith(three), changed([three])));
    expect(board()).toBe("?-?");
  });
});
