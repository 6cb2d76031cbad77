// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { afterGoal, aMatch } from "#tests/support/builders/page-builders.ts";
import { ALERT_KINDS_KEY } from "#web/platform/alerts/alert-kinds.ts";
import { FAVOURITE_KEYS } from "#web/platform/favourites/favourites.ts";
import { PUSH_KEY } from "#web/platform/push/push-store.ts";
import { SETTINGS_KEY } from "#web/platform/settings/settings-key.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import type { News } from "./alert.rules.ts";
import { ALERT_MS } from "./alert.rules.ts";
import { Alerts } from "./alerts.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

let listener: (news: News) => void = () => undefined;
const listen = (next: (news: News) => void) => {
  listener = next;
  return () => undefined;
};
const open = (settings: Record<string, unknown> = { alert_scope: "all" }) => {
  localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
  return renderWithProviders(<Alerts listen={listen} />);
};
const goal = (home: number, away: number, id = 7): News => ({
  kind: "goal",
  sides: ["home"],
  match: afterGoal(aMatch({ id, status: "first_half" }), home, away),
});
const raise = (news: News) => act(() => listener(news));
const alerts = () => screen.queryAllByRole("article").map(({ textContent }) => textContent);

/** Stores in the browser that the reader follows a match. */
function followMatch(id: number): void {
  const soon = Math.floor(Date.now() / 1000);
  const kept = {
    followed_at: soon,
    removed_at: null,
    expires_at: soon + 99_999,
    match_time: soon,
    name: null,
  };
  localStorage.setItem(FAVOURITE_KEYS.match, JSON.stringify([{ id, ...kept }]));
}

/** Counts notifications of the operating system. */
function stubNotices() {
  const notices: string[] = [];
  class Notice {
    static permission = "granted";
    onclick = null;
    constructor(text: string, { tag }: { tag: string }) {
      notices.push(`${tag}: ${text}`);
    }
  }
  vi.stubGlobal("Notification", Notice);
  return notices;
}

describe("Alerts of periods", () => {
  it("A chosen half-time is announced in a region that was there before", () => {
    localStorage.setItem(ALERT_KINDS_KEY, '{"match":{"7":["half_time"]}}');
    followMatch(7);
    open({ alert_scope: "favourites" });
    const region = document.querySelector("[aria-live=polite]");
    expect(region?.textContent).toBe("");
    raise({ ...goal(1, 0), kind: "half_time", sides: [] });
    expect(document.querySelector("[aria-live=polite]")).toBe(region);
    expect(region?.textContent).toMatch(/^Hết hiệp một: .+ 1-0 /);
    expect(alerts()).toHaveLength(1);
  });

  it("A reader who switched announcements off gets the pop-up alone", () => {
    localStorage.setItem(ALERT_KINDS_KEY, '{"match":{"7":["full_time"]}}');
    followMatch(7);
    open({ alert_scope: "favourites", announcements: false });
    raise({ ...goal(1, 0), kind: "full_time", sides: [] });
    expect(document.querySelector("[aria-live=polite]")?.textContent).toBe("");
    expect(alerts()).toHaveLength(1);
  });
});

describe("Goal and red card pop-ups", () => {
  it("Pop-ups link to their match, and disappear after half a minute", () => {
    open();
    raise(goal(1, 0));
    expect(alerts()).toEqual([expect.stringMatching(/^BÀN THẮNGWorld Cup 2022.*Argentina1.*France0$/)]);
    expect(screen.getByRole("link").getAttribute("href")).toBe("/match/7");
    act(() => vi.advanceTimersByTime(ALERT_MS));
    expect(alerts()).toEqual([]);
  });

  it("An event alerts once, however often the provider reports it", () => {
    open();
    raise(goal(1, 0));
    fireEvent.click(screen.getByRole("button", { name: "Đóng" }));
    raise(goal(1, 0));
    expect(alerts()).toEqual([]);
    raise(goal(2, 0));
    expect(alerts()).toHaveLength(1);
  });

  it("A goal alerts again if the score was taken back in between", () => {
    open();
    raise(goal(1, 0));
    raise({ ...goal(0, 0), kind: "cancelled" });
    raise(goal(1, 0));
    expect(screen.getByRole("article").getAttribute("data-kind")).toBe("goal");
  });

  it("Pop-ups are limited to favourites, unless the reader chose all matches", () => {
    followMatch(7);
    open({});
    raise(goal(1, 0, 8));
    expect(alerts()).toEqual([]);
    raise(goal(1, 0, 7));
    expect(alerts()).toHaveLength(1);
  });

  it("No pop-ups appear when they are switched off", () => {
    open({ alert_scope: "all", goal_popup: false });
    raise(goal(1, 0));
    expect(alerts()).toEqual([]);
  });

  it("Pop-ups stay while the focus is on them", () => {
    open();
    raise(goal(1, 0));
    act(() => screen.getByRole("link").focus());
    act(() => vi.advanceTimersByTime(ALERT_MS + 10_000));
    expect(alerts()).toHaveLength(1);
    act(() => screen.getByRole("link").blur());
    act(() => vi.advanceTimersByTime(2_000));
    expect(alerts()).toEqual([]);
  });
});

describe("Goal notifications outside the page", () => {
  it("Notifications appear while the page is hidden, for readers who enabled them", () => {
    const notices = stubNotices();
    open({ alert_scope: "all", desktop_notifications: true });
    raise(goal(1, 0));
    expect(notices).toEqual([]);
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    raise(goal(2, 0));
    expect(notices).toEqual([expect.stringContaining("Argentina 2-0 France")]);
  });

  it("Notifications are not duplicated when the site already pushes them to this browser", () => {
    const notices = stubNotices();
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    localStorage.setItem(PUSH_KEY, JSON.stringify({ kinds: ["goal"], locale: "vi" }));
    followMatch(7);
    open({ alert_scope: "all", desktop_notifications: true });
    raise(goal(1, 0, 7));
    raise(goal(1, 0, 8));
    expect(notices).toEqual([expect.stringMatching(/^goal 8/)]);
  });
});
