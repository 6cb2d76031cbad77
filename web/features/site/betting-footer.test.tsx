// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import SiteFooter from "./site-footer.tsx";

afterEach(cleanup);

type Facts = { betting: "shown" | "hidden"; has_betting_switch: boolean; age_page?: string };
const footer = (facts: Facts, path = "/en/match/7?tab=h2h") =>
  renderWithProviders(<SiteFooter />, { path, facts });

describe("The end of every page", () => {
  it("The footer states the age limit for prices, and offers to hide them", async () => {
    const { findByRole, container } = footer({ betting: "shown", has_betting_switch: true });
    const button = await findByRole("button", { name: "Bật chế độ không cá cược" });
    const form = button.closest("form");
    expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual(["post", "/betting"]);
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      mode: "hidden",
      back: "/en/match/7?tab=h2h",
    });
    expect(container.querySelector("#age")?.textContent).toMatch(/^18\+ · .*không nhận cược/);
    const links = [...container.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/ma-nhung", "/do-tre"]);
  });

  it("The footer links to a page with details, if there is one", async () => {
    const facts: Facts = { betting: "shown", has_betting_switch: true, age_page: "choi-co-trach-nhiem" };
    const { findByRole } = footer(facts, "/match/7");
    const link = await findByRole("link", { name: "Lưu ý cho người xem kèo" });
    expect(link.getAttribute("href")).toBe("/choi-co-trach-nhiem");
  });

  it("The footer offers a reader who hid betting the way back, and mentions no prices", async () => {
    const { findByRole, container } = footer({ betting: "hidden", has_betting_switch: true });
    expect(await findByRole("button", { name: "Tắt chế độ không cá cược" })).toBeTruthy();
    expect(container.querySelector("#age")).toBeNull();
    expect(container.textContent).not.toMatch(/kèo|18\+/);
  });

  it("The footer does not mention betting if the site hides it or is unknown", async () => {
    for (const facts of [{ betting: "hidden", has_betting_switch: false } as const, undefined]) {
      const { container, unmount } = renderWithProviders(<SiteFooter />, facts ? { facts } : {});
      await import("./betting-footer.tsx");
      expect(container.querySelector("form")).toBeNull();
      expect(container.textContent).not.toMatch(/cược/);
      unmount();
    }
  });
});
