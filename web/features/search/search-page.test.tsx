// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DEFAULT_TZ } from "#shared/time/index.ts";
import { fewHotCompetitionsQuery } from "#web/platform/data/competition.query.ts";
import { InShownZone } from "#web/platform/i18n/zone/in-shown-zone.tsx";
import { changeZone } from "#web/platform/i18n/zone/shown-zone.ts";
import { countriesQuery } from "#web/platform/list/countries.query.ts";
import { fetched, renderWithProviders } from "#web/testing/render-page.tsx";
import { foundQuery, othersQuery } from "./search.query.ts";
import { readSearchFilter } from "./search-filter.ts";
import SearchPageView, { Found } from "./search-page.tsx";

const answer = (match: number) => ({
  ...{ matches: [], competitions: [], teams: [], players: [], coaches: [] },
  totals: { match, league: 0, team: 0, player: 0, coach: 0 },
});
let requests: (string | null)[];

beforeEach(() => {
  requests = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL) => {
    const url = new URL(input instanceof Request ? input.url : String(input), "http://site");
    requests.push(url.searchParams.get("tz"));
    return Response.json({ data: answer(9) });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  act(() => changeZone(DEFAULT_TZ));
});

const slots = { rows: () => null, sync: () => null };
function open(query: string) {
  const filter = readSearchFilter(new URLSearchParams(query));
  const { container } = renderWithProviders(
    <InShownZone>
      <Found filter={filter} tz={DEFAULT_TZ} matchSlots={slots} />
    </InShownZone>,
    {
      queries: [
        fetched(foundQuery(filter, DEFAULT_TZ), answer(1)),
        fetched(othersQuery(filter, DEFAULT_TZ), answer(1)),
      ],
    },
  );
  return () => container.querySelectorAll(".chip-count")[1]?.textContent;
}

describe("The search page before a search", () => {
  it("The hint follows the typed text", () => {
    const filter = readSearchFilter(new URLSearchParams());
    renderWithProviders(<SearchPageView filter={filter} tz={DEFAULT_TZ} matchSlots={slots} />, {
      queries: [
        fetched(countriesQuery(), { countries: [] }),
        fetched(fewHotCompetitionsQuery(), { competitions: [] }),
      ],
    });
    const type = (value: string) => fireEvent.input(screen.getByRole("searchbox"), { target: { value } });
    expect(screen.getByText("Nhập ít nhất 3 ký tự để tìm kiếm.")).toBeTruthy();
    type("vinh");
    expect(screen.getByText("Bấm “Tìm” để xem kết quả.")).toBeTruthy();
    type("vi ");
    expect(screen.getByText("Nhập ít nhất 3 ký tự để tìm kiếm.")).toBeTruthy();
  });
});

describe("Matches searched by day", () => {
  it("Searched matches fall into the reader's days once their time zone is known", async () => {
    const count = open("q=vinh&from=2026-01-01");
    expect([count(), requests]).toEqual(["1", []]);
    act(() => changeZone("+09:00"));
    await waitFor(() => expect(count()).toBe("9"));
    expect(requests).toEqual(["+09:00"]);
  });

  it("Kinds without days are not requested again", async () => {
    const count = open("q=vinh&kind=team");
    act(() => changeZone("+09:00"));
    expect([count(), requests]).toEqual(["1", []]);
  });
});
