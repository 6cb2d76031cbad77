// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { HonorsPanel } from "./honors-panel.tsx";
import { TeamHalf } from "./team-half.tsx";

afterEach(cleanup);

const regionNames = () => screen.getAllByRole("region").map((region) => region.getAttribute("aria-label"));

it("landmarks of two teams on one page are told apart by the team's name", () => {
  const { home, away } = aMatch();
  render(
    [home, away].map((team) => (
      <TeamHalf key={team.id} team={team}>
        <HonorsPanel honors={[]} />
      </TeamHalf>
    )),
  );
  const [heading] = screen.getAllByRole("heading", { level: 2 });
  expect(regionNames()).toEqual(
    [home.name, away.name].flatMap((name) => [name, `${heading?.textContent}: ${name}`]),
  );
});

it("landmarks of a page about one team bear no team's name", () => {
  render(<HonorsPanel honors={[]} />);
  expect(regionNames()).toEqual([screen.getByRole("heading", { level: 2 }).textContent]);
});
