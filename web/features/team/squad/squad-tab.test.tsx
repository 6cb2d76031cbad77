// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Player } from "#shared/player/index.ts";
import { SquadSeason, TeamProfile } from "#shared/team/index.ts";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { fetched, renderWithProviders } from "#web/testing/render-page.tsx";
import { squadQuery, teamMatchesQuery } from "../team.query.ts";
import SquadTab from "./squad-tab.tsx";

afterEach(cleanup);

const { home, away, competition } = aMatch();
const country = { id: 21, code: "MEX", name: "Mexico", translations: { vi: "Mexico" } };

const aPlayer = (id: number, name: string, fields: object = {}) =>
  Player.parse({
    ...{ id, name, logo: null, position: null, shirt_number: null, birthday: null, age: null },
    ...{ height_cm: null, weight_kg: null, country, team: null, market_value: null },
    ...fields,
  });
const squadOf = (kind: SquadSeason["kind"], name: string) =>
  SquadSeason.parse({ kind, season: { id: 3, name }, competition });

function show(national: boolean, squad: SquadSeason, players: Player[]): void {
  const team = TeamProfile.parse({
    ...home,
    ...{
      id: 71,
      country,
      national,
      founded: null,
      website: null,
      venue: null,
      coach: null,
      squad_value: null,
    },
  });
  renderWithProviders(<SquadTab team={team} />, {
    path: "/team/71",
    queries: [
      fetched(squadQuery(71), { team, squad, players }),
      fetched(teamMatchesQuery({ team_id: 71, kind: "past", limit: 1, page: 1 }), { matches: [] }),
    ],
  });
}

const cells = (name: string) =>
  [...(screen.getByText(name).closest("tr")?.querySelectorAll("td, .team-number") ?? [])].map(
    (cell) => cell.textContent,
  );

describe("The squad tab", () => {
  it("A national squad shows its list, numbers, ages and clubs by line", () => {
    show(true, squadOf("listed", "2026"), [
      aPlayer(1, "Keeper", {
        position: "G",
        shirt_number: 1,
        age: 30,
        team: { ...away, id: 5, name: "Ficta Rovers" },
      }),
      aPlayer(2, "Homeless", { position: "F", shirt_number: 9, team: { ...home, id: 71 } }),
    ]);
    expect(screen.getByText(/^Danh sách .* 2026$/)).toBeTruthy();
    expect(cells("Keeper")).toEqual(["1", "30", "Ficta Rovers"]);
    expect(cells("Homeless")).toEqual(["9", "–", "–"]);
    const headings = within(screen.getByRole("table")).getAllByRole("rowheader");
    expect(headings.map((one) => one.textContent)).toEqual(expect.arrayContaining(["Thủ môn", "Tiền đạo"]));
    expect(screen.queryByText("Chiều cao")).toBeNull();
  });

  it("A squad without a list says that it is of the season's players, and a club's shows countries", () => {
    show(false, squadOf("played", "2025/26"), [aPlayer(1, "Keeper", { height_cm: 190 })]);
    expect(screen.getByText("Các cầu thủ đã ra sân mùa giải 2025/26")).toBeTruthy();
    expect(cells("Keeper")).toEqual(["–", "–", "Mexico", "190 cm"]);
  });
});
