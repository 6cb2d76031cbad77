// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { calibrationOf, type Forecast, tallyOf } from "#shared/odds/calibration.rules.ts";
import { aMatch } from "#tests/support/builders/match-builders.ts";
import { fetched, renderWithProviders } from "#web/testing/render-page.tsx";
import { calibrationQuery } from "./calibration.query.ts";
import CalibrationPage from "./calibration-page.tsx";

afterEach(cleanup);

const { competition } = aMatch({ id: 7 });

/** Ten forecasts of 72, 18 and 10 percent, of which the first came true seven times, the second twice. */
const forecasts = ([0, 0, 0, 0, 0, 0, 0, 1, 1, 2] as const).map(
  (result): Forecast => ({ chances: [0.72, 0.18, 0.1], result }),
);

function show(some: readonly Forecast[]) {
  const calibration = calibrationOf(tallyOf(some));
  const { matches, brier, base_brier } = calibration;
  const leagues = matches === 0 ? [] : [{ competition, matches, brier, base_brier }];
  const answer = { as_of: 1_790_000_000, calibration, leagues };
  return renderWithProviders(<CalibrationPage compId={undefined} />, {
    queries: [fetched(calibrationQuery(undefined), answer)],
  });
}

it("The page states the scores, how often 70 to 80 % came true, and the scores of each league", () => {
  const { container } = show(forecasts);
  // 7 · (0.0784 + 0.0324 + 0.01), 2 · (0.5184 + 0.6724 + 0.01), 0.5184 + 0.0324 + 0.81: 4.608 / 10.
  expect(screen.getByText(/Điểm Brier 0,461; đoán theo tỷ lệ chung: 0,460/)).toBeTruthy();
  expect(screen.getByText("Trong 10 lần chúng tôi nói từ 70 đến 80%, chuyện đó xảy ra 70,0%.")).toBeTruthy();
  const rows = [...container.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows[7]).toEqual(["70–80%", "10", "72,0%", "70,0%", "39,7%–89,2%"]);
  expect(rows[10]?.slice(1)).toEqual(["10", "0,461", "0,460"]);
  expect(container.querySelectorAll(".reliability circle")).toHaveLength(2);
});

it("Without matches the page says so and has no curve", () => {
  const { container } = show([]);
  expect(screen.getByText("Chưa có trận nào đã đá xong mà có giá trước trận.")).toBeTruthy();
  expect(container.querySelector(".reliability")).toBeNull();
});
