// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { Profiler } from "react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { afterGoal, aMatch, KICK_OFF } from "#tests/support/page-builders.ts";
import { usePageStore } from "#web/platform/page-stores.tsx";
import { renderPart } from "#web/testing/render-page.tsx";
import { pushMatch } from "../live/match-push.ts";
import { fillRows } from "./fill-rows.ts";
import { MatchRow } from "./match-row.tsx";
import { RowCorners } from "./row-corners.tsx";
import { createRowParts, type RowPartsStore } from "./row-parts.ts";
import { RowTools } from "./row-tools.tsx";

const match = aMatch({
  status: "second_half",
  home: { goals: 1, corners: 5 },
  away: { goals: 0, corners: 3 },
});
const parts = { Tools: RowTools, Corners: RowCorners };

let store: RowPartsStore | null = null;
function Store() {
  store = usePageStore(createRowParts);
  return null;
}
const fill = () => act(async () => store && fillRows(store, parts));

// How long its code takes to come is not what these tests are about.
beforeAll(async () => void (await import("./row-more.tsx")));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const answerWith = (body: unknown, status = 200) => {
  const asked = vi.fn(async () => Response.json(body, { status }));
  vi.stubGlobal("fetch", asked);
  return asked;
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
  return renderPart(
    <ul>
      <Store />
      <MatchRow match={match} />
    </ul>,
    { now_ms: KICK_OFF * 1000, facts },
  );
}

describe("a row's tools", () => {
  it("are no part of the HTML and come when the page is idle", async () => {
    open();
    expect(screen.queryByRole("button")).toBeNull();
    await fill();
    expect(screen.getByRole("button", { name: /Argentina – France/, expanded: false })).toBeTruthy();
    expect(screen.getByRole("button", { pressed: false })).toBeTruthy();
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/match/7",
      "/match/7?tab=chat",
    ]);
  });

  it("follow the match", async () => {
    open();
    await fill();
    fireEvent.click(screen.getByRole("button", { pressed: false }));
    await waitFor(() => expect(screen.getByRole("button", { pressed: true })).toBeTruthy());
  });

  it("have no part in a pushed goal", async () => {
    const renders: string[] = [];
    const { overlay } = renderPart(
      <ul>
        <Store />
        {[1, 2, 3].map((id) => (
          <Profiler key={id} id={String(id)} onRender={(row) => renders.push(row)}>
            <MatchRow match={{ ...match, id: id as typeof match.id }} />
          </Profiler>
        ))}
      </ul>,
      { now_ms: KICK_OFF * 1000 },
    );
    await fill();
    renders.length = 0;
    const second = { ...match, id: 2 as typeof match.id };
    await act(async () => pushMatch(overlay, afterGoal(second, 2, 0), KICK_OFF * 1000, second));
    expect(renders).toEqual(["2"]);
  });
});

describe("an opened row", () => {
  const button = () => screen.getByRole("button", { name: /^Phong độ và đối đầu/ });

  it("asks for the history once, and closes again", async () => {
    const asked = answerWith(noHistory);
    const { container } = open();
    await fill();
    expect(asked).not.toHaveBeenCalled();
    fireEvent.click(button());
    expect(button().getAttribute("aria-expanded")).toBe("true");
    expect(container.querySelector(".row-more")?.id).toBe(button().getAttribute("aria-controls"));
    await screen.findByText("Hai đội chưa gặp nhau.");
    fireEvent.click(button());
    expect(container.querySelector(".row-more")).toBeNull();
    fireEvent.click(button());
    await screen.findByText("Hai đội chưa gặp nhau.");
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("leads to the tabs of the match, to that of prices only where betting is shown", async () => {
    answerWith(noHistory);
    const hrefs = () =>
      [...document.querySelectorAll(".row-more-links a")].map((link) => link.getAttribute("href"));
    open({ betting: "hidden" });
    await fill();
    fireEvent.click(button());
    await waitFor(() =>
      expect(hrefs()).toEqual(["/match/7?tab=h2h", "/match/7?tab=lineup", "/match/7?tab=chat"]),
    );
    cleanup();
    open({ betting: "shown" });
    await fill();
    fireEvent.click(button());
    await waitFor(() => expect(hrefs()).toContain("/match/7?tab=odds"));
  });

  it("says that it could not be had, and asks again when told to", async () => {
    answerWith({ code: "match_not_found" }, 404);
    open();
    await fill();
    fireEvent.click(button());
    const retry = await screen.findByRole("button", { name: "Thử lại" });
    answerWith(noHistory);
    fireEvent.click(retry);
    expect(await screen.findByText("Hai đội chưa gặp nhau.")).toBeTruthy();
  });
});
