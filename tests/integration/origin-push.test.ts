import { afterEach, describe, expect, it, vi } from "vitest";
import type { BatchMatch } from "#origin/ingest/batch.schema.ts";
import type { BatchLineup } from "#origin/ingest/batch-performance.schema.ts";
import { type MatchKind, PUSH_KINDS } from "#shared/push/push.table.ts";
import {
  aBatchMatch,
  aGoal,
  aLeague,
  aPlayedMatch,
  aStatusChange,
  atMinute,
} from "#tests/support/batches/origin-batches.ts";
import { aLineup, aSquad } from "#tests/support/batches/people-batches.ts";
import { PASSWORD, userIn } from "#tests/support/origin/account-origin.ts";
import { pushOriginOfFile, somePreferences } from "#tests/support/origin/push-origin.ts";

/** Notifications from the account service on real D1 to browsers that decrypt them. The match is the builders'. */

const push = pushOriginOfFile();
const { clock, everyMinute, origin, reader, rows, service, subscribe, turnAt, visitor } = push;
const { makeExpert, publishTip } = push;
const { titles } = service;

const MATCH = { match: [1], league: [], team: [] };
const store = (match: Partial<BatchMatch> = {}, now_ms = atMinute(-60)) =>
  origin.store(aLeague([aBatchMatch(match)]), now_ms);
const storePlayed = () => origin.store(aLeague([aPlayedMatch()]), atMinute(-60));
const kickedOff = aStatusChange(atMinute(0), "first_half");

afterEach(() => {
  vi.restoreAllMocks();
});

describe("a match that is followed", () => {
  it("A match that is followed is told from kick-off to full time, each thing once, with its score and who did it", async () => {
    await storePlayed();
    await subscribe("a", { follows: MATCH });
    const notifications: string[][] = [];
    for (const minute of [-1, 0, 1, 10, 11, 46, 65, 75, 77, 95, 108, 112]) {
      await turnAt(atMinute(minute));
      notifications.push(titles("a"));
    }
    expect(notifications).toEqual([
      ...[[], ["Bóng lăn: Hà Nội – Huế"], []],
      ...[["Bàn thắng: Hà Nội 1-0 Huế"], [], ["Hết hiệp một: Hà Nội 1-0 Huế"]],
      ...[["Bàn thắng: Hà Nội 1-1 Huế"], ["Bàn thắng: Hà Nội 1-2 Huế"]],
      ...[["Hủy bàn thắng: Hà Nội 1-1 Huế"], ["Bàn thắng: Hà Nội 2-1 Huế"], ["Kết thúc: Hà Nội 2-1 Huế"], []],
    ]);
  });

  it("A match that is followed is told in the reader's language, urgently, and for as long as it is news", async () => {
    await storePlayed();
    await subscribe("a", { follows: MATCH, locale: "en", kinds: ["goal"] });
    await turnAt(atMinute(10));
    const [{ message, headers } = { message: null, headers: new Headers() }] = service.take("a");
    expect(message).toEqual({
      ...{ title: "Goal: Hà Nội 1-0 Huế", body: "10' Hạ Long · Test League" },
      ...{ path: "/en/match/1", tag: "match-1", lang: "en" },
    });
    expect(["ttl", "urgency", "topic"].map((name) => headers.get(name))).toEqual(["7200", "high", "match-1"]);
  });

  it("A match that is followed is told to who follows it, its league or a team of it, once, and to nobody else", async () => {
    await storePlayed();
    const none = { match: [], league: [], team: [] };
    await subscribe("match", { follows: MATCH });
    await subscribe("league", { follows: { ...none, league: [1] } });
    await subscribe("home", { follows: { ...none, team: [1] } });
    await subscribe("away", { follows: { ...none, team: [2] } });
    await subscribe("all", { follows: { match: [1], league: [1], team: [1, 2] } });
    await subscribe("others", { follows: { match: [2], league: [2], team: [3, 4] } });
    await subscribe("none");
    await turnAt(atMinute(0));
    const names = ["match", "league", "home", "away", "all", "others", "none"];
    expect(names.map((name) => titles(name).length)).toEqual([1, 1, 1, 1, 1, 0, 0]);
  });

  it("A match that is followed tells a red card, by two yellows too, and only what is wanted", async () => {
    const red = (external_id: string, kind: "red_card" | "second_yellow", minute: number) =>
      aGoal({ external_id, kind, minute, known_at_ms: atMinute(minute), side: "away", player: "song-huong" });
    const incidents = [red("r1", "red_card", 20), red("r2", "second_yellow", 30)];
    await store({ status_changes: [kickedOff], incidents });
    await subscribe("a", { follows: MATCH, kinds: ["red_card"] });
    await subscribe("goals", { follows: MATCH, kinds: ["goal"] });
    for (const minute of [0, 20, 30]) await turnAt(atMinute(minute));
    expect(service.take("a").map(({ message: { title, body } }) => [title, body])).toEqual([
      ["Thẻ đỏ: Hà Nội 0-0 Huế", "20' Sông Hương · Test League"],
      ["Thẻ đỏ: Hà Nội 0-0 Huế", "30' Sông Hương · Test League"],
    ]);
    expect(titles("goals")).toEqual([]);
  });

  it("A match that is followed is told though its source was late, and not what was over before one asked", async () => {
    await store({ status_changes: [kickedOff] });
    await subscribe("a", { follows: MATCH, kinds: ["goal"] });
    await turnAt(atMinute(12));
    const incidents = [aGoal({ external_id: "g1", known_at_ms: atMinute(10) })];
    await store({ status_changes: [kickedOff], incidents }, atMinute(13));
    clock.ms = atMinute(13);
    await subscribe("late", { follows: MATCH });
    await turnAt(atMinute(13));
    expect([titles("a"), titles("late")]).toEqual([["Bàn thắng: Hà Nội 1-0 Huế"], []]);
  });

  it("A match that is followed is not told as it does not stand any more: a goal that was taken back before anybody was told", async () => {
    const incidents = [
      aGoal({ external_id: "g1", known_at_ms: atMinute(10), cancelled_at_ms: atMinute(10.5) }),
      aGoal({ external_id: "g2", known_at_ms: atMinute(10.2), side: "away", player: null }),
    ];
    await store({ status_changes: [kickedOff], incidents });
    await subscribe("a", { follows: MATCH, kinds: ["goal"] });
    await turnAt(atMinute(11));
    expect(titles("a")).toEqual(["Bàn thắng: Hà Nội 1-1 Huế"]);
  });

  it("A match of an archive is no news, whenever it is imported", async () => {
    await subscribe("a", { follows: MATCH });
    const score = { home: { goals: 1 }, away: { goals: 0 } };
    const match = aBatchMatch({ status_changes: [aStatusChange(null, "ended", score)] });
    await origin.store(aLeague([match]), atMinute(2000));
    await turnAt(atMinute(2001));
    expect(titles("a")).toEqual([]);
  });
});

