// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { AnswerAt } from "#shared/api/index.ts";
import type { Match } from "#shared/match/index.ts";
import type { Poll } from "#shared/poll/index.ts";
import { aMatch } from "#tests/support/builders/match-builders.ts";
import { fetched, renderWithProviders } from "#web/testing/render-page.tsx";
import { keepOwnVote, ownVote } from "./own-vote.ts";
import { pollQuery } from "./poll.query.ts";
import { MatchPoll } from "./poll.tsx";

const KICK_OFF = Date.UTC(2026, 10, 21, 12) / 1000;
const BEFORE = KICK_OFF * 1000 - 60_000;

const OPEN_NOTE = "Mở đến khi bóng lăn, bạn có thể đổi ý";

const ahead = (): Match => aMatch({ id: 7, status: "not_started", match_time: KICK_OFF });
const aPoll = (fields: Partial<Poll> = {}): Poll => ({
  ...{ match_id: ahead().id, home: 5, draw: 2, away: 3, open: true, closes_at: KICK_OFF },
  ...fields,
});

const show = (match = ahead(), poll: Poll | null = aPoll(), now_ms = BEFORE) => {
  vi.useFakeTimers({ now: now_ms, toFake: ["Date"] });
  if (poll === null) vi.stubGlobal("fetch", async () => Response.json({}, { status: 404 }));
  const queries = poll ? [fetched(pollQuery(match.id), { poll, choice: null })] : [];
  return renderWithProviders(<MatchPoll match={match} />, { now_ms, queries });
};
const sharesShown = () => screen.getAllByRole("listitem").map((item) => item.textContent);
const answers = (status: number, body: object) => {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal("fetch", fetched);
  return fetched;
};
const answersWith = (data: AnswerAt<"/api/v1/football/matches/poll">) => answers(200, { data });
const choose = (index: number) => {
  const button = screen.getAllByRole("button")[index];
  if (!button) throw new Error("there is no such choice");
  // A browser reports the pressed button; happy-dom's click does not.
  fireEvent(
    button.closest("form") ?? button,
    Object.assign(new Event("submit", { bubbles: true, cancelable: true }), { submitter: button }),
  );
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("The poll of a match", () => {
  it("The poll shows teams and draw with their shares and the number of votes", () => {
    const { home, away } = ahead();
    show();
    expect(sharesShown()).toEqual([`${home.name}50%`, "Hòa20%", `${away.name}30%`]);
    expect(screen.getByText("Lượt bình chọn: 10")).toBeTruthy();
  });

  it("The poll is a form that works without scripts: three buttons, the match and the return path", () => {
    const { container: root } = show();
    const form = root.querySelector("form");
    expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual([
      "post",
      "/api/v1/football/matches/poll",
    ]);
    const fields = [...root.querySelectorAll("input, button")].map((field) => [
      field.getAttribute("name"),
      field.getAttribute("value"),
    ]);
    expect(fields).toEqual([
      ["match_id", "7"],
      ["back", "/match/7#poll"],
      ["choice", "home"],
      ["choice", "draw"],
      ["choice", "away"],
    ]);
  });

  it.each([
    ["could not be had", null],
    ["ended without a vote", aPoll({ home: 0, draw: 0, away: 0, open: false })],
  ])("The poll is not rendered if it %s", (_why, poll) => {
    show(ahead(), poll);
    expect(screen.queryByRole("heading")).toBeNull();
  });

  it("A poll without votes shows an empty state", () => {
    show(ahead(), aPoll({ home: 0, draw: 0, away: 0 }));
    expect(screen.getByText("Chưa có ai bình chọn")).toBeTruthy();
    expect(sharesShown().join()).toContain("Hòa0%");
  });

  it("At kick-off the poll closes and shows the readers' expectation", () => {
    show(ahead(), aPoll(), KICK_OFF * 1000);
    expect(screen.queryAllByRole("button")).toEqual([]);
    expect(sharesShown()).toHaveLength(3);
    expect(screen.getByRole("status").textContent).toBe("Đã đóng bình chọn");
  });
});

describe("A reader's vote", () => {
  it("A vote is sent, counted at once, highlighted and remembered", async () => {
    const fetched = answersWith({ poll: aPoll({ draw: 3 }), choice: "draw" });
    show();
    choose(1);
    await waitFor(() =>
      expect(screen.getByRole("status").textContent).toBe("Đã ghi nhận bình chọn của bạn."),
    );
    expect(fetched.mock.calls.map(([url, init]) => [url, init.method, init.body])).toEqual([
      ["/api/v1/football/matches/poll", "POST", '{"match_id":7,"choice":"draw"}'],
    ]);
    expect(screen.getByText("Lượt bình chọn: 11")).toBeTruthy();
    const pressed = screen.getByRole("button", { pressed: true });
    expect(within(pressed).getByText("Hòa")).toBeTruthy();
    expect(ownVote(7)).toBe("draw");
  });

  it("A vote is shown again on the next visit, for this match only", () => {
    answersWith({ poll: aPoll(), choice: "away" });
    keepOwnVote(7, "away");
    keepOwnVote(8, "home");
    show();
    const states = screen.getAllByRole("button").map((button) => button.getAttribute("aria-pressed"));
    expect(states).toEqual(["false", "false", "true"]);
  });

  it("A page from before the reader's vote counts it, and fetches the poll again", async () => {
    const fetched = answersWith({ poll: aPoll({ home: 4, draw: 0, away: 2 }), choice: "away" });
    keepOwnVote(7, "away");
    show(ahead(), aPoll({ home: 0, draw: 0, away: 0 }));
    expect(sharesShown().join()).toContain("100%");
    await waitFor(() => expect(screen.getByText("Lượt bình chọn: 6")).toBeTruthy());
    expect(fetched).toHaveBeenCalledOnce();
  });

  it("A vote is remembered and arrives even if the page is left before the response", async () => {
    const fetched = vi.fn((_url: string, _init: RequestInit) => new Promise<Response>(() => {}));
    vi.stubGlobal("fetch", fetched);
    show();
    choose(1);
    await waitFor(() => expect(fetched.mock.calls.map(([, init]) => init.keepalive)).toEqual([true]));
    expect(ownVote(7)).toBe("draw");
  });

  it.each(["before", "after"])(
    "A vote is remembered if leaving aborts its request %s the page knows",
    async (order) => {
      let abort = (_reason: Error) => {};
      const fetched = vi.fn(
        () =>
          new Promise<Response>((_resolve, reject) => {
            abort = reject;
          }),
      );
      vi.stubGlobal("fetch", fetched);
      show();
      choose(1);
      await waitFor(() => expect(fetched).toHaveBeenCalled());
      // A reload rejects the request between the listeners of `pagehide`.
      if (order === "before") abort(new TypeError("Failed to fetch"));
      await Promise.resolve();
      window.dispatchEvent(new Event("pagehide"));
      abort(new TypeError("Failed to fetch"));
      await waitFor(() => expect(screen.getByRole("status").textContent).not.toBe(OPEN_NOTE));
      expect(ownVote(7)).toBe("draw");
    },
  );

  it.each([
    ["counted", 200, { data: { poll: aPoll({ draw: 3 }), choice: "draw" } }, "draw"],
    ["rolled back with the reason", 429, { code: "too_many_requests" }, null],
  ])(
    "A vote whose response the reader did not wait for is sent again on the next visit, and %s",
    async (...row) => {
      const [, status, body, kept] = row;
      vi.stubGlobal("fetch", () => new Promise<Response>(() => {}));
      show();
      choose(1);
      await waitFor(() => expect(ownVote(7)).toBe("draw"));
      cleanup();
      const fetched = answers(status, body);
      show();
      await waitFor(() => expect(screen.getByRole("status").textContent).not.toBe(OPEN_NOTE));
      expect(fetched.mock.calls.map(([, init]) => init.method)).toEqual(["POST"]);
      expect(ownVote(7)).toBe(kept);
      expect(screen.queryByRole("button", { pressed: true }) !== null).toBe(kept !== null);
      cleanup();
      show();
      await waitFor(() => expect(ownVote(7)).toBe(kept));
      expect(fetched.mock.calls.filter(([, init]) => init?.method === "POST")).toHaveLength(1);
    },
  );

  it("A late vote closes the poll with the reason", async () => {
    answers(409, { code: "poll_closed" });
    show();
    choose(0);
    await waitFor(() => expect(screen.queryAllByRole("button")).toEqual([]));
    await waitFor(() =>
      expect(screen.getByRole("status").textContent).toBe("Đã hết thời gian bình chọn cho trận này."),
    );
    expect(ownVote(7)).toBeNull();
  });

  it("A refused vote is rolled back with the reason", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(() => Promise.reject(new TypeError("offline"))),
    );
    show();
    choose(0);
    await waitFor(() => expect(screen.getByRole("status").textContent).not.toBe(OPEN_NOTE));
    expect(screen.getByText("Lượt bình chọn: 10")).toBeTruthy();
    expect(screen.queryByRole("button", { pressed: true })).toBeNull();
    expect(ownVote(7)).toBeNull();
  });
});

describe("Votes stored in the browser", () => {
  it("The last hundred votes are stored, and invalid ones are ignored", () => {
    for (let id = 1; id <= 101; id += 1) keepOwnVote(id, "home");
    expect([ownVote(1), ownVote(2), ownVote(101)]).toEqual([null, "home", "home"]);
    for (const text of ["{", "7", '[["7","home"],[7,"referee"],null]']) {
      localStorage.setItem("poll_votes", text);
      expect(ownVote(7)).toBeNull();
    }
  });
});
