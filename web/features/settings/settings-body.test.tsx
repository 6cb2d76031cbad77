// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { keepInstallOffer } from "#web/platform/pwa/install-offer.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { InstallField } from "./settings-body.tsx";

afterEach(cleanup);

it("The install button is shown while the browser offers it, and opens the prompt", async () => {
  keepInstallOffer();
  renderWithProviders(<InstallField />);
  const button = () => screen.queryByRole("button", { name: "Cài đặt" });
  expect(button()).toBeNull();
  const prompt = vi.fn(async () => ({ outcome: "dismissed" as const }));
  const offered = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(offered));
  // Prevents the browser's own install banner.
  expect(offered.defaultPrevented).toBe(true);
  await act(async () => void fireEvent.click(button() as HTMLElement));
  expect(prompt).toHaveBeenCalledOnce();
  // An install prompt works once; the browser issues another at its own discretion.
  expect(button()).toBeNull();
  act(() => void window.dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt })));
  expect(button()).not.toBeNull();
  act(() => void window.dispatchEvent(new Event("appinstalled")));
  expect(button()).toBeNull();
});
