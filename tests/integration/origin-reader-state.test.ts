import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Favourite,
  type FavouriteList,
  follow,
  KEPT_SECONDS,
  MOST_FAVOURITES,
  mergeFavourites,
  unfollow,
  withoutExpired,
} from "#shared/favourite/favourite.rules.ts";
import { mergeChoices, type SettingChoice } from "#shared/settings/settings.rules.ts";
import {
  type AccountAnswer,
  accountOriginOfFile,
  PASSWORD,
  userIn,
  type Visitor,
} from "#tests/support/origin/account-origin.ts";

/** Readers' favourites and settings, at the account service on real D1. */

const { clock, everyMinute, fetch, origin, reader, rows, visitor } = accountOriginOfFile();

const DAY = 86_400;
const now = () => Math.floor(clock.ms / 1000);

interface Lists {
  readonly match: FavouriteList;
  readonly league: FavouriteList;
  readonly team: FavouriteList;
}
const listsIn = ({ data }: AccountAnswer) => data.favourites as Lists;
const choicesIn = ({ data }: AccountAnswer) => data.settings as SettingChoice[];
const mergeLists = (somebody: Visitor, lists: object) => somebody.call("usersMeFavouritesMerge", lists);
const readLists = async (somebody: Visitor) => listsIn(await somebody.call("usersMeFavourites"));
const choose = (somebody: Visitor, ...settings: object[]) =>
  somebody.call("usersMeSettingsMerge", { settings });
const choice = (key: string, value: unknown, changed_at_ms = clock.ms) => ({ key, value, changed_at_ms });

/** Entries that often collide: few ids, and close timestamps around now. */
const moment = (from: number, to: number) => fc.integer({ min: from, max: to }).map((day) => now() + day);
const anyEntry = (): fc.Arbitrary<Favourite> =>
  fc.record({
    id: fc.integer({ min: 1, max: 4 }),
    followed_at: moment(-3, 3),
    removed_at: fc.option(moment(-3, 3)),
    expires_at: moment(1, 4),
    match_time: fc.option(moment(-2, 2)),
    // Texts that UTF-16 and code points sort differently.
    name: fc.option(fc.constantFrom("a", "b", "\uFF5A", "😀", "Huế", 'a"b')),
  });
const anyList = () =>
  fc
    .uniqueArray(anyEntry(), { selector: ({ id }) => id })
    .map((list): FavouriteList => list.sort((one, other) => one.id - other.id));

