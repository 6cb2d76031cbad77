// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { keepInstallOffer } from "#web/platform/pwa/install-offer.ts";
import { renderPart } from "#web/testing/render-page.tsx";
import { InstallField } from "./settings-body.tsx";

afterEach(cleanup);

it("is there while the browser offers to install the site, and asks when its button is pressed", async () => {
  keepInstallOffer();
  renderPart(<InstallField />);
  const button = () => screen.queryByRole("button", { name: "Cài đặt" });
  expect(button()).toBeNull();
  const prompt = vi.fn(async () => ({ outcome: "dismissed" as const }));
  const offered = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(offered));
  // The browser's own banner over the page stays away.
  expect(offered.defaultPrevented).toBe(true);
  await act(async () => void fireEvent.click(button() as HTMLElement));
  expect(prompt).toHaveBeenCalledOnce();
  // An offer holds once; the browser makes another one when it likes.
  expect(button()).toBeNull();
  act(() => void window.dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt })));
  expect(button()).not.toBeNull();
  act(() => void window.dispatchEvent(new Event("appinstalled")));
  expect(button()).toBeNull();
});
