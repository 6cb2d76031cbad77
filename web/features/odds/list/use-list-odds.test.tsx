// @vitest-environment happy-dom
import { act, cleanup, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Match } from "#shared/match/index.ts";
import { someOdds } from "#tests/support/odds-builders.ts";
import { aMatch } from "#tests/support/page-builders.ts";
import type { OddsSink } from "#web/platform/live/odds-sink.ts";
import { SETTINGS_KEY } from "#web/platform/settings/settings-key.ts";
import { renderPart } from "#web/testing/render-page.tsx";
import { listOddsQuery } from "./list-odds.query.ts";
import { daysOf, useListOdds } from "./use-list-odds.ts";
import { useListOddsSink } from "./use-list-odds-sink.ts";

const CHOSEN = 7;
const rows: readonly Match[] = [aMatch({ id: 1 })];
const [day = { date: "", tz: "" }] = daysOf(rows);
const listOf = (companyId: number) => ({
  company_name: `Company ${companyId}`,
  odds: [{ ...someOdds({}, companyId), initial: null, instant: null }],
});

beforeEach(() => {
  localStorage.setItem(SETTINGS_KEY, JSON.stringify({ list_company_id: CHOSEN }));
  vi.stubGlobal("fetch", async () => Response.json({ code: "internal" }, { status: 500 }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it("prices of the chosen company stay when they could not be fetched again", async () => {
  const chosen = listOddsQuery(day, CHOSEN).queryKey;
  const Shown = () => <b>{useListOdds(rows).matches.get(1)?.[0]?.company.name}</b>;
  const { client, container } = renderPart(<Shown />, {
    queries: [
      [listOddsQuery(day, null).queryKey, listOf(1)],
      [chosen, listOf(CHOSEN)],
    ],
  });
  expect(container.textContent).toBe("Company 7");
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  await act(() => client.refetchQueries({ queryKey: chosen }));
  await waitFor(() => expect(client.getQueryState(chosen)?.status).toBe("error"));
  expect(container.textContent).toBe("Company 7");
});

it("where pushed prices go outlives other rows of the list", async () => {
  const sinks = new Set<OddsSink>();
  let refetched = () => {};
  const Sink = () => {
    const [matches, setMatches] = useState(rows);
    refetched = () => setMatches([...rows]);
    sinks.add(useListOddsSink(matches));
    return null;
  };
  renderPart(<Sink />);
  await act(async () => refetched());
  expect(sinks.size).toBe(1);
});
