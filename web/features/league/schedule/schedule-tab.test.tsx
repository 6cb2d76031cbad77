// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { Match } from "#shared/match/index.ts";
import { aLeaguePage, aPageRequest } from "#tests/support/builders/league-builders.ts";
import { aMatch, KICK_OFF } from "#tests/support/builders/page-builders.ts";
import { createQueryClient } from "#web/platform/data/query-client.ts";
import { fetched, renderWithProviders } from "#web/testing/render-page.tsx";
import { seasonIdOf } from "../league.query.ts";
import { scheduleQuery } from "./schedule.query.ts";
import { sectionShown } from "./schedule-choice.ts";
import ScheduleTab from "./schedule-tab.tsx";

afterEach(cleanup);

const DAY = 86_400;

async function show(search: string, matches: Match[]) {
  const { facts } = aPageRequest({ "/api/v1/football/matches/comp": { matches } });
  const query = new URLSearchParams(search);
  const page = await aLeaguePage(search);
  const section = sectionShown(page, query);
  if (section === null) throw new Error("a part expected");
  const schedule = scheduleQuery({ season_id: seasonIdOf(page), section, now: () => KICK_OFF * 1000 }, query);
  const data = await createQueryClient(() => facts.call).query(schedule);
  const rows = (list: readonly { id: number }[]) => list.map(({ id }) => <li key={id}>match {id}</li>);
  return renderWithProviders(<ScheduleTab page={page} rows={rows} sync={() => null} />, {
    path: `/league/5?${search}`,
    queries: [fetched(schedule, data)],
  });
}

describe("The schedule of a season", () => {
  it("A round is listed by day, with links to the neighbouring rounds", async () => {
    const later = aMatch({ id: 8, rest: { match_time: KICK_OFF + DAY } });
    const { container, getByRole } = await show("tab=schedule", [aMatch(), later]);
    const days = [...container.querySelectorAll("h3")].map((day) => day.textContent);
    expect(days).toEqual(["Chủ nhật, 18-12-2022", "Thứ hai, 19-12-2022"]);
    expect(getByRole("link", { name: /Vòng 14/ }).getAttribute("href")).toBe(
      "/league/5?round=14&stage_id=120&tab=schedule",
    );
    expect(getByRole("link", { name: /Vòng 16/ })).toBeTruthy();
  });

  it("All rounds are in a form that keeps the tab and the stage", async () => {
    const { getByLabelText, container } = await show("tab=schedule", []);
    const select = getByLabelText("Vòng đấu") as HTMLSelectElement;
    expect(select.value).toBe("15");
    const fields = new FormData(container.querySelector("form") as HTMLFormElement);
    expect([...fields]).toEqual([
      ["tab", "schedule"],
      ["stage_id", "120"],
      ["round", "15"],
    ]);
  });

  it("The form names the season too if it is an older one", async () => {
    const { container } = await show("season_id=11&tab=schedule&stage_id=110&round=1", [aMatch()]);
    const hrefs = [...container.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(hrefs.every((href) => href?.includes("season_id=11"))).toBe(true);
  });

  it("The groups of a stage are links, and finished matches are listed newest first", async () => {
    const over = [1, 2].map((id) =>
      aMatch({ id, status: "ended", rest: { match_time: KICK_OFF + id * DAY } }),
    );
    const { container, getByRole } = await show("season_id=11&tab=schedule&stage_id=110&group=Group+A", over);
    expect(getByRole("link", { name: "Bảng A" }).getAttribute("aria-current")).toBe("true");
    expect([...container.querySelectorAll("h3")].map((day) => day.textContent)).toEqual([
      "Thứ ba, 20-12-2022",
      "Thứ hai, 19-12-2022",
    ]);
  });

  it("A part without rounds has page links, and its first page links to both lists", async () => {
    const ahead = Array.from({ length: 130 }, (_, id) =>
      aMatch({ id: id + 1, rest: { match_time: KICK_OFF + id * 3600 } }),
    );
    const address = "season_id=11&tab=schedule&stage_id=110&group=Group+A";
    const hrefOf = async (search: string, name: string) => {
      const { getByRole, unmount } = await show(search, ahead);
      const href = getByRole("link", { name }).getAttribute("href");
      unmount();
      return href;
    };
    const rest = "season_id=11&stage_id=110";
    expect(await hrefOf(address, "Trang sau")).toBe(
      `/league/5?group=Group+A&page=2&${rest}&status=upcoming&tab=schedule`,
    );
    expect(await hrefOf(`${address}&status=upcoming&page=2`, "Trang trước")).toBe(
      `/league/5?group=Group+A&${rest}&tab=schedule`,
    );
    // A missing page links back.
    expect(await hrefOf(`${address}&status=upcoming&page=9`, "Trang trước")).toContain("page=3");
  });

  it("A round without matches shows an empty state", async () => {
    expect((await show("tab=schedule", [])).getByText("Chưa có trận đấu nào.")).toBeTruthy();
  });
});