describe("line-ups", () => {
  const squads = [...aSquad("hanoi"), ...aSquad("hue")];
  const storeLineups = (lineups: BatchLineup[], now_ms = atMinute(-60)) =>
    origin.store(
      aLeague([aBatchMatch({ lineups, status_changes: [kickedOff] })], { players: squads }),
      now_ms,
    );
  const side = (one: "home" | "away", minute: number, confirmed = true) =>
    aLineup({ side: one, known_at_ms: atMinute(minute), confirmed });

  it("Line-ups are notified once, when both are confirmed and before the match begins", async () => {
    const lineups = [side("home", -50, false), side("home", -40), side("away", -38), side("home", -30)];
    await storeLineups(lineups);
    clock.ms = atMinute(-60);
    await subscribe("a", { follows: MATCH });
    await subscribe("hidden", { follows: MATCH, scores_hidden: true });
    await subscribe("goals", { follows: MATCH, kinds: ["goal"] });
    const received: string[][] = [];
    for (const minute of [-50, -39, -38, -37, -30, 0]) {
      await turnAt(atMinute(minute));
      received.push(titles("a"));
    }
    const names = "Đội hình ra sân: Hà Nội – Huế";
    expect(received).toEqual([[], [], [names], [], [], ["Bóng lăn: Hà Nội – Huế"]]);
    expect(titles("hidden")[0]).toBe(names);
    expect(titles("goals")).toEqual([]);
  });

  it("A line-up that is corrected before kick-off is not notified again", async () => {
    await storeLineups([side("home", -75), side("away", -75)], atMinute(-120));
    clock.ms = atMinute(-80);
    await subscribe("a", { follows: MATCH, kinds: ["line_ups"] });
    await turnAt(atMinute(-75));
    expect(titles("a")).toHaveLength(1);
    // The store keeps the corrected one only.
    await origin.db.batch([origin.db.prepare("UPDATE lineups SET known_at = ?1").bind(atMinute(-8))]);
    await turnAt(atMinute(-8));
    expect(titles("a")).toEqual([]);
  });

  it("Line-ups that come with the match are no news", async () => {
    await storeLineups([side("home", 1), side("away", 2)]);
    await subscribe("a", { follows: MATCH, kinds: ["line_ups"] });
    for (const minute of [0, 3]) await turnAt(atMinute(minute));
    expect(titles("a")).toEqual([]);
  });
});

