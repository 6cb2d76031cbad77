// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderPart } from "#web/testing/render-page.tsx";
import FavouritesBody from "./favourites-body.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it("takes no keys: the frame of every page does, and twice would be once too often", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ data: { matches: [] } }));
  renderPart(<FavouritesBody kind="team" />);
  await act(async () => undefined);
  fireEvent.keyDown(document.body, { key: "t" });
  expect(document.documentElement.dataset.theme).toBeUndefined();
});
