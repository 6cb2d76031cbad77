import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { someOdds } from "#tests/support/builders/odds-builders.ts";
import type { Odds } from "../odds/index.ts";
import { oddsKey } from "../odds/odds-key.rules.ts";
import { beforeReconnect } from "./client-state.ts";
import { applyOddsChange, diffOdds, oddsNameOf } from "./odds-change.rules.ts";
import { applyOddsMessage, emptyOddsState, type OddsClientState } from "./odds-state.ts";
import { type OddsChanged, OddsServerMessage, type OddsSnapshot } from "./room-to-client-odds.ts";

const place = { topic: "odds", epoch: "e1", sent_at_ms: 1_000 };
const snapshot = (odds: Odds[], fields: Partial<OddsSnapshot> = {}): OddsSnapshot => ({
  type: "odds-snapshot",
  ...place,
  seq: 4,
  as_of_ms: 900,
  odds,
  ...fields,
});
const changed = (seq: number, fields: Partial<OddsChanged> = {}): OddsChanged => ({
  type: "odds-changed",
  ...place,
  seq,
  at_ms: 1_900,
  changed: [],
  added: [],
  removed: [],
  ...fields,
});
const change = (before: Odds, after: Odds) => {
  const found = diffOdds(before, after);
  if (!found) throw new Error("the same");
  return found;
};
const resumed = (seq: number) => ({ type: "odds-resumed", ...place, seq }) as const;

const one = someOdds();
const moved = someOdds({ home: 1.8 });
const two = someOdds({}, 2);

const fold = (messages: readonly OddsServerMessage[], from: OddsClientState = emptyOddsState) =>
  messages.reduce((state, message) => applyOddsMessage(state, message).state, from);
const synced = fold([snapshot([one])]);

describe("a follower of a topic", () => {
  it("A follower takes the rows and the position of a snapshot; all of them are news", () => {
    const { state, news } = applyOddsMessage(emptyOddsState, snapshot([one, two]));
    expect(state).toMatchObject({ sync: "synced", position: { epoch: "e1", seq: 4 }, as_of_ms: 900 });
    expect(news).toEqual([one, two]);
  });

  it("A later snapshot reports only the differences to the known rows", () => {
    const { state, news } = applyOddsMessage(synced, snapshot([one, two], { epoch: "e2", seq: 0 }));
    expect(news).toEqual([two]);
    expect(state.position).toEqual({ epoch: "e2", seq: 0 });
    expect(state.rows.get(oddsKey(one))).toBe(one);
  });

  it("A follower folds a change into its row and returns that row, whole", () => {
    const { state, news } = applyOddsMessage(
      synced,
      changed(5, { changed: [change(one, moved)], added: [two] }),
    );
    expect(news).toEqual([two, moved]);
    expect([...state.rows.values()]).toEqual([moved, two]);
    expect(state).toMatchObject({ position: { seq: 5 }, as_of_ms: 1_900 });
  });

  it("A follower drops a removed row", () => {
    const { state, news } = applyOddsMessage(synced, changed(5, { removed: [oddsNameOf(one)] }));
    expect([state.rows.size, news]).toEqual([0, []]);
  });

  it("A follower returns the same state for a broadcast that it has taken, and before the first snapshot", () => {
    const message = changed(4, { added: [two] });
    expect(applyOddsMessage(synced, message)).toEqual({ state: synced, news: [] });
    expect(applyOddsMessage(emptyOddsState, message).state).toBe(emptyOddsState);
  });

  it.each([
    ["a broadcast is missing", changed(6, { added: [two] })],
    ["the topic began another history", changed(5, { epoch: "e2" })],
    [
      "a change is about a row that was never sent",
      changed(5, { changed: [change(two, someOdds({ home: 3 }, 2))] }),
    ],
    ["the room resumed somewhere else", resumed(9)],
  ])("A follower needs a snapshot when %s, and keeps its rows", (_why, message) => {
    const { state, news } = applyOddsMessage(synced, message);
    expect([state.sync, state.rows, news]).toEqual(["resync-needed", synced.rows, []]);
    expect(beforeReconnect(state).position).toBeNull();
  });

  it("A follower waits after a reconnect until the gap has come and the room sent resumed", () => {
    const away = beforeReconnect(synced);
    expect(away).toMatchObject({ sync: "waiting", position: { seq: 4 } });
    const back = fold([changed(5, { added: [two] }), resumed(5)], away);
    expect(back).toMatchObject({ sync: "synced", position: { seq: 5 } });
  });
});

const quote = fc.option(
  fc.record({
    at: fc.option(fc.integer({ min: 1, max: 9 })),
    suspended: fc.boolean(),
    line: fc.constantFrom(-0.25, 0, 0.5),
    home: fc.constantFrom(1.5, 1.9, 2.4),
    away: fc.constantFrom(1.5, 1.9),
  }),
);
const row = fc
  .record({ initial: quote, instant: quote, inplay: quote })
  .map((phases) => ({ ...someOdds(), ...phases }) as Odds);

describe("a change of a row", () => {
  it("A change turns one state into the other over the wire, and is null between equal ones", () => {
    fc.assert(
      fc.property(row, row, (before, after) => {
        const found = diffOdds(before, after);
        if (!found) {
          expect(after).toEqual(before);
          return;
        }
        const [sent] = (
          OddsServerMessage.parse(JSON.parse(JSON.stringify(changed(1, { changed: [found] })))) as OddsChanged
        ).changed;
        expect(sent && applyOddsChange(before, sent)).toEqual(after);
        expect(diffOdds(after, structuredClone(after))).toBeNull();
      }),
    );
  });

  it("A change carries the changed phases and no other", () => {
    expect(change(one, moved)).toEqual({ ...oddsNameOf(one), inplay: moved.inplay });
  });
});