describe("a reader's push settings", () => {
  it("A subscription with hidden results gets kick-offs and nothing that reveals a score", async () => {
    await storePlayed();
    await subscribe("hidden", { follows: MATCH, scores_hidden: true });
    await subscribe("match", { follows: MATCH, shielded: { match: [1], team: [] } });
    await subscribe("team", { follows: MATCH, shielded: { match: [], team: [2] } });
    await subscribe("other", { follows: MATCH, shielded: { match: [7], team: [3] } });
    for (const minute of [0, 10, 108]) await turnAt(atMinute(minute));
    for (const name of ["hidden", "match", "team"])
      expect(titles(name), name).toEqual(["Bóng lăn: Hà Nội – Huế"]);
    expect(titles("other")).toHaveLength(3);
  });

  it("A subscription with a delay gets each notification that much later and no sooner", async () => {
    await storePlayed();
    await subscribe("a", { follows: MATCH, delay_s: 180 });
    await subscribe("b", { follows: MATCH, delay_s: 60 });
    await subscribe("c", { follows: MATCH });
    const counts: number[][] = [];
    for (const seconds of [0, 59, 60, 179, 180, 240]) {
      await turnAt(atMinute(10) + seconds * 1000);
      counts.push(
        ["a", "b", "c"].map((name) => titles(name).filter((title) => title.startsWith("Bàn")).length),
      );
    }
    expect(counts).toEqual([
      ...[
        [0, 0, 1],
        [0, 0, 0],
        [0, 1, 0],
      ],
      ...[
        [0, 0, 0],
        [1, 0, 0],
        [0, 0, 0],
      ],
    ]);
  });

  it("A subscription gets of each followed item the kinds that were chosen for it, and of the others the general ones", async () => {
    await storePlayed();
    const follows = { match: [1], league: [1], team: [1] };
    const own = (kind: "match" | "league", kinds: MatchKind[]) => ({
      ...{ match: [], league: [], team: [] },
      [kind]: [{ id: 1, kinds }],
    });
    const LEAGUE = { match: [], league: [1], team: [] };
    await subscribe("general", { follows, kinds: ["kick_off"] });
    await subscribe("match", { follows, kinds: ["kick_off"], own_kinds: own("match", ["full_time"]) });
    await subscribe("muted", { follows, own_kinds: own("match", []) });
    await subscribe("league", { follows, kinds: ["kick_off"], own_kinds: own("league", ["half_time"]) });
    await subscribe("only", { follows: LEAGUE, own_kinds: own("league", ["half_time", "goal"]) });
    await subscribe("hidden", {
      follows: LEAGUE,
      own_kinds: own("league", ["half_time", "kick_off"]),
      scores_hidden: true,
    });
    for (const minute of [0, 10, 46, 108]) await turnAt(atMinute(minute));
    const [kickOff, goal] = ["Bóng lăn: Hà Nội – Huế", "Bàn thắng: Hà Nội 1-0 Huế"];
    const [half, over] = ["Hết hiệp một: Hà Nội 1-0 Huế", "Kết thúc: Hà Nội 2-1 Huế"];
    expect(titles("general")).toEqual([kickOff]);
    expect(titles("match")).toEqual([over]);
    expect(titles("muted")).toEqual([]);
    expect(titles("league")).toEqual([kickOff, half]);
    expect(titles("only")).toEqual([goal, half]);
    expect(titles("hidden")).toEqual([kickOff]);
  });

  it("A changed choice for an item replaces the stored one, and a withdrawn one leaves none", async () => {
    const LEAGUE = { match: [], league: [1], team: [] };
    const stored: unknown[] = [];
    for (const kinds of [["goal"], ["goal", "half_time"], null] as const) {
      const league = kinds ? [{ id: 1, kinds: [...kinds] }] : [];
      await subscribe("a", { follows: LEAGUE, own_kinds: { match: [], league, team: [] } });
      stored.push(...(await rows("push_targets")).map((row) => row.kinds));
    }
    expect(stored).toEqual(['["goal"]', '["goal","half_time"]', null]);
  });

  it("A subscription of a page from before the choice per item counts", async () => {
    await storePlayed();
    const { own_kinds: _, ...wishes } = somePreferences({ follows: MATCH });
    await visitor().call("pushSubscribe", { subscription: service.browser("a"), wishes });
    await turnAt(atMinute(0));
    expect(titles("a")).toEqual(["Bóng lăn: Hà Nội – Huế"]);
  });

  it("The latest choice of a reader holds", async () => {
    await storePlayed();
    await subscribe("a", { follows: MATCH, delay_s: 60 });
    const subscription = service.browser("a");
    const wishes = somePreferences({ follows: { match: [], league: [1], team: [9] }, kinds: ["goal"] });
    await visitor().call("pushSubscribe", { subscription, wishes });
    const targets = await rows("push_targets");
    expect(targets.map(({ kind, thing_id, delay_s }) => [kind, thing_id, delay_s])).toEqual([
      ["league", 1, 0],
      ["team", 9, 0],
    ]);
    for (const minute of [0, 10]) await turnAt(atMinute(minute));
    expect(titles("a")).toEqual(["Bàn thắng: Hà Nội 1-0 Huế"]);
    expect((await visitor().call("pushUnsubscribe", { endpoint: subscription.endpoint })).code).toBe(
      "answered",
    );
    expect([await rows("push_targets"), await rows("push_subscriptions")]).toEqual([[], []]);
  });
});

