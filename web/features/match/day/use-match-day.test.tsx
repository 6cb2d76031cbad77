// @vitest-environment happy-dom
import { act, cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Match } from "#shared/match/index.ts";
import { aMatch, KICK_OFF } from "#tests/support/page-builders.ts";
import { createQueryClient } from "#web/platform/live/query-client.ts";
import { usePageStores } from "#web/platform/page-stores.tsx";
import type { QueryHost } from "#web/platform/query-host.ts";
import { renderPart } from "#web/testing/render-page.tsx";
import { pushMatch } from "../live/match-push.ts";
import { refetch } from "../live/refetch.ts";
import { matchDayKey } from "../match.keys.ts";
import { groupsOfDay } from "./match-day-groups.ts";
import { useMatchDay } from "./use-match-day.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const DAY = "2022-12-18";
const day = { date: DAY, tz: "+07:00", matches: [aMatch({ id: 1 })] };

const idsOf = (matches: readonly Match[]) => matches.map((match) => ` ${match.id}`).join("");

function Ids({ overnight }: { readonly overnight?: readonly Match[] }) {
  const { fetched, added } = useMatchDay(DAY, day, { overnight });
  return <p>{`fetched${idsOf(fetched)}, added${idsOf(added)}`}</p>;
}

describe("the matches of a day", () => {
  it("take in a match that is pushed and was not fetched", async () => {
    const { container, overlay } = renderPart(<Ids />);
    await act(async () => pushMatch(overlay, aMatch({ id: 2 }), 0));
    expect(container.textContent).toBe("fetched 1, added 2");
  });

  it("leave out what is played on another day", async () => {
    const { container, overlay } = renderPart(<Ids />);
    await act(async () => pushMatch(overlay, aMatch({ id: 2, rest: { match_time: KICK_OFF + 86_400 } }), 0));
    expect(container.textContent).toBe("fetched 1, added");
  });

  it("take in what is in play since before midnight where they are a list of now, until it is over too", async () => {
    const yesterday = { match_time: KICK_OFF - 86_400 };
    const fetched = aMatch({ id: 3, status: "second_half", rest: yesterday });
    const { container, overlay } = renderPart(<Ids overnight={[fetched]} />);
    expect(container.textContent).toBe("fetched 3 1, added");
    const pushed = aMatch({ id: 4, status: "second_half", rest: yesterday });
    await act(async () => {
      pushMatch(overlay, pushed, 0);
      pushMatch(overlay, aMatch({ id: 5, status: "ended", rest: yesterday }), 0);
    });
    expect(container.textContent).toBe("fetched 3 1, added 4");
    await act(async () => pushMatch(overlay, { ...pushed, status: "ended", updated_at: KICK_OFF + 9 }, 0));
    expect(container.textContent).toBe("fetched 3 1, added 4");
  });

  it("do not take an older push after a newer one", async () => {
    const { overlay } = renderPart(<Ids />);
    const newer = aMatch({ id: 2, status: "half_time", rest: { updated_at: KICK_OFF + 60 } });
    await act(async () => {
      pushMatch(overlay, newer, 0);
      pushMatch(overlay, aMatch({ id: 2, status: "first_half" }), 0);
    });
    expect(overlay.of(2).match?.status).toBe("half_time");
  });
});

describe("a part of a day", () => {
  function Part() {
    const { fetched } = useMatchDay(DAY, day, { part: "results" });
    queries = usePageStores().queries;
    return <p>{idsOf(fetched)}</p>;
  }
  let queries: QueryHost | undefined;

  it("is not taken for all of it, and becomes all of it when the day is asked for again", async () => {
    vi.stubGlobal("fetch", async () =>
      Response.json({ data: { ...day, matches: [aMatch({ id: 1 }), aMatch({ id: 2 })] } }),
    );
    const { container } = renderPart(<Part />);
    const client = queries?.install(createQueryClient({ retries: 0 }));
    expect(client?.getQueryData(matchDayKey(DAY))).toBeUndefined();
    await act(async () => queries && refetch(queries, { what: "match-day", date: DAY }));
    await vi.waitFor(() => expect(container.textContent).toBe(" 1 2"));
    expect(client?.getQueryData(matchDayKey(DAY))?.matches).toHaveLength(2);
  });
});

describe("the groups of a day", () => {
  const other = { id: 2, name: "Cúp Giao Hữu", hot: 1 };
  const inOther = (id: number, status: "not_started" | "first_half") =>
    aMatch({ id, status, rest: { competition: { ...aMatch().competition, ...other } } });
  const order = (groups: ReturnType<typeof groupsOfDay>) =>
    groups.map((group) => group.matches.map((match) => Number(match.id)));

  it("put a late arrival into its competition, by kick-off, and move no group for it", () => {
    const fetched = [aMatch({ id: 1 }), inOther(5, "not_started")];
    expect(order(groupsOfDay(fetched, [inOther(4, "first_half")]))).toEqual([[1], [4, 5]]);
  });

  it("append a competition that was not there", () => {
    expect(order(groupsOfDay([aMatch({ id: 1 })], [inOther(4, "first_half")]))).toEqual([[1], [4]]);
  });
});