describe("a reader's favourites", () => {
  it("Favourites are empty at first and then hold the entries and tombstones that the reader's browsers sent", async () => {
    const somebody = await reader();
    expect(await readLists(somebody)).toEqual({ match: [], league: [], team: [] });
    const team = unfollow(follow(follow([], { id: 7, name: "Huế" }, now()), { id: 8 }, now()), 8, now());
    const match = follow([], { id: 1, match_time: now() + 60 }, now());
    expect(listsIn(await mergeLists(somebody, { team }))).toEqual({ match: [], league: [], team });
    expect(listsIn(await mergeLists(somebody, { match }))).toEqual({ match, league: [], team });
    expect(await readLists(somebody)).toEqual({ match, league: [], team });
  });

  it("A reader's favourites are merged as browsers merge, in whatever order and however often it is told", async () => {
    const [one, other] = [await reader(), await reader()];
    const property = fc.asyncProperty(fc.array(anyList(), { minLength: 1, maxLength: 4 }), async (lists) => {
      await origin.db.batch([origin.db.prepare("DELETE FROM reader_favourites")]);
      const merged = lists.reduce(mergeFavourites, []);
      for (const team of lists) await mergeLists(one, { team });
      for (const team of [...lists.toReversed(), ...lists]) await mergeLists(other, { team, league: team });
      expect((await readLists(one)).team).toEqual(merged);
      expect(await readLists(other)).toEqual({ match: [], league: merged, team: merged });
    });
    await fc.assert(property, { numRuns: 10 });
  });

  it("Of two names sent at one time, a reader's favourites keep the one that browsers keep too", async () => {
    const somebody = await reader();
    // By UTF-16 the first is the greater one, by code points the second.
    const [wide, face] = ["\uFF5A", "😀"].map((name) => follow([], { id: 7, name }, now())) as [
      FavouriteList,
      FavouriteList,
    ];
    const merged = mergeFavourites(wide, face);
    expect(merged).toEqual(mergeFavourites(face, wide));
    await mergeLists(somebody, { team: wide, league: face });
    expect(listsIn(await mergeLists(somebody, { team: face, league: wide }))).toEqual({
      match: [],
      league: merged,
      team: merged,
    });
  });

  it("A reader's favourites are merged when one call names a thing twice", async () => {
    const somebody = await reader();
    const followed = follow([], { id: 7 }, now());
    const removed = unfollow(followed, 7, now());
    expect(listsIn(await mergeLists(somebody, { team: [...removed, ...followed] })).team).toEqual(removed);
  });

  it("A reader's favourites are all there when two browsers send them at the same moment", async () => {
    const somebody = await reader();
    const leagues = Array.from({ length: 12 }, (_, at) => follow([], { id: at + 1 }, now()));
    await Promise.all(leagues.map((league) => mergeLists(somebody, { league })));
    expect((await readLists(somebody)).league).toEqual(leagues.flat());
  });

  it("A reader's favourites are not written again where nothing is new", async () => {
    const somebody = await reader();
    const team = follow([], { id: 7 }, now());
    await mergeLists(somebody, { team });
    await origin.db.batch([
      origin.db.prepare(
        "CREATE TRIGGER writes AFTER UPDATE ON reader_favourites BEGIN SELECT raise(ABORT, 'written'); END",
      ),
    ]);
    try {
      expect((await mergeLists(somebody, { team })).code).toBe("answered");
    } finally {
      await origin.db.batch([origin.db.prepare("DROP TRIGGER writes")]);
    }
  });

  it("A favourite is gone when it has expired, and its tombstone is kept for sixty days", async () => {
    const somebody = await reader();
    const team = unfollow(follow(follow([], { id: 7 }, now()), { id: 8 }, now()), 8, now());
    await mergeLists(somebody, { team });
    clock.ms += (KEPT_SECONDS + 60) * 1000;
    const { token } = await loggedInAgain(somebody);
    somebody.token = token;
    await everyMinute();
    expect((await readLists(somebody)).team).toEqual([]);
    // A browser that was offline in the meantime used an entry that was deleted elsewhere.
    const used = follow([], { id: 8 }, now() - KEPT_SECONDS - 61).map((entry) => ({
      ...entry,
      expires_at: now() + KEPT_SECONDS,
    }));
    const [tombstone] = listsIn(await mergeLists(somebody, { team: used })).team;
    expect([tombstone?.id, tombstone?.removed_at]).toEqual([8, team[1]?.removed_at]);
    clock.ms += (2 * KEPT_SECONDS + 60) * 1000;
    await everyMinute();
    expect(await rows("reader_favourites")).toEqual([]);
  });

  it("A list of favourites has a thousand entries at most: tombstones go first, then entries that expire first", async () => {
    const somebody = await reader();
    const all = Array.from({ length: MOST_FAVOURITES + 20 }, (_, at): Favourite => {
      const entry = { id: at + 1, followed_at: now(), match_time: null, name: null };
      const removed_at = at % 100 === 0 ? now() + 1 : null;
      return { ...entry, removed_at, expires_at: now() + KEPT_SECONDS - (at % 7) };
    });
    for (let from = 0; from < all.length; from += 300)
      await mergeLists(somebody, { team: all.slice(from, from + 300) });
    const { team } = await readLists(somebody);
    expect(team).toHaveLength(MOST_FAVOURITES);
    expect(team).toEqual(withoutExpired(all, now()));
  });

  it("A favourite is refused when it was followed more than a day ahead of the clock", async () => {
    const somebody = await reader();
    const [entry] = follow([], { id: 7 }, now());
    const followedAt = (seconds: number) => ({ ...entry, id: 8, followed_at: now() + seconds });
    const answer = await mergeLists(somebody, { league: [], team: [entry, followedAt(DAY + 5)] });
    expect([answer.status, answer.code, Object.keys(answer.errors)]).toEqual([
      400,
      "validation_failed",
      ["team.1.followed_at"],
    ]);
    expect((await readLists(somebody)).team).toEqual([]);
    expect((await mergeLists(somebody, { team: [followedAt(DAY)] })).code).toBe("answered");
  });

  it.each([
    ["an id that is none", { id: 0 }],
    ["an id of sixteen digits", { id: 1_000_000_000_000_000 }],
    ["half a second", { followed_at: 0.5 }],
    ["no end", { expires_at: undefined }],
    ["a name with a control character", { name: "a\u0000b" }],
    ["half a letter", { name: "\uD83D" }],
    ["an empty name", { name: "" }],
    ["a name too long", { name: "x".repeat(121) }],
  ])("A reader's favourites are refused with %s", async (_what, fields) => {
    const somebody = await reader();
    const answer = await mergeLists(somebody, { team: [{ ...follow([], { id: 7 }, now())[0], ...fields }] });
    expect([answer.status, answer.code]).toEqual([400, "validation_failed"]);
    expect(await rows("reader_favourites")).toEqual([]);
  });

  it("Favourites are refused in lists that are too long, and in bodies that are too large", async () => {
    const somebody = await reader();
    const [entry] = follow([], { id: 7 }, 1);
    const many = Array.from({ length: 1001 }, () => ({ id: 1, followed_at: 1, expires_at: 1 }));
    expect((await mergeLists(somebody, { team: many })).code).toBe("validation_failed");
    const large = await mergeLists(somebody, { team: [{ ...entry, more: "x".repeat(65_536) }] });
    expect([large.status, large.code]).toEqual([413, "body_too_large"]);
  });
});

