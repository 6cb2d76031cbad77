import { describe, expect, it } from "vitest";
import type { MatchNotice, TipNotice } from "#shared/push/index.ts";
import { PUSH_KINDS } from "#shared/push/push.table.ts";
import { notificationFor } from "./notice-text.rules.ts";

const teams = {
  match_id: 7,
  home: { vi: "Hà Nội", en: "Hanoi" },
  away: { vi: "Huế", en: "Hue" },
  league: { vi: "Giải thử", en: "Test League" },
};
const notice = (fields: Partial<MatchNotice> = {}): MatchNotice => ({
  ...{ about: "match", ...teams, kinds: ["goal"], score: { home: 1, away: 0 }, penalties: null },
  incidents: [{ side: "home", how: "goal", minute: 45, added: 2, player: "Hạ Long" }],
  ...fields,
});
const titleOf = (one: MatchNotice, wanted = PUSH_KINDS) =>
  notificationFor(one, [...wanted], "vi")?.message.title;

describe("a notice of a match", () => {
  it("A notice has the event, the score and the player, in the reader's language", () => {
    expect(notificationFor(notice(), PUSH_KINDS, "vi")).toEqual({
      kind: "goal",
      message: {
        title: "Bàn thắng: Hà Nội 1-0 Huế",
        body: "45+2' Hạ Long · Giải thử",
        ...{ path: "/match/7", tag: "match-7", lang: "vi" },
      },
    });
    const english = notificationFor(notice(), PUSH_KINDS, "en")?.message;
    expect([english?.title, english?.path]).toEqual(["Goal: Hanoi 1-0 Hue", "/en/match/7"]);
  });

  it("A notice names the kind of goal, and leaves out unknown details", () => {
    const incidents = [
      { side: "home", how: "own_goal", minute: 10, added: null, player: "A" },
      { side: "away", how: "penalty_goal", minute: null, added: null, player: null },
      { side: "away", how: "red_card", minute: 11, added: null, player: "B" },
    ] as const;
    expect(notificationFor(notice({ incidents }), PUSH_KINDS, "vi")?.message.body).toBe(
      "10' A (phản lưới) · (phạt đền) · Giải thử",
    );
    expect(notificationFor(notice({ incidents: [] }), PUSH_KINDS, "en")?.message.body).toBe("Test League");
    expect(notificationFor(notice({ kinds: ["red_card"], incidents }), PUSH_KINDS, "en")?.message.body).toBe(
      "11' B · Test League",
    );
  });

  it("A notice is the most important of the wanted events, or none", () => {
    const last = notice({ kinds: ["full_time", "goal"], penalties: { home: 4, away: 3 } });
    expect(titleOf(last)).toBe("Kết thúc: Hà Nội 1-0 Huế (luân lưu 4-3)");
    expect(notificationFor(last, ["goal", "tip"], "en")?.kind).toBe("goal");
    expect(notificationFor(last, ["tip", "kick_off"], "en")).toBeNull();
  });

  it("A kick-off notice has no score: readers who hide results get it, too", () => {
    expect(
      notificationFor(notice({ kinds: ["goal", "kick_off"] }), ["kick_off"], "vi")?.message,
    ).toMatchObject({
      title: "Bóng lăn: Hà Nội – Huế",
      body: "Giải thử",
    });
  });
});

describe("a notice of a tip", () => {
  const tip: TipNotice = { about: "tip", ...teams, tip_id: 3, expert: "Chuyên gia A" };

  it("A tip's notice names the expert and the match, and leads to the tip", () => {
    expect(notificationFor(tip, ["tip"], "vi")?.message).toEqual({
      title: "Nhận định mới của Chuyên gia A",
      body: "Hà Nội – Huế · Giải thử",
      ...{ path: "/nhan-dinh/3", tag: "tip-3", lang: "vi" },
    });
    expect(notificationFor(tip, ["goal"], "vi")).toBeNull();
  });
});
