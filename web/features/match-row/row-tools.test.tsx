// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { Profiler } from "react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { afterGoal, aMatch, KICK_OFF } from "#tests/support/builders/page-builders.ts";
import { pushMatch } from "#web/features/live-overlay/match-push.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { MatchRow } from "./match-row.tsx";
import { RowIslandsProvider } from "./row-islands.tsx";

const match = aMatch({
  status: "second_half",
  home: { goals: 1, corners: 5 },
  away: { goals: 0, corners: 3 },
});

/** Waits until the islands of rows have loaded. */
const shown = () => screen.findAllByRole("button", { name: /Argentina – France/, expanded: false });

// Imports take long on a busy machine.
beforeAll(async () => void (await Promise.all([import("./row-extras.ts"), import("./row-more.tsx")])));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const answerWith = (body: unknown, status = 200) => {
  const fetchMock = vi.fn(async () => Response.json(body, { status }));
  vi.stubGlobal("fetch", fetchMock);
  return fetchMock;
};
const noHistory = {
  data: {
    history: { head_to_head: [], home: [], away: [] },
    future: { home: [], away: [] },
    goal_distribution: {
      home: { scored: { total: [], home: [], away: [] }, conceded: { total: [], home: [], away: [] } },
      away: { scored: { total: [], home: [], away: [] }, conceded: { total: [], home: [], away: [] } },
    },
  },
};

function open(facts: { betting: "shown" | "hidden" } = { betting: "shown" }) {
  return renderWithProviders(
    <RowIslandsProvider>
      <ul>
        <MatchRow match={match} />
      </ul>
    </RowIslandsProvider>,
    { now_ms: KICK_OFF * 1000, facts },
  );
}

describe("The islands of a row", () => {
  it("Row islands are absent from the HTML and load when the page is idle", async () => {
    open();
    expect(screen.queryByRole("button")).toBeNull();
    await shown();
    expect(screen.getByRole("button", { pressed: false })).toBeTruthy();
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/match/7",
      "/match/7?tab=chat",
    ]);
  });

  it("Row islands include a star that follows the match", async () => {
    open();
    await shown();
    fireEvent.click(screen.getByRole("button", { pressed: false }));
    await waitFor(() => expect(screen.getByRole("button", { pressed: true })).toBeTruthy());
  });

  it("Row islands do not render for a pushed goal", async () => {
    const renders: string[] = [];
    const { overlay } = renderWithProviders(
      <RowIslandsProvider>
        <ul>
          {[1, 2, 3].map((id) => (
            <Profiler key={id} id={String(id)} onRender={(row) => renders.push(row)}>
              <MatchRow match={{ ...match, id: id as typeof match.id }} />
            </Profiler>
          ))}
        </ul>
      </RowIslandsProvider>,
      { now_ms: KICK_OFF * 1000 },
    );
    await shown();
    renders.length = 0;
    const second = { ...match, id: 2 as typeof match.id };
    await act(async () => pushMatch(overlay, afterGoal(second, 2, 0), KICK_OFF * 1000, second));
    expect(renders).toEqual(["2"]);
  });
});

describe("An opened row", () => {
  const button = () => screen.getByRole("button", { name: /^Phong độ và đối đầu/ });

  it("An opened row requests the history once, and closes again", async () => {
    const fetchMock = answerWith(noHistory);
    const { container } = open();
    await shown();
    expect(fetchMock).not.toHaveBeenCalled();
    fireEvent.click(button());
    expect(button().getAttribute("aria-expanded")).toBe("true");
    expect(container.querySelector(".row-more")?.id).toBe(button().getAttribute("aria-controls"));
    await screen.findByText("Hai đội chưa gặp nhau.");
    fireEvent.click(button());
    expect(container.querySelector(".row-more")).toBeNull();
    fireEvent.click(button());
    await screen.findByText("Hai đội chưa gặp nhau.");
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it("An opened row links to the match's tabs, to the odds tab only where betting is shown", async () => {
    answerWith(noHistory);
    const hrefs = () =>
      [...document.querySelectorAll(".row-more-links a")].map((link) => link.getAttribute("href"));
    open({ betting: "hidden" });
    await shown();
    fireEvent.click(button());
    await waitFor(() =>
      expect(hrefs()).toEqual(["/match/7?tab=h2h", "/match/7?tab=lineup", "/match/7?tab=chat"]),
    );
    cleanup();
    open({ betting: "shown" });
    await shown();
    fireEvent.click(button());
    await waitFor(() => expect(hrefs()).toContain("/match/7?tab=odds"));
  });

  it("An opened row reports a failure, and retries on request", async () => {
    answerWith({ code: "match_not_found" }, 404);
    open();
    await shown();
    fireEvent.click(button());
    const retry = await screen.findByRole("button", { name: "Thử lại" });
    answerWith(noHistory);
    fireEvent.click(retry);
    expect(await screen.findByText("Hai đội chưa gặp nhau.")).toBeTruthy();
  });
});
