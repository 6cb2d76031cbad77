import { expect, it } from "vitest";
import { aBatchMatch, aLeague, aStatusChange, atMinute } from "#tests/support/batches/origin-batches.ts";
import { pushOriginOfFile } from "#tests/support/origin/push-origin.ts";

/** Notifications of a site that shows no betting. */

const { clock, makeExpert, origin, publishTip, reader, rows, service, subscribe, turnAt } =
  pushOriginOfFile("hidden");

it("A site that hides betting notifies nobody of tips, not even of one found before, and of everything else as elsewhere", async () => {
  await origin.store(
    aLeague([aBatchMatch({ status_changes: [aStatusChange(atMinute(0), "first_half")] })]),
    atMinute(-60),
  );
  const expertId = await makeExpert(await reader());
  const follower = await reader();
  await follower.call("expertsFollow", { expert_id: expertId });
  await subscribe("follower", { follows: { match: [1], league: [], team: [] } }, follower);
  clock.ms += 60_000;
  await publishTip(expertId, clock.ms);
  const name = { vi: "Hà Nội", en: "Hà Nội" };
  const notice = { about: "tip", match_id: 1, home: name, away: name, league: name, tip_id: 9, expert: "A" };
  await origin.db
    .prepare("INSERT INTO push_notices VALUES ('tip/9', ?1, ?2, ?3, 0, '', '[]', 1)")
    .bind(clock.ms, JSON.stringify(notice), JSON.stringify({ expert_id: expertId }))
    .all();
  await turnAt(clock.ms + 1000);
  expect(service.titles("follower")).toEqual([]);
  expect(await rows("push_notices")).toMatchObject([{ key: "tip/9", open: 0 }]);
  await turnAt(atMinute(0));
  expect(service.titles("follower")).toEqual(["Bóng lăn: Hà Nội – Huế"]);
});
