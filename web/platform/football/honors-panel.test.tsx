// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Honor } from "#shared/honor/index.ts";
import { inLocale } from "#web/platform/i18n/locale.server.ts";
import { HonorsPanel } from "./honors-panel.tsx";

it("calls a title as readers of the page's language do, else as its source does", () => {
  const seasons = [{ name: "2025/26", season_id: null }];
  const honors: Honor[] = [
    {
      name: "Vô địch Giải Sao",
      translations: { en: "Star League champions" },
      competition_id: null,
      seasons,
    },
    { name: "Cúp cũ", competition_id: null, seasons },
  ];
  const textIn = (locale: "vi" | "en") => {
    const { container, unmount } = inLocale(locale, () => render(<HonorsPanel honors={honors} />));
    const text = container.textContent;
    unmount();
    return text;
  };
  expect(textIn("en")).toContain("Star League champions");
  expect(textIn("en")).toContain("Cúp cũ");
  expect(textIn("vi")).toContain("Vô địch Giải Sao");
});
