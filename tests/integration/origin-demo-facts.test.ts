import { expect, it } from "vitest";
import { factsOf } from "#origin/content/demo/demo-facts.service.ts";
import type { BatchMatch } from "#origin/ingest/batch.schema.ts";
import {
  aBatchMatch,
  aGoal,
  aLeague,
  aStatusChange,
  atMinute,
  KICK_OFF,
} from "#tests/support/batches/origin-batches.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";

/** Facts of articles about a league while one of its matches is in play. */

const { db, store } = originOfFile();
const DAY = 86_400;
const result = (goals: number) => ({ home: { goals }, away: { goals: 0 } });

/** A match some days before the coming one, with a goal of its own. */
const before = (days: number, fields: Partial<BatchMatch>): BatchMatch =>
  aBatchMatch({
    external_id: `day -${days}`,
    match_time: KICK_OFF - days * DAY,
    incidents: [aGoal({ external_id: `g${days}`, known_at_ms: atMinute(-60 * 24 * days + 11) })],
    ...fields,
  });

async function storeLeague(): Promise<void> {
  const ended = aStatusChange(atMinute(-60 * 24 * 9 + 105), "ended", result(1));
  const unscored = aStatusChange(atMinute(-60 * 24 * 5 + 105), "ended", { home: {}, away: {} });
  await store(
    aLeague([
      before(9, { round: "1", status_changes: [ended] }),
      before(5, { round: "1", status_changes: [unscored], incidents: [] }),
      before(1, { round: "1", status_changes: [aStatusChange(atMinute(-60 * 24), "first_half")] }),
      aBatchMatch({ external_id: "next", round: "2" }),
    ]),
    atMinute(-60 * 24 * 20),
  );
}

const publishAt = KICK_OFF - DAY + 30 * 60;

it("Demo articles have no goal of a match in play in a preview, nor a match that ended without a score", async () => {
  await storeLeague();
  const facts = await factsOf(db, { kind: "preview", key: "p", publish_at: publishAt, about: 4 });
  expect(facts).toMatchObject({
    kind: "preview",
    facts: { home: { scorer: { name: "Hạ Long", goals: 1 }, past: [{ match_time: KICK_OFF - 9 * DAY }] } },
  });
  if (facts?.kind !== "preview") return;
  expect(facts.facts.home.past).toHaveLength(1);
  expect(facts.facts.meetings).toHaveLength(1);
});

it("Demo articles have no goal of a match in play in a round-up, nor a match that ended without a score", async () => {
  await storeLeague();
  const planned = { kind: "round", key: "r", publish_at: publishAt, about: 1, round: "1" } as const;
  const facts = await factsOf(db, planned);
  expect(facts).toMatchObject({ kind: "round", facts: { scorers: [{ name: "Hạ Long", goals: 1 }] } });
  if (facts?.kind !== "round") return;
  expect(facts.facts.matches.map(({ match_time }) => match_time)).toEqual([KICK_OFF - 9 * DAY]);
});
