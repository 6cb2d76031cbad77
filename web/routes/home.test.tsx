// @vitest-environment happy-dom
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { someOdds } from "#tests/support/builders/odds-builders.ts";
import { afterGoal, aMatch, KICK_OFF } from "#tests/support/builders/page-builders.ts";
import { pushMatch } from "#web/features/live-overlay/match-push.ts";
import { MatchRow, type PricesOfRow } from "#web/features/match-row/match-row.tsx";
import { RowPrices } from "#web/features/odds/list/row-prices.tsx";
import { ListOddsContext } from "#web/features/odds/list/use-list-odds.ts";
import type { OddsOverlay } from "#web/features/odds/odds-overlay.ts";
import { useOddsOverlay } from "#web/features/odds/use-shown-odds.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";

const rendered = vi.hoisted(() => ({ prices: 0, names: 0 }));
// Called for every price and every team name: the number of calls is the number of renders.
vi.mock(import("#web/platform/i18n/price-label.ts"), async (original) => {
  const real = await original();
  const priceLabel: typeof real.priceLabel = (...price) => {
    rendered.prices += 1;
    return real.priceLabel(...price);
  };
  return { ...real, priceLabel };
});
vi.mock(import("#web/platform/i18n/shown-name.ts"), async (original) => {
  const real = await original();
  const shownName: typeof real.shownName = (...named) => {
    rendered.names += 1;
    return real.shownName(...named);
  };
  return { ...real, shownName };
});

const NOW_MS = KICK_OFF * 1000 + 600_000;
const at = KICK_OFF + 590;
const match = aMatch({
  id: 1,
  status: "first_half",
  home: { goals: 0 },
  away: { goals: 0 },
  rest: { period_started_at: KICK_OFF },
});
const listed = { company_id: null, matches: new Map([[1, [someOdds({ at })]]]) };
const prices: PricesOfRow = ({ id, match_time }) => (
  <RowPrices match_id={id} match_time={match_time} play="running" />
);

beforeEach(() => void vi.useFakeTimers({ now: NOW_MS }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

let odds: OddsOverlay | null = null;
function Overlay() {
  odds = useOddsOverlay();
  return null;
}

async function open() {
  const page = renderWithProviders(
    <>
      <Overlay />
      <ListOddsContext value={listed}>
        <MatchRow match={match} prices={prices} />
      </ListOddsContext>
    </>,
    { now_ms: NOW_MS },
  );
  expect(page.container.querySelectorAll(".price")).toHaveLength(2);
  Object.assign(rendered, { prices: 0, names: 0 });
  return page;
}

describe("a row of the live list", () => {
  it("renders no price for a goal", async () => {
    const { container, overlay } = await open();
    await act(async () => pushMatch(overlay, afterGoal(match, 1, 0, 500), NOW_MS, match));
    expect(container.querySelector(".match-row-score")?.textContent).toBe("1-0");
    expect(rendered.names).toBeGreaterThan(0);
    expect(rendered.prices).toBe(0);
  });

  it("renders the one price that changed, and nothing of the match", async () => {
    const { container } = await open();
    await act(async () => odds?.take([someOdds({ at: at + 1, home: 1.8 })], NOW_MS));
    expect(container.querySelector(".price")?.textContent).toBe("1.80");
    expect(rendered).toEqual({ prices: 1, names: 0 });
  });
});
