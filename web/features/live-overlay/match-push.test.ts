// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import type { VenueId } from "#shared/match/index.ts";
import { NO_SHIELD } from "#shared/spoiler-shield/shield.rules.ts";
import { afterGoal, aMatch } from "#tests/support/builders/page-builders.ts";
import { createMatchOverlay } from "./match-overlay.ts";
import { pushMatch } from "./match-push.ts";

afterEach(() => void vi.restoreAllMocks());

it("A snapshot is applied without reading the browser's cookies for each match", () => {
  const cookies = vi.spyOn(document, "cookie", "get");
  const overlay = createMatchOverlay();
  for (const id of [1, 2, 3]) pushMatch(overlay, aMatch({ id }), 0, undefined, NO_SHIELD);
  expect(overlay.of(3).match?.id).toBe(3);
  expect(cookies).not.toHaveBeenCalled();
});

it("A single match reads the cookies once", () => {
  const cookies = vi.spyOn(document, "cookie", "get");
  pushMatch(createMatchOverlay(), aMatch({ id: 1 }), 0);
  expect(cookies).toHaveBeenCalledTimes(1);
});

describe("A pushed state that equals the page's", () => {
  const shown = { ...aMatch({ id: 1, status: "first_half" }), venue: null };
  // No row shows the ground.
  const pushedMatch = () => ({
    ...structuredClone(shown),
    venue: { id: 3 as VenueId, name: "Sân Nhà", city: null },
  });

  it("An equal state is not merged over the row, which would render for nothing", () => {
    const overlay = createMatchOverlay();
    pushMatch(overlay, pushedMatch(), 0, shown, NO_SHIELD);
    expect(overlay.of(1).match).toBeNull();
    // Lists are not notified either: each would be sorted again.
    expect(overlay.list.places).toEqual({});
  });

  it("An equal state still records that the match was live, for lists that keep it", () => {
    const overlay = createMatchOverlay();
    pushMatch(overlay, pushedMatch(), 0, shown, NO_SHIELD);
    pushMatch(
      overlay,
      { ...pushedMatch(), status: "ended", updated_at: shown.updated_at + 1 },
      0,
      shown,
      NO_SHIELD,
    );
    expect(overlay.list.places[1]).toMatchObject({ status: "ended", was_live: true });
  });

  it("An equal state is not merged over the earlier pushed one either", () => {
    const overlay = createMatchOverlay();
    const scored = afterGoal(shown, 1, 0);
    pushMatch(overlay, scored, 0, shown, NO_SHIELD);
    pushMatch(overlay, structuredClone(scored), 0, shown, NO_SHIELD);
    expect(overlay.of(1).match).toBe(scored);
  });

  it("An equal state is merged where another list lacks the match, and the list is notified", () => {
    const overlay = createMatchOverlay();
    const pushed = pushedMatch();
    pushMatch(overlay, pushed, 0, shown, NO_SHIELD);
    const before = overlay.list.places;
    pushMatch(overlay, pushed, 0, undefined, NO_SHIELD);
    expect(overlay.of(1).match).toBe(pushed);
    expect(overlay.list.places).not.toBe(before);
  });

  it("A state with any difference is merged, even within the same second", () => {
    const overlay = createMatchOverlay();
    const other = { ...pushedMatch(), neutral: !shown.neutral };
    pushMatch(overlay, other, 0, shown, NO_SHIELD);
    expect(overlay.of(1).match).toBe(other);
  });
});
