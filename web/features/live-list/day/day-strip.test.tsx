// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { renderPart } from "#web/testing/render-page.tsx";
import { stripOf } from "./day-strip.rules.ts";
import { DayStrip } from "./day-strip.tsx";

afterEach(cleanup);

const today = "2026-01-02";
const show = (path: string, rest: Partial<Parameters<typeof DayStrip>[0]> = {}) =>
  renderPart(<DayStrip days={stripOf(today, today)} today={today} shown={today} {...rest} />, { path });

describe("the strip of days", () => {
  it("has a week before today and a week after, and marks the day that is shown", () => {
    const { getAllByRole } = show("/");
    const links = getAllByRole("link");
    expect(links.length).toBe(15);
    expect(links[7]?.getAttribute("aria-current")).toBe("date");
    expect(links[7]?.getAttribute("aria-label")).toBe("Hôm nay 02-01");
    expect(links[0]?.getAttribute("href")).toBe("/?date=2025-12-26");
  });

  it("keeps what else was chosen, and needs no date for the day of the page", () => {
    const { getByRole } = show("/?status=live&date=2026-01-01&page=2", { shown: "2026-01-01" });
    expect(getByRole("link", { name: /Hôm nay/ }).getAttribute("href")).toBe("/?status=live");
    expect(getByRole("link", { name: /03-01/ }).getAttribute("href")).toBe("/?date=2026-01-03&status=live");
  });

  it("names today where the page begins with another day", () => {
    const { getByRole } = show("/bong-da/ket-qua-bong-da", { plainDay: "2026-01-01", shown: "2026-01-01" });
    expect(getByRole("link", { name: /01-01/ }).getAttribute("href")).toBe("/bong-da/ket-qua-bong-da");
    expect(getByRole("link", { name: /Hôm nay/ }).getAttribute("href")).toContain("?date=2026-01-02");
  });

  it("leads to another page for days that this one does not have", () => {
    const pathOfDay = (day: string) => (day > today ? "/bong-da/lich-thi-dau" : "/bong-da/ket-qua-bong-da");
    const { getByRole } = show("/bong-da/ket-qua-bong-da?comp_id=5", { pathOfDay });
    expect(getByRole("link", { name: /03-01/ }).getAttribute("href")).toBe(
      "/bong-da/lich-thi-dau?date=2026-01-03&comp_id=5",
    );
  });

  it("leads to any day by a form that needs no script", async () => {
    // Its code comes after the strip; here it is to be there at once.
    await import("./day-jump.tsx");
    const { findByLabelText } = show("/?status=ended");
    const field = await findByLabelText("Xem trận đấu ngày");
    const form = field.closest("form");
    expect(field.getAttribute("name")).toBe("date");
    expect(form?.getAttribute("action")).toBe("/");
    expect(form?.querySelector("[name=status]")?.getAttribute("value")).toBe("ended");
  });
});
