// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { overwriteGetLocale } from "#messages/paraglide/runtime.js";
import type { Incident, MatchStat } from "#shared/match/index.ts";
import type { AttackCounts, AttackReport } from "#shared/match/momentum.schema.ts";
import { aMatch, anIncident, KICK_OFF } from "#tests/support/builders/page-builders.ts";
import { fetched, renderWithProviders } from "#web/testing/render-page.tsx";
import { momentumQuery } from "./momentum.query.ts";
import MomentumPanel from "./momentum-panel.tsx";

afterEach(() => {
  cleanup();
  overwriteGetLocale(() => "vi");
});

const counts = (attacks: number, shots_on_target = 0): AttackCounts => ({
  ...{ attacks, dangerous_attacks: 0, corners: 0, shots_off_target: 0, shots_on_target },
});
const report = (minute: number, home: number, away: number): AttackReport => ({
  ...{ minute, added: 0, home: counts(home), away: counts(away) },
});
/** The home side attacks once a minute in minutes 1 to 10, the away side twice a minute in 11 to 20. */
const TWENTY = Array.from({ length: 20 }, (_, at) =>
  report(at + 1, Math.min(at + 1, 10), Math.max(0, 2 * (at - 9))),
);
const match = aMatch({ status: "first_half", rest: { period_started_at: KICK_OFF } });

function show(reports: readonly AttackReport[], incidents: Incident[] = [], stats: MatchStat[] = []) {
  return renderWithProviders(<MomentumPanel match={match} incidents={incidents} stats={stats} />, {
    queries: [fetched(momentumQuery(match.id), { reports: [...reports] })],
    now_ms: (KICK_OFF + 20 * 60 + 30) * 1000,
  }).container;
}
const rowsOf = (container: HTMLElement) =>
  [...container.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

describe("The panel of a match's momentum", () => {
  it("The chart is named by a sentence: who pressed, for how long and when most", () => {
    show(TWENTY);
    // In the 10th minute the home side's lead of five minutes equals the away side's of the next ones.
    const name =
      /ép sân nhiều hơn trong 9 phút, mạnh nhất phút 1–5\. .+ ép sân nhiều hơn trong 10 phút, mạnh nhất phút 11–15\.$/;
    expect(screen.getByRole("img", { name })).toBeTruthy();
  });

  it("A table has the shares of each five minutes, and names gaps", () => {
    const container = show([...TWENTY, report(30, 40, 40), report(31, 41, 41)]);
    expect(rowsOf(container)).toEqual([
      ["1–5", "100%", "0%"],
      ["6–10", "100%", "0%"],
      ["11–15", "0%", "100%"],
      ["16–20", "0%", "100%"],
      ["21–25", "Không có số liệu"],
      ["26–30", "Không có số liệu"],
      ["31–35", "50%", "50%"],
    ]);
    expect(container.querySelector("figcaption")?.textContent).toContain("Phần để trống");
    expect(container.querySelector(".momentum-gap")?.getAttribute("d")?.match(/M/g)).toHaveLength(10);
  });

  it("Bars stand on the zero line: the home side's above, the away side's below", () => {
    const container = show(TWENTY);
    const heights = (side: string) =>
      [
        ...(container.querySelector(`.momentum-bar[data-side="${side}"]`)?.getAttribute("d") ?? "").matchAll(
          /50v(-?[\d.]+)/g,
        ),
      ].map(([, height]) => Number(height));
    expect(heights("home")).toHaveLength(9);
    expect(heights("home").every((height) => height < 0)).toBe(true);
    expect(heights("away").every((height) => height > 0)).toBe(true);
  });

  it("Goals and sendings-off that stand are on the chart, beside their side", () => {
    const container = show(TWENTY, [
      anIncident(1, { kind: "goal", side: "home", minute: 12 }),
      anIncident(2, { kind: "red_card", side: "away", minute: 14 }),
      anIncident(3, { kind: "goal", side: "away", minute: 15, cancelled: true }),
      anIncident(4, { kind: "yellow_card", side: "home", minute: 16 }),
    ]);
    expect(container.querySelectorAll('.momentum-markers[data-side="home"] span')).toHaveLength(1);
    expect(container.querySelectorAll('.momentum-markers[data-side="away"] span')).toHaveLength(1);
  });

  it("A pushed state of the statistics continues the chart", async () => {
    const stat = (kind: string, home: number, away: number): MatchStat => ({
      ...{ kind, period: "full", home, away, as_of_minute: 21 },
    });
    const container = show(TWENTY, [], [stat("attacks", 16, 20), stat("shots_on_target", 1, 0)]);
    await waitFor(() => expect(rowsOf(container).at(-1)).toEqual(["21–25", "100%", "0%"]));
  });

  it("Nothing is shown for a source that reports at the end only", () => {
    expect(show([{ ...report(90, 80, 70), added: 4 }]).textContent).toBe("");
  });

  it("The English page has English texts", () => {
    overwriteGetLocale(() => "en");
    show(TWENTY);
    const panel = within(screen.getByRole("region", { name: "Momentum" }));
    expect(panel.getByRole("img", { name: /pressed more in 9 minutes, most in minutes 1–5/ })).toBeTruthy();
  });
});
