// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it } from "vitest";
import type { OddsOf } from "#shared/odds/index.ts";
import { someOdds } from "#tests/support/builders/odds-builders.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { TestStores } from "#web/testing/stores.tsx";
import type { OddsOverlay } from "./odds-overlay.ts";
import { useOddsOverlay, useShownOdds } from "./use-shown-odds.ts";

const Stores = ({ children }: { readonly children: ReactNode }) => (
  <TestStores now_ms={0}>{children}</TestStores>
);
afterEach(cleanup);

describe("A row of prices", () => {
  it("A row changes with different prices, and keeps its identity with equal ones", async () => {
    const fetched = someOdds();
    const use = () => ({ overlay: useOddsOverlay(), ...useShownOdds(fetched) });
    const { result } = renderHook(use, { wrapper: Stores });
    await act(async () => result.current.overlay.take([someOdds()], 1));
    expect(result.current.odds).toBe(fetched);
    const moved = someOdds({ home: 1.7, at: 200 });
    await act(async () => result.current.overlay.take([moved], 2));
    expect(result.current.odds).toBe(moved);
    expect(result.current.moves.get("inplay.home")).toBe("down");
    await act(async () => result.current.overlay.take([someOdds({ home: 1.7, at: 200 })], 3));
    expect(result.current.odds.inplay?.home).toBe(1.7);
  });

  it("A row may be shown twice, as fetched at different times", async () => {
    const [one, other] = [someOdds({ at: 100 }), someOdds({ at: 300, home: 2 })];
    const use = () => ({
      overlay: useOddsOverlay(),
      one: useShownOdds(one).odds,
      other: useShownOdds(other).odds,
    });
    const { result } = renderHook(use, { wrapper: Stores });
    const first = { at: 20, suspended: false, line: 0.25, home: 1.9, away: 1.96 };
    await act(async () =>
      result.current.overlay.take([{ ...someOdds({ home: 1.7, at: 200 }), initial: first }], 1),
    );
    expect([result.current.one.inplay?.home, result.current.other.inplay?.home]).toEqual([1.7, 2]);
    expect(result.current.other.initial).toBe(first);
  });
});

it("In-play prices pushed to a URL that reveals results are not shown on one that hides them", async () => {
  const hidden: OddsOf<"asian_handicap"> = { ...someOdds(), inplay: null };
  let overlay: OddsOverlay | null = null;
  function Home() {
    overlay = useOddsOverlay();
    return useShownOdds(hidden).odds.inplay?.home;
  }
  const { container, router, goBack } = renderWithProviders(<Home />);
  await act(() => router.navigate("/?scores=shown"));
  await act(async () => overlay?.take([someOdds({ home: 1.7 })], 1));
  expect(container.textContent).toBe("1.7");
  await act(goBack);
  expect(container.textContent).toBe("");
});