describe("a tip", () => {
  it("A tip is told to browsers of who follows the expert, and says nothing of what it says", async () => {
    await store();
    const expert = await reader({ nick_name: "Chuyên gia A" });
    const expertId = await makeExpert(expert);
    const follower = await reader();
    await follower.call("expertsFollow", { expert_id: expertId });
    await subscribe("follower", {}, follower);
    await subscribe("tablet", { locale: "en" }, follower);
    await subscribe("abstinent", { no_betting: true }, follower);
    await subscribe("unwilling", { kinds: ["goal"] }, follower);
    await subscribe("other", {}, await reader());
    await subscribe("nobody's", { follows: MATCH });
    clock.ms += 60_000;
    await publishTip(expertId, clock.ms);
    await everyMinute();
    await turnAt(clock.ms + 60_000);
    expect(service.take("follower").map(({ message }) => message)).toEqual([
      {
        ...{ title: "Nhận định mới của Chuyên gia A", body: "Hà Nội – Huế · Test League" },
        ...{ path: "/nhan-dinh/1", tag: "tip-1", lang: "vi" },
      },
    ]);
    expect(titles("tablet")).toEqual(["New tip by Chuyên gia A"]);
    for (const name of ["abstinent", "unwilling", "other", "nobody's"])
      expect(titles(name), name).toEqual([]);
  });
});

