// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { TeamYear } from "#shared/team/index.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { YearsPanel } from "./years-panel.tsx";

afterEach(cleanup);

const shown = { id: 1, name: "V.League 1" };
const yearWith = (record: object) =>
  ({
    season: { id: 1, name: "2026" },
    row: { position: 1, points: 4, goals_for: 3, goals_against: 3, ...record },
  }) as TeamYear;

it("Shares of won, drawn and lost matches add up to 100", () => {
  const years = [yearWith({ played: 3, won: 1, drawn: 1, lost: 1 })];
  renderWithProviders(
    <YearsPanel team={{ id: 71 as never }} competitions={[]} shown={shown as never} years={years} />,
  );
  const cells = within(screen.getAllByRole("row").at(-1) as HTMLElement).getAllByRole("cell");
  expect(cells.slice(3, 6).map((cell) => cell.textContent)).toEqual(["34%", "33%", "33%"]);
});
