// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { stripOf } from "./day-strip.rules.ts";
import { DayStrip } from "./day-strip.tsx";

afterEach(cleanup);

const today = "2026-01-02";
const show = (path: string, rest: Partial<Parameters<typeof DayStrip>[0]> = {}) =>
  renderWithProviders(<DayStrip days={stripOf(today, today)} today={today} shown={today} {...rest} />, {
    path,
  });

describe("The day strip", () => {
  it("The strip has a week before today and a week after, and marks the shown day", () => {
    const { getAllByRole } = show("/");
    const links = getAllByRole("link");
    expect(links.length).toBe(15);
    expect(links[7]?.getAttribute("aria-current")).toBe("date");
    expect(links[7]?.getAttribute("aria-label")).toBe("Hôm nay 02-01");
    expect(links[0]?.getAttribute("href")).toBe("/?date=2025-12-26");
  });

  it("The strip keeps other choices, and omits the date of the page's own day", () => {
    const { getByRole } = show("/?status=live&date=2026-01-01&page=2", { shown: "2026-01-01" });
    expect(getByRole("link", { name: /Hôm nay/ }).getAttribute("href")).toBe("/?status=live");
    expect(getByRole("link", { name: /03-01/ }).getAttribute("href")).toBe("/?date=2026-01-03&status=live");
  });

  it("The strip names today if the page begins with another day", () => {
    const { getByRole } = show("/bong-da/ket-qua-bong-da", { plainDay: "2026-01-01", shown: "2026-01-01" });
    expect(getByRole("link", { name: /01-01/ }).getAttribute("href")).toBe("/bong-da/ket-qua-bong-da");
    expect(getByRole("link", { name: /Hôm nay/ }).getAttribute("href")).toContain("?date=2026-01-02");
  });

  it("The strip links to another page for days that this one lacks", () => {
    const pathOfDay = (day: string) => (day > today ? "/bong-da/lich-thi-dau" : "/bong-da/ket-qua-bong-da");
    const { getByRole } = show("/bong-da/ket-qua-bong-da?comp_id=5", { pathOfDay });
    expect(getByRole("link", { name: /03-01/ }).getAttribute("href")).toBe(
      "/bong-da/lich-thi-dau?date=2026-01-03&comp_id=5",
    );
  });

  it("The date form reaches any day without a script", async () => {
    // Its code loads after the strip; the test needs it at once.
    await import("./day-jump.tsx");
    const { findByLabelText } = show("/?status=ended");
    const field = await findByLabelText("Xem trận đấu ngày");
    const form = field.closest("form");
    expect(field.getAttribute("name")).toBe("date");
    expect(form?.getAttribute("action")).toBe("/");
    expect(form?.querySelector("[name=status]")?.getAttribute("value")).toBe("ended");
  });
});
