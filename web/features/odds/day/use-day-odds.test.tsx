// @vitest-environment happy-dom
import { act, cleanup, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { oddsKey } from "#shared/odds/odds-key.rules.ts";
import { someOdds } from "#tests/support/builders/odds-builders.ts";
import { fetched, renderWithProviders } from "#web/testing/render-page.tsx";
import type { OddsOverlay } from "../odds-overlay.ts";
import { useOddsOverlay } from "../use-shown-odds.ts";
import { type DayOddsName, dayOddsQuery } from "./day-odds.query.ts";
import { useDayOdds } from "./use-day-odds.ts";

afterEach(cleanup);

const name: DayOddsName = {
  ...{ page: "asian_handicap", period: "full", company_id: null },
  ...{ date: "2022-12-18", tz: "+07:00" },
};

it("A response older than a push does not revert the pushed price", async () => {
  let overlay: OddsOverlay | null = null;
  const Shown = () => {
    overlay = useOddsOverlay();
    useDayOdds(name);
    return null;
  };
  const { queryKey } = dayOddsQuery(name);
  const other = someOdds({ at: 100 }, 2);
  const { client } = renderWithProviders(<Shown />, {
    queries: [fetched(dayOddsQuery(name), [someOdds({ at: 100, home: 1.9 }), other])],
  });
  const pushed = someOdds({ at: 120, home: 1.85 });
  const shown = () => overlay?.of(oddsKey(pushed));
  await act(async () => overlay?.take([pushed], 0));
  await act(async () => {
    client.setQueryData(queryKey, [someOdds({ at: 100, home: 1.9 }), someOdds({ at: 130, home: 2 }, 2)]);
  });
  await waitFor(() => expect(overlay?.of(oddsKey(other)).odds?.inplay).toMatchObject({ at: 130 }));
  expect([shown()?.odds?.inplay, shown()?.moves.size]).toEqual([pushed.inplay, 0]);
});
