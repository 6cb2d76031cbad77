import { beforeEach, describe, expect, it } from "vitest";
import { follow, NO_FAVOURITES, unfollow } from "#shared/favourite/favourite.rules.ts";
import { verifyTicket, type Writer } from "#shared/room/ticket.ts";
import { aBatchMatch, aLeague } from "#tests/support/batches/origin-batches.ts";
import { accountOriginOfFile, userIn, type Visitor } from "#tests/support/origin/account-origin.ts";
import { aMute, sendModerationEvents } from "#tests/support/origin/chat-origin.ts";
import { TEST_REALTIME_SECRET } from "#tests/support/origin/origin-harness.ts";

/** The ticket with which a reader joins a room to write there. */

const accountOrigin = accountOriginOfFile();
const { clock, origin, reader, visitor } = accountOrigin;

beforeEach(async () => {
  clock.ms = Date.now();
  await origin.store(
    aLeague([aBatchMatch(), aBatchMatch({ external_id: "another", home: "vinh", away: "da-lat" })]),
  );
});

const now = () => Math.floor(clock.ms / 1000);

async function writerIn(somebody: Visitor, match_id = 1): Promise<Writer | null> {
  const { data } = await somebody.request("usersMeTicket", { match_id });
  return verifyTicket(TEST_REALTIME_SECRET, data.ticket as string, match_id, clock.ms);
}

describe("a ticket to the rooms", () => {
  it("A ticket to the rooms is the reader's own, for one match and a minute, and nobody's without a session", async () => {
    const somebody = await reader({ user_name: "nguoiviet", nick_name: "Người viết" });
    const { id } = userIn(await somebody.call("usersMe"));
    const { data } = await somebody.request("usersMeTicket", { match_id: 1 });
    const ticket = data.ticket as string;
    const read = (match_id: number, nowMs: number) =>
      verifyTicket(TEST_REALTIME_SECRET, ticket, match_id, nowMs);
    expect(await read(1, clock.ms)).toEqual({
      ...{ id, nick_name: "Người viết", avatar: null, role: "reader" },
      ...{ follows: false, muted_until_ms: null, issued_at_ms: clock.ms },
    });
    expect([await read(2, clock.ms), await read(1, clock.ms + 60_000)]).toEqual([null, null]);
    expect((await visitor().request("usersMeTicket", { match_id: 1 })).code).toBe("login_required");
    await somebody.call("authLogout");
    somebody.token = "x".repeat(43);
    expect((await somebody.request("usersMeTicket", { match_id: 1 })).code).toBe("session_expired");
  });

  it("A ticket to the rooms is for matches that there are", async () => {
    const answer = await (await reader()).request("usersMeTicket", { match_id: 99 });
    expect([answer.status, answer.code]).toEqual([404, "match_not_found"]);
  });

  it("A ticket says until when its reader is muted, whichever room muted them", async () => {
    const somebody = await reader();
    const { id: user_id } = userIn(await somebody.call("usersMe"));
    const until_ms = clock.ms + 600_000;
    await sendModerationEvents(accountOrigin, [aMute({ match_id: 2, user_id, at_ms: clock.ms, until_ms })]);
    expect((await writerIn(somebody))?.muted_until_ms).toBe(until_ms);
    expect((await writerIn(await reader()))?.muted_until_ms).toBeNull();
    clock.ms = until_ms;
    expect((await writerIn(somebody))?.muted_until_ms).toBeNull();
    const again = { user_id, minutes: 10, until_ms: clock.ms + 600_000 } as const;
    await sendModerationEvents(accountOrigin, [
      aMute({ ...again, at_ms: clock.ms }),
      aMute({ ...again, at_ms: clock.ms + 1, minutes: 0, until_ms: null }),
    ]);
    expect((await writerIn(somebody))?.muted_until_ms).toBeNull();
  });
});

describe("a reader follows a match", () => {
  const followed = (kind: "match" | "league" | "team", id: number) => ({
    ...NO_FAVOURITES,
    [kind]: follow([], { id, name: "x" }, now()),
  });

  it.each([
    ["itself", "match", 1],
    ["by its competition", "league", 1],
    ["by its home team", "team", 1],
    ["by its away team", "team", 2],
  ] as const)("%s", async (_, kind, id) => {
    const somebody = await reader();
    expect((await writerIn(somebody))?.follows).toBe(false);
    await somebody.call("usersMeFavouritesMerge", followed(kind, id));
    expect((await writerIn(somebody))?.follows).toBe(true);
    expect((await writerIn(await reader()))?.follows).toBe(false);
  });

  it.each([
    ["another match", "match", 2],
    ["a team of another match", "team", 3],
    ["another competition", "league", 2],
  ] as const)("A reader follows a match not by %s", async (_, kind, id) => {
    const somebody = await reader();
    await somebody.call("usersMeFavouritesMerge", followed(kind, id));
    expect((await writerIn(somebody))?.follows).toBe(false);
  });

  it("A reader no longer follows a match after unfollowing it, or after thirty days without a visit", async () => {
    const somebody = await reader();
    const list = follow([], { id: 1 }, now());
    const ended = unfollow(list, 1, now() + 1);
    const again = follow(ended, { id: 1 }, now() + 2);
    await somebody.call("usersMeFavouritesMerge", { ...NO_FAVOURITES, match: ended });
    expect((await writerIn(somebody))?.follows).toBe(false);
    await somebody.call("usersMeFavouritesMerge", { ...NO_FAVOURITES, match: again });
    expect((await writerIn(somebody))?.follows).toBe(true);
    const forgotten = await reader();
    const expires_at = now() + 5;
    await forgotten.call("usersMeFavouritesMerge", {
      ...NO_FAVOURITES,
      match: list.map((entry) => ({ ...entry, expires_at })),
    });
    expect((await writerIn(forgotten))?.follows).toBe(true);
    clock.ms += 6_000;
    expect((await writerIn(forgotten))?.follows).toBe(false);
  });
});