describe("a turn that fails", () => {
  it("A turn that fails loses nothing where a push service is down, and tells nobody twice", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    await storePlayed();
    await subscribe("a", { follows: MATCH });
    await subscribe("b", { follows: MATCH });
    service.answers.set("a", "down");
    await turnAt(atMinute(0));
    service.answers.set("a", 503);
    await turnAt(atMinute(1));
    service.answers.delete("a");
    await turnAt(atMinute(2));
    await turnAt(atMinute(3));
    expect([titles("a"), titles("b")]).toEqual([["Bóng lăn: Hà Nội – Huế"], ["Bóng lăn: Hà Nội – Huế"]]);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it("A turn that fails puts nothing older in the place of what came through meanwhile, and keeps back nothing else", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    await storePlayed();
    await subscribe("all", { follows: MATCH });
    await subscribe("kick-offs", { follows: MATCH, kinds: ["kick_off"] });
    for (const name of ["all", "kick-offs"]) service.answers.set(name, 503);
    await turnAt(atMinute(0));
    service.answers.clear();
    // Within the half minute before the retry.
    const incidents = [aGoal({ external_id: "g0", known_at_ms: atMinute(0.3) })];
    await store({ status_changes: [kickedOff], incidents }, atMinute(0.3));
    await turnAt(atMinute(0.3));
    expect([titles("all"), titles("kick-offs")]).toEqual([["Bàn thắng: Hà Nội 1-0 Huế"], []]);
    await turnAt(atMinute(2));
    expect([titles("all"), titles("kick-offs")]).toEqual([[], ["Bóng lăn: Hà Nội – Huế"]]);
  });

  it("A retried notification still hides results from a reader who shields them", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const incidents = [aGoal({ external_id: "g0", known_at_ms: atMinute(0) })];
    await store({ status_changes: [kickedOff], incidents });
    await subscribe("team", { follows: MATCH, shielded: { match: [], team: [1] } });
    service.answers.set("team", 503);
    await turnAt(atMinute(0));
    service.answers.clear();
    await turnAt(atMinute(1));
    expect(titles("team")).toEqual(["Bóng lăn: Hà Nội – Huế"]);
  });

  it("A turn that fails gives up what is no news any more", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    await storePlayed();
    await subscribe("a", { follows: MATCH, kinds: ["kick_off"] });
    service.answers.set("a", 503);
    for (let minute = 0; minute <= 20; minute += 1) await turnAt(atMinute(minute));
    service.answers.delete("a");
    await turnAt(atMinute(21));
    expect(titles("a")).toEqual([]);
    expect((await rows("push_notices")).map(({ open }) => open)).not.toContain(1);
  });

  it("A turn that fails is made up for by the next one where the database breaks off", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    await storePlayed();
    for (let at = 0; at < 120; at += 1) await subscribe(`b${at}`, { follows: MATCH });
    const batch = origin.db.batch;
    let writes = 0;
    vi.spyOn(origin.db, "batch").mockImplementation((statements) => {
      // After the first batch and before it is recorded, and every write after it.
      if (service.count() > 48) writes += 1;
      return writes > 0 ? Promise.reject(new Error("D1 is away")) : batch(statements);
    });
    await turnAt(atMinute(0)).catch(() => undefined);
    expect(error).toHaveBeenCalledWith(expect.stringContaining("push_turn_failed"));
    const sentBefore = service.count();
    expect(sentBefore).toBeGreaterThan(48);
    expect(sentBefore).toBeLessThan(120);
    vi.mocked(origin.db.batch).mockRestore();
    await turnAt(atMinute(3));
    const counts = Array.from({ length: 120 }, (_, at) => titles(`b${at}`).length);
    expect(Math.min(...counts)).toBe(1);
    // Notifications that were sent and not recorded are sent again; the browser replaces the first.
    expect(counts.filter((count) => count > 1).length).toBeLessThanOrEqual(48);
  });

  it("A turn that fails is one at a time: of two at once one tells everything, once", async () => {
    await storePlayed();
    for (let at = 0; at < 60; at += 1) await subscribe(`b${at}`, { follows: MATCH, kinds: ["kick_off"] });
    clock.ms = atMinute(0);
    await Promise.all([everyMinute(), everyMinute(), everyMinute()]);
    await turnAt(atMinute(1));
    expect(Array.from({ length: 60 }, (_, at) => titles(`b${at}`).length)).toEqual(Array(60).fill(1));
  });
});

