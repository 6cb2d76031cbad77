// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { NO_SHIELD } from "#shared/shield/shield.rules.ts";
import { aMatch } from "#tests/support/page-builders.ts";
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
