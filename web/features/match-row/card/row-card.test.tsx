// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { afterGoal, aMatch, anIncident, KICK_OFF } from "#tests/support/builders/page-builders.ts";
import { pushMatch } from "#web/features/live-overlay/match-push.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { MatchRow } from "../match-row.tsx";
import { RowCardHost } from "./row-card-host.tsx";

const match = aMatch({ status: "second_half", home: { goals: 1 }, away: { goals: 0 } });
const detail = {
  match,
  commentary: [],
  incidents: [
    anIncident(1, { kind: "goal", minute: 23, player: { id: null, name: "Messi" } }),
    anIncident(2, { kind: "goal", minute: 40, cancelled: true, player: { id: null, name: "Mbappé" } }),
    anIncident(3, { kind: "corner", minute: 41 }),
  ],
  stats: [
    ...["possession", "shots", "shots_on_target", "corners", "fouls", "offsides"].map((kind) => ({
      kind,
      period: "full",
      home: 5,
      away: 4,
    })),
    { kind: "shots", period: "first_half", home: 1, away: 1 },
  ],
};

// The load time of its code is not under test.
beforeAll(async () => void (await import("./row-card.tsx")));
beforeEach(() => {
  Object.assign(HTMLElement.prototype, { showPopover: () => undefined });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLElement.prototype, "showPopover");
});

const open = () =>
  renderWithProviders(
    <>
      <ul>
        <MatchRow match={match} />
      </ul>
      <RowCardHost />
    </>,
    { now_ms: KICK_OFF * 1000 },
  );
const restOn = (container: HTMLElement, selector: string) =>
  container
    .querySelector(selector)
    ?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
const answerWith = (body: unknown, status = 200) => {
  const fetchMock = vi.fn(async () => Response.json(body, { status }));
  vi.stubGlobal("fetch", fetchMock);
  return fetchMock;
};

describe("The card beside a row", () => {
  it("The card shows incidents and five statistics of the whole match, and describes the row's link", async () => {
    answerWith({ data: detail });
    const { container } = open();
    restOn(container, ".match-state");
    const card = await screen.findByRole("tooltip");
    await screen.findByText("Messi");
    expect(card.querySelectorAll(".row-card-incidents li")).toHaveLength(2);
    expect(card.querySelector("[data-cancelled]")?.textContent).toContain("Mbappé");
    const stats = [...card.querySelectorAll("tbody th")].map((cell) => cell.textContent);
    expect(stats).toEqual(["Kiểm soát bóng", "Sút", "Sút trúng đích", "Phạt góc", "Phạm lỗi"]);
    expect(container.querySelector(".match-row-link")?.getAttribute("aria-describedby")).toBe(card.id);
    restOn(container, ".match-row-time");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
    expect(container.querySelector("[aria-describedby]")).toBeNull();
  });

  it("Old statistics on the card show their minute", async () => {
    const clock = { period_started_at: KICK_OFF - 3_600 };
    const stats = detail.stats.map((stat) => ({ ...stat, as_of_minute: 45 }));
    answerWith({ data: { ...detail, match: { ...match, ...clock }, stats } });
    const { container } = open();
    restOn(container, ".match-state");
    expect(await screen.findByText("Số liệu đến phút 45")).toBeTruthy();
  });

  it("A push refetches the card, which keeps its content meanwhile", async () => {
    const fetchMock = answerWith({ data: detail });
    const { container, overlay } = open();
    restOn(container, ".match-state");
    await screen.findByText("Messi");
    await act(async () => pushMatch(overlay, afterGoal(match, 2, 0), KICK_OFF * 1000, match));
    expect(screen.getByText("Messi")).toBeTruthy();
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
  });

  it("Missing data is reported, and requested again when the card opens again", async () => {
    answerWith({ code: "match_not_found" }, 404);
    const { container } = open();
    restOn(container, ".match-state");
    expect(await screen.findByText("Dữ liệu đang được cập nhật")).toBeTruthy();
    expect(screen.getByRole("tooltip").querySelector("button")).toBeNull();
    answerWith({ data: detail });
    restOn(container, ".match-row-time");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
    restOn(container, ".match-state");
    expect(await screen.findByText("Messi")).toBeTruthy();
  });
});