describe("a browser", () => {
  it("A browser is deleted when its push service no longer knows it", async () => {
    await storePlayed();
    await subscribe("gone", { follows: MATCH });
    await subscribe("there", { follows: MATCH });
    service.answers.set("gone", 410);
    await turnAt(atMinute(0));
    expect((await rows("push_subscriptions")).map(({ endpoint }) => endpoint)).toEqual([
      expect.stringMatching(/there$/),
    ]);
    expect(await rows("push_targets")).toHaveLength(1);
  });

  it("A browser is forgotten after two months unseen, and stays where it says that it is there", async () => {
    await subscribe("a", { follows: MATCH });
    const subscription = service.browser("b");
    const subscribeWith = () => visitor().call("pushSubscribe", { subscription, wishes: somePreferences() });
    await subscribeWith();
    const days = 86_400_000;
    clock.ms += 30 * days;
    await subscribeWith();
    await turnAt(clock.ms + 30 * days);
    expect(await rows("push_subscriptions")).toMatchObject([{ endpoint: subscription.endpoint }]);
  });

  it("A browser goes with the account it was used by, and stands in what its reader may take along", async () => {
    const somebody = await reader();
    const own_kinds = { match: [{ id: 1, kinds: ["goal" as const] }], league: [], team: [] };
    await subscribe("a", { follows: MATCH, own_kinds }, somebody);
    await subscribe("other", { follows: MATCH });
    const { data } = await somebody.call("usersMeExport");
    const { push } = data.export as { push: unknown[] };
    expect(push).toEqual([
      {
        ...{ endpoint: "https://fcm.googleapis.com/fcm/send/a", locale: "vi", delay_s: 0 },
        ...{ kinds: PUSH_KINDS, own_kinds: [{ kind: "match", id: 1, kinds: ["goal"] }] },
        ...{ created_at: expect.any(Number), seen_at: expect.any(Number) },
      },
    ]);
    await somebody.call("usersMeDelete", { current_password: PASSWORD });
    expect(await rows("push_subscriptions")).toMatchObject([{ endpoint: expect.stringMatching(/other$/) }]);
  });

  it("A browser is the account's as long as its reader is logged in, of which the last twenty count", async () => {
    const somebody = await reader();
    const subscription = service.browser("a");
    await somebody.call("pushSubscribe", { subscription, wishes: somePreferences() });
    const { id } = userIn(await somebody.call("usersMe"));
    expect(await rows("push_subscriptions")).toMatchObject([{ user_id: id }]);
    await somebody.call("authLogout");
    await somebody.call("pushSubscribe", { subscription, wishes: somePreferences() });
    expect(await rows("push_subscriptions")).toMatchObject([{ user_id: null }]);
    const other = await reader();
    for (let at = 0; at < 22; at += 1) {
      // One IP address can add no more in an hour.
      clock.ms += 200_000;
      await subscribe(`b${String(at).padStart(2, "0")}`, {}, other);
    }
    const endpoints = (await rows("push_subscriptions")).map((row) => String(row.endpoint).slice(-3));
    expect(endpoints.filter((one) => one.startsWith("b")).sort()[0]).toBe("b02");
  });
});

describe("the calls", () => {
  it("The calls tell the key, and send a test to a browser that is subscribed", async () => {
    const somebody = visitor();
    expect((await somebody.call("pushKey")).data.key).toMatch(/^B[\w-]{86}$/);
    await subscribe("a", { locale: "en" });
    const { endpoint } = service.browser("b");
    const own = "https://fcm.googleapis.com/fcm/send/a";
    expect((await somebody.call("pushTest", { endpoint: own })).code).toBe("answered");
    expect(titles("a")).toEqual(["Test notification"]);
    expect((await somebody.call("pushTest", { endpoint })).code).toBe("data_not_found");
    service.answers.set("a", 410);
    expect((await somebody.call("pushTest", { endpoint: own })).code).toBe("data_not_found");
    expect(await rows("push_subscriptions")).toEqual([]);
  });

  it.each<[string, object]>([
    ["another host", { endpoint: "https://evil.example/x" }],
    ["a key that is none", { keys: { p256dh: "x", auth: "A".repeat(22) } }],
    ["a short secret", { keys: { p256dh: `B${"A".repeat(86)}`, auth: "A" } }],
  ])("The calls refuse a subscription at %s", async (_what, fields) => {
    const subscription = { ...service.browser("a"), ...fields };
    const answer = await visitor().call("pushSubscribe", { subscription, wishes: somePreferences() });
    expect(answer.code).toBe("validation_failed");
    expect(await rows("push_subscriptions")).toEqual([]);
  });

  it("The calls refuse floods from one address", async () => {
    const somebody = visitor();
    const endpoint = "https://fcm.googleapis.com/fcm/send/x";
    const codes: string[] = [];
    for (let at = 0; at < 21; at += 1) codes.push((await somebody.call("pushTest", { endpoint })).code);
    expect([...new Set(codes)]).toEqual(["data_not_found", "too_many_requests"]);
  });
});
