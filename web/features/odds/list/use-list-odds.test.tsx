// @vitest-environment happy-dom
import { act, cleanup, waitFor } from "@testing-library/react";
import { memo } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Match } from "#shared/match/index.ts";
import type { MainOdds } from "#shared/odds/index.ts";
import { someOdds } from "#tests/support/builders/odds-builders.ts";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import type { OddsSink } from "#web/platform/realtime/odds-sink.ts";
import { SETTINGS_KEY } from "#web/platform/settings/settings-key.ts";
import { fetched, renderWithProviders } from "#web/testing/render-page.tsx";
import { listOddsQuery } from "./list-odds.query.ts";
import { daysOf, ListOddsContext, useListOdds, useRowOdds } from "./use-list-odds.ts";
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

it("Prices of the chosen company stay when a refetch fails", async () => {
  const chosen = listOddsQuery(day, CHOSEN).queryKey;
  const Shown = () => <b>{useListOdds(rows).list.matches.get(1)?.[0]?.company.name}</b>;
  const { client, container } = renderWithProviders(<Shown />, {
    queries: [
      fetched(listOddsQuery(day, null), listOf(1)),
      fetched(listOddsQuery(day, CHOSEN), listOf(CHOSEN)),
    ],
  });
  expect(container.textContent).toBe("Company 7");
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  await act(() => client.refetchQueries({ queryKey: chosen }));
  await waitFor(() => expect(client.getQueryState(chosen)?.status).toBe("error"));
  expect(container.textContent).toBe("Company 7");
});

describe("A pushed row that the list lacks", () => {
  const AT = 1000;
  const priced = (companyId: number, at: number, home = 1.9) => ({
    ...someOdds({ at, home }, companyId),
    initial: null,
    instant: null,
  });
  const ofMatch = (id: number, odds: MainOdds) => ({ ...odds, match_id: id as MainOdds["match_id"] });
  /** A response of edge with the rows of some point in time. */
  const answerWith = (...odds: readonly MainOdds[]) =>
    Response.json({ data: { odds }, page: { limit: 500, page: 1, total: odds.length } });

  let sink: OddsSink | null = null;
  let renders = 0;
  const Row = memo(function Row({ id }: { readonly id: number }) {
    renders += 1;
    const odds = useRowOdds(id);
    return <li>{odds.map(({ company }) => company.id).join()}</li>;
  });
  function List() {
    sink = useListOddsSink();
    const { list } = useListOdds(rows);
    return (
      <ListOddsContext value={list}>
        <Row id={1} />
        <Row id={2} />
        <Row id={3} />
      </ListOddsContext>
    );
  }
  function open(...odds: readonly MainOdds[]) {
    localStorage.clear();
    const key = listOddsQuery(day, null).queryKey;
    const page = renderWithProviders(<List />, {
      queries: [fetched(listOddsQuery(day, null), { company_name: null, odds })],
    });
    const shown = () => [...page.container.querySelectorAll("li")].map(({ textContent }) => textContent);
    const push = (odds: MainOdds, at = AT) => act(async () => sink?.take([odds], at * 1000));
    const refetch = () => act(() => page.client.refetchQueries({ queryKey: key }));
    return { ...page, key, shown, push, refetch };
  }
  afterEach(() => {
    sink = null;
    renders = 0;
  });

  it("A pushed row survives a refetch in flight that lacks it", async () => {
    let answer: (response: Response) => void = () => undefined;
    vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (answer = resolve)));
    const { client, key, shown, push } = open(priced(2, AT - 60));
    const refetched = client.refetchQueries({ queryKey: key });
    await push(priced(1, AT - 90));
    await push(ofMatch(2, priced(5, AT)));
    expect(shown()).toEqual(["1", "5", ""]);
    await act(async () => {
      answer(answerWith(priced(2, AT - 30), ofMatch(3, priced(6, AT - 30))));
      await refetched;
    });
    await waitFor(() => expect(shown()).toEqual(["1", "5", "6"]));
  });

  it("A pushed row is replaced by another company's price that was set after the push", async () => {
    const { shown, push, refetch } = open(priced(2, AT - 60));
    await push(priced(1, AT));
    vi.stubGlobal("fetch", async () => answerWith(priced(3, AT + 60)));
    await refetch();
    await waitFor(() => expect(shown()).toEqual(["3", "", ""]));
  });

  it("A pushed row renders alone, and a later price of the same company renders no row", async () => {
    const { push } = open(priced(2, AT - 60));
    renders = 0;
    await push(priced(1, AT));
    expect(renders).toBe(1);
    await push(priced(1, AT + 1, 1.8));
    expect(renders).toBe(1);
  });

  it("A pushed row is not shown in the list of another company", async () => {
    const { shown, push } = open(priced(2, AT - 60));
    const newValue = JSON.stringify({ list_company_id: CHOSEN });
    localStorage.setItem(SETTINGS_KEY, newValue);
    await act(
      async () => void window.dispatchEvent(new StorageEvent("storage", { key: SETTINGS_KEY, newValue })),
    );
    await push(priced(CHOSEN, AT));
    expect(shown()).toEqual(["2", "", ""]);
  });
});
