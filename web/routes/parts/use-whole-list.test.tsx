// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { Link } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aMatch } from "#tests/support/page-builders.ts";
import { pack } from "#web/platform/packed.ts";
import { renderPart } from "#web/testing/render-page.tsx";
import type { PricedList } from "./priced-list.loader.server.ts";
import { useWholeList } from "./use-whole-list.ts";

const date = "2022-12-18";
const dayOf = (...ids: number[]) => ({ date, tz: "+07:00", matches: ids.map((id) => aMatch({ id })) });
const rest = { counts: { all: 1, live: 0, upcoming: 1, ended: 0 }, leagues: [], next: [], has_open: true };
const page: PricedList = {
  ...{ date, today: date, days: [date], day: dayOf(1, 2), overnight: [] },
  ...{ odds: "first" as never, rest },
};

let asked: string[] = [];
let answer: () => Response | Promise<Response>;
beforeEach(() => {
  asked = [];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  window.history.replaceState(null, "", "/");
});

const whole = () =>
  Response.json({
    data: { packed: pack({ day: dayOf(1, 2, 3), overnight: [aMatch({ id: 4 })], odds: "all" }) },
  });
const refused = () => Response.json({ code: "upstream_unavailable" }, { status: 503 });

function Shown({ of }: { readonly of: PricedList }) {
  const { day, odds, rest } = useWholeList(of);
  const more = rest?.matches?.map(({ id }) => id) ?? null;
  const isSame = day === of.day;
  return (
    <>
      <output>{JSON.stringify({ odds, more, isMissing: rest?.isMissing, isSame })}</output>
      <Link to="/?status=live">live</Link>
      <Link to="/">all</Link>
    </>
  );
}

async function open(of = page) {
  const view = renderPart(<Shown of={of} />);
  await act(async () => undefined);
  return () => JSON.parse(view.getByRole("status").textContent ?? "");
}

it("adds the rows that the page does not have, with the prices of all, and keeps the first as they are", async () => {
  answer = whole;
  const shown = await open();
  expect(asked).toEqual([`/day-list?date=${date}`]);
  expect(shown()).toEqual({ odds: "all", more: [4, 3], isSame: true });
});

it("asks under what the page's own address says of results", async () => {
  answer = whole;
  window.history.replaceState(null, "", "/?scores=shown&delay=60&x=1");
  await open();
  expect(asked).toEqual([`/day-list?date=${date}&delay=60&scores=shown`]);
});

it("asks nothing for a page that has them all", async () => {
  const { rest: _, ...all } = page;
  const shown = await open(all);
  expect(asked).toEqual([]);
  expect(shown()).toEqual({ odds: "first", more: null, isSame: true });
});

it("says that they are missing, and asks again", async () => {
  answer = refused;
  const shown = await open();
  expect(shown()).toEqual({ odds: "first", more: null, isMissing: true, isSame: true });
  answer = whole;
  // Five seconds, a quarter more or less.
  await act(async () => void (await vi.advanceTimersByTimeAsync(3_700)));
  expect(asked).toHaveLength(1);
  await act(async () => void (await vi.advanceTimersByTimeAsync(2_600)));
  expect(asked).toHaveLength(2);
  expect(shown()).toEqual({ odds: "all", more: [4, 3], isSame: true });
});

it("asks again at once with a network, and when something is chosen among them, one at a time", async () => {
  answer = refused;
  const shown = await open();
  await act(async () => {
    window.dispatchEvent(new Event("online"));
    window.dispatchEvent(new Event("online"));
  });
  expect(asked).toHaveLength(2);
  answer = whole;
  await act(async () => fireEvent.click(screen.getByText("live")));
  expect(asked).toHaveLength(3);
  expect(shown()).toMatchObject({ more: [4, 3] });
  await act(async () => fireEvent.click(screen.getByText("all")));
  expect(asked).toHaveLength(3);
});

it("keeps the prices of the first where those of all could not be had", async () => {
  const packed = pack({ day: dayOf(1, 2, 3), overnight: [], odds: null });
  answer = () => Response.json({ data: { packed } });
  expect((await open())()).toMatchObject({ odds: "first", more: [3] });
});

it("asks no more once the page is left", async () => {
  answer = refused;
  await open();
  cleanup();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveLength(1);
});
