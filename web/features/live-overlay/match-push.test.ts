// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import type { VenueId } from "#shared/match/index.ts";
import { NO_SHIELD } from "#shared/spoiler-shield/shield.rules.ts";
import { afterGoal, aMatch } from "#tests/support/page-builders.ts";
import { createMatchOverlay } from "./match-overlay.ts";
import { pushMatch } from "./match-push.ts";

afterEach(() => void vi.restoreAllMocks());

it("takes a whole snapshot without asking the browser for its cookies match by match", () => {
  const cookies = vi.spyOn(document, "cookie", "get");
  const overlay = createMatchOverlay();
  for (const id of [1, 2, 3]) pushMatch(overlay, aMatch({ id }), 0, undefined, NO_SHIELD);
  expect(overlay.of(3).match?.id).toBe(3);
  expect(cookies).not.toHaveBeenCalled();
});

it("asks once for one match that comes alone", () => {
  const cookies = vi.spyOn(document, "cookie", "get");
  pushMatch(createMatchOverlay(), aMatch({ id: 1 }), 0);
  expect(cookies).toHaveBeenCalledTimes(1);
});

describe("a state that says what the page shows", () => {
  const shown = { ...aMatch({ id: 1, status: "first_half" }), venue: null };
  // No row shows the ground.
  const told = () => ({
    ...structuredClone(shown),
    venue: { id: 3 as VenueId, name: "Sân Nhà", city: null },
  });

  it("is not laid over the row, which would be drawn anew for nothing", () => {
    const overlay = createMatchOverlay();
    pushMatch(overlay, told(), 0, shown, NO_SHIELD);
    expect(overlay.of(1).match).toBeNull();
    // Nor do lists hear of it: each would be put in order anew.
    expect(overlay.list.places).toEqual({});
  });

  it("is remembered to have been in play, for lists that keep what was", () => {
    const overlay = createMatchOverlay();
    pushMatch(overlay, told(), 0, shown, NO_SHIELD);
    pushMatch(overlay, { ...told(), status: "ended", updated_at: shown.updated_at + 1 }, 0, shown, NO_SHIELD);
    expect(overlay.list.places[1]).toMatchObject({ status: "ended", was_live: true });
  });

  it("is not laid over the pushed one before it either", () => {
    const overlay = createMatchOverlay();
    const scored = afterGoal(shown, 1, 0);
    pushMatch(overlay, scored, 0, shown, NO_SHIELD);
    pushMatch(overlay, structuredClone(scored), 0, shown, NO_SHIELD);
    expect(overlay.of(1).match).toBe(scored);
  });

  it("is laid where another list is shown that does not have the match, which then hears of it", () => {
    const overlay = createMatchOverlay();
    const pushed = told();
    pushMatch(overlay, pushed, 0, shown, NO_SHIELD);
    const before = overlay.list.places;
    pushMatch(overlay, pushed, 0, undefined, NO_SHIELD);
    expect(overlay.of(1).match).toBe(pushed);
    expect(overlay.list.places).not.toBe(before);
  });

  it("is laid where it says anything else, be it of the same second", () => {
    const overlay = createMatchOverlay();
    const other = { ...told(), neutral: !shown.neutral };
    pushMatch(overlay, other, 0, shown, NO_SHIELD);
    expect(overlay.of(1).match).toBe(other);
  });
});