/** The same reader, after their session has ended. */
async function loggedInAgain(somebody: Visitor): Promise<Visitor> {
  const other = visitor();
  const [user] = await rows("users");
  await other.call("authLogin", { account: user?.user_name, password: PASSWORD });
  expect(somebody.token).not.toBe(other.token);
  return other;
}

const anyChoice = (): fc.Arbitrary<SettingChoice> =>
  fc
    .record({
      key: fc.constantFrom("time_zone", "analysis_order"),
      value: fc.constantFrom(null),
      changed_at_ms: fc.integer({ min: 1, max: 3 }),
    })
    .chain(({ key, changed_at_ms }) => {
      const values =
        key === "time_zone" ? [null, "auto", "+09:00"] : [null, ["a"], ["\uFF5A"], ["😀"], ['"']];
      return fc.constantFrom(...values).map((value) => ({ key, value, changed_at_ms }) as SettingChoice);
    });

describe("a reader's settings", () => {
  it("A reader's settings are nothing at first, and then the later choice of each", async () => {
    const somebody = await reader();
    expect(choicesIn(await somebody.call("usersMeSettings"))).toEqual([]);
    await choose(somebody, choice("time_zone", "+09:00", 10), choice("keyboard", false, 10));
    await choose(somebody, choice("time_zone", "auto", 9), choice("keyboard", null, 11));
    const kept = [choice("keyboard", null, 11), choice("time_zone", "+09:00", 10)];
    expect(choicesIn(await choose(somebody))).toEqual(kept);
    expect(choicesIn(await somebody.call("usersMeSettings"))).toEqual(kept);
  });

  it("A reader's settings are merged as browsers merge, in whatever order and however often it is told", async () => {
    const [one, other] = [await reader(), await reader()];
    const property = fc.asyncProperty(
      fc.array(fc.array(anyChoice()), { minLength: 1, maxLength: 4 }),
      async (all) => {
        await origin.db.batch([origin.db.prepare("DELETE FROM reader_settings")]);
        const merged = all.reduce<readonly SettingChoice[]>(mergeChoices, []);
        for (const settings of all) await choose(one, ...settings);
        for (const settings of [...all.toReversed(), ...all]) await choose(other, ...settings);
        expect(choicesIn(await one.call("usersMeSettings"))).toEqual(merged);
        expect(choicesIn(await other.call("usersMeSettings"))).toEqual(merged);
      },
    );
    await fc.assert(property, { numRuns: 10 });
  });

  it.each([
    ["a value that it cannot have", choice("time_zone", "Asia/Atlantis")],
    ["no value", { key: "keyboard", changed_at_ms: 1 }],
    ["no moment", { key: "keyboard", value: true }],
    ["a moment before time began", choice("keyboard", true, -1)],
  ])("A reader's settings are refused with %s", async (_what, refused) => {
    const somebody = await reader();
    const answer = await choose(somebody, choice("keyboard", false), refused);
    expect([answer.status, answer.code]).toEqual([400, "validation_failed"]);
    expect(await rows("reader_settings")).toEqual([]);
  });

  it("A setting is refused when it was chosen more than a day ahead of the clock", async () => {
    const somebody = await reader();
    const answer = await choose(somebody, choice("keyboard", false, clock.ms + DAY * 1000 + 1));
    expect([answer.code, Object.keys(answer.errors)]).toEqual([
      "validation_failed",
      ["settings.0.changed_at_ms"],
    ]);
  });

  it("A setting is left out once a release knows it no more", async () => {
    const somebody = await reader();
    const { id } = userIn(await somebody.call("usersMe"));
    const sql = "INSERT INTO reader_settings VALUES (?1, 'columns', '7', 1), (?1, 'motion', '\"more\"', 1)";
    await origin.db.batch([origin.db.prepare(sql).bind(id)]);
    expect(choicesIn(await somebody.call("usersMeSettings"))).toEqual([]);
  });
});

