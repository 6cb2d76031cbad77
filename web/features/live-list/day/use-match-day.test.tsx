// @vitest-environment happy-dom
import { act, cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { Match } from "#shared/match/index.ts";
import { aMatch, KICK_OFF } from "#tests/support/builders/page-builders.ts";
import { pushMatch } from "#web/features/live-overlay/match-push.ts";
import { listQueries } from "#web/testing/list-queries.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { groupsOfDay } from "./match-day-groups.ts";
import { useLiveList } from "./use-day.ts";
import { useMatchDay } from "./use-match-day.ts";

afterEach(cleanup);

const DAY = "2022-12-18";
const page = { date: DAY, today: DAY, tz: "+07:00" };

const idsOf = (matches: readonly Match[]) => matches.map((match) => ` ${match.id}`).join("");

function Ids({ isOfNow = false }: { readonly isOfNow?: boolean }) {
  const fetched = useLiveList(page, page);
  const { added } = useMatchDay(DAY, fetched, { isOfNow });
  return <p>{`fetched${idsOf(fetched)}, added${idsOf(added)}`}</p>;
}

const open = (node = <Ids />, overnight: readonly Match[] = []) =>
  renderWithProviders(node, { queries: listQueries(page, { matches: [aMatch({ id: 1 })], overnight }) });

describe("The matches of a day", () => {
  it("A pushed match that was not fetched is added", async () => {
    const { container, overlay } = open();
    await act(async () => pushMatch(overlay, aMatch({ id: 2 }), 0));
    expect(container.textContent).toBe("fetched 1, added 2");
  });

  it("A pushed match of another day is left out", async () => {
    const { container, overlay } = open();
    await act(async () => pushMatch(overlay, aMatch({ id: 2, rest: { match_time: KICK_OFF + 86_400 } }), 0));
    expect(container.textContent).toBe("fetched 1, added");
  });

  it("A list of now includes matches live since before midnight, also after they end", async () => {
    const yesterday = { match_time: KICK_OFF - 86_400 };
    const fetched = aMatch({ id: 3, status: "second_half", rest: yesterday });
    const { container, overlay } = open(<Ids isOfNow />, [fetched]);
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

  it("An older push after a newer one is ignored", async () => {
    const { overlay } = open();
    const newer = aMatch({ id: 2, status: "half_time", rest: { updated_at: KICK_OFF + 60 } });
    await act(async () => {
      pushMatch(overlay, newer, 0);
      pushMatch(overlay, aMatch({ id: 2, status: "first_half" }), 0);
    });
    expect(overlay.of(2).match?.status).toBe("half_time");
  });
});

describe("The groups of a day", () => {
  const other = { id: 2, name: "Cúp Giao Hữu", hot: 1 };
  const inOther = (id: number, status: "not_started" | "first_half") =>
    aMatch({ id, status, rest: { competition: { ...aMatch().competition, ...other } } });
  const order = (groups: ReturnType<typeof groupsOfDay>) =>
    groups.map((group) => group.matches.map((match) => Number(match.id)));

  it("A late match joins its competition by kick-off, and moves no group", () => {
    const fetched = [aMatch({ id: 1 }), inOther(5, "not_started")];
    expect(order(groupsOfDay(fetched, [inOther(4, "first_half")]))).toEqual([[1], [4, 5]]);
  });

  it("A new competition is appended", () => {
    expect(order(groupsOfDay([aMatch({ id: 1 })], [inOther(4, "first_half")]))).toEqual([[1], [4]]);
  });
});
