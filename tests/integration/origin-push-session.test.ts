import { describe, expect, it } from "vitest";
import { aBatchMatch, aLeague, aStatusChange, atMinute } from "#tests/support/batches/origin-batches.ts";
import { type AccountAnswer, PASSWORD, userIn, type Visitor } from "#tests/support/origin/account-origin.ts";
import { pushOriginOfFile } from "#tests/support/origin/push-origin.ts";

/** Notifications of a reader who has lost a device: the device gets no more personal notifications. */

const { clock, makeExpert, origin, publishTip, reader, service, subscribe, turnAt, visitor } =
  pushOriginOfFile();

const NEW_PASSWORD = `${PASSWORD}, another`;
const sessionOf = async (who: Visitor): Promise<unknown> => {
  const { data } = await who.call("usersMeSessions");
  return (data.sessions as { id: number; current: boolean }[]).find(({ current }) => current)?.id;
};

describe("a session that ends", () => {
  it.each<[string, (here: Visitor, lost: Visitor) => Promise<AccountAnswer | null>, readonly string[]]>([
    ["nowhere", async () => null, ["here", "lost"]],
    ["there", (_here, lost) => lost.call("authLogout"), ["here"]],
    [
      "from here",
      async (here, lost) => here.call("usersMeSessionsEnd", { id: await sessionOf(lost) }),
      ["here"],
    ],
    ["with all others", (here) => here.call("usersMeSessionsEnd", { id: null }), ["here"]],
    [
      "by a new password",
      (here) =>
        here.call("usersMePassword", {
          ...{ current_password: PASSWORD, password: NEW_PASSWORD, password_confirm: NEW_PASSWORD },
        }),
      ["here"],
    ],
  ])("%s", async (_how, end, expected) => {
    const kickedOff = aStatusChange(atMinute(0), "first_half");
    await origin.store(aLeague([aBatchMatch({ status_changes: [kickedOff] })]), atMinute(-60));
    const expertId = await makeExpert(await reader());
    const here = await reader();
    const lost = visitor();
    await lost.call("authLogin", {
      account: userIn(await here.call("usersMe")).user_name,
      password: PASSWORD,
    });
    await here.call("expertsFollow", { expert_id: expertId });
    const follows = { match: [1], league: [], team: [] };
    await subscribe("here", { follows }, here);
    await subscribe("lost", { follows }, lost);
    expect((await end(here, lost))?.code ?? "answered").toBe("answered");
    clock.ms += 60_000;
    await publishTip(expertId, clock.ms);
    await turnAt(clock.ms);
    const notified = ["here", "lost"].filter((name) => service.titles(name).length > 0);
    expect(notified).toEqual(expected);
    await turnAt(atMinute(0));
    expect(["here", "lost"].map((name) => service.titles(name))).toEqual([
      ["Bóng lăn: Hà Nội – Huế"],
      ["Bóng lăn: Hà Nội – Huế"],
    ]);
  });
});