it("A reader's state may be sent three hundred times in a quarter of an hour, favourites and settings counted together", async () => {
  const [somebody, other] = [await reader(), await reader()];
  const team = follow([], { id: 7 }, now());
  await mergeLists(somebody, { team });
  await choose(somebody, choice("keyboard", false));
  await origin.db.batch([origin.db.prepare("UPDATE try_counts SET total = total + 297")]);
  expect((await choose(somebody, choice("keyboard", true))).code).toBe("answered");
  for (const refused of [await mergeLists(somebody, {}), await choose(somebody)])
    expect([refused.status, refused.code, (refused.retryAfter ?? 0) > 0]).toEqual([
      429,
      "too_many_requests",
      true,
    ]);
  expect((await mergeLists(other, { team })).code).toBe("answered");
  expect((await readLists(somebody)).team).toEqual(team);
  clock.ms += 900_000;
  expect((await mergeLists(somebody, {})).code).toBe("answered");
});

describe("nobody else", () => {
  const state = (id: number) => ({ team: follow([], { id }, now()) });

  it("Nobody else sees or changes a reader's state, whichever id they claim", async () => {
    const [somebody, other] = [await reader(), await reader()];
    const { id } = userIn(await somebody.call("usersMe"));
    await mergeLists(somebody, state(7));
    await choose(somebody, choice("keyboard", false));
    const claimed = { user_id: id, reader_id: id, id };
    await mergeLists(other, { ...state(8), ...claimed });
    await other.call("usersMeSettingsMerge", {
      settings: [{ ...choice("motion", "less"), ...claimed }],
      ...claimed,
    });
    for (const path of ["favourites", "settings"]) {
      const answer = await fetch(`/oapi/v1/users/me/${path}?user_id=${id}&id=${id}`, {
        headers: { authorization: `Bearer ${other.token}` },
      });
      expect(JSON.stringify(await answer.json())).not.toMatch(/keyboard|"id":7/);
    }
    expect((await readLists(somebody)).team.map((entry) => entry.id)).toEqual([7]);
    expect((await readLists(other)).team.map((entry) => entry.id)).toEqual([8]);
    expect(choicesIn(await somebody.call("usersMeSettings")).map(({ key }) => key)).toEqual(["keyboard"]);
  });

  it("A call for a reader's state without a session is refused", async () => {
    for (const [name, body] of [
      ["usersMeFavourites", undefined],
      ["usersMeSettings", undefined],
      ["usersMeFavouritesMerge", {}],
      ["usersMeSettingsMerge", { settings: [] }],
    ] as const)
      expect([name, (await visitor().call(name, body)).code]).toEqual([name, "login_required"]);
  });

  it("A reader's state is deleted with the account; before, it is in the export", async () => {
    const [somebody, other] = [await reader(), await reader()];
    const team = unfollow(follow([], { id: 7, name: "Huế" }, now()), 7, now());
    await mergeLists(somebody, { team });
    await choose(somebody, choice("keyboard", false, 5));
    await mergeLists(other, state(8));
    const { data } = await somebody.call("usersMeExport");
    expect(data.export).toMatchObject({
      favourites: { match: [], league: [], team },
      settings: [{ key: "keyboard", value: false, changed_at_ms: 5 }],
    });
    expect(JSON.stringify(data.export)).not.toContain('"id":8');
    expect((await somebody.call("usersMeDelete", { current_password: PASSWORD })).code).toBe("answered");
    expect((await rows("reader_favourites")).map(({ thing_id }) => thing_id)).toEqual([8]);
    expect(await rows("reader_settings")).toEqual([]);
  });
});
