import { useSuspenseQuery } from "@tanstack/react-query";
import type { CSSProperties } from "react";
import { useSearchParams } from "react-router";
import { m } from "#messages/paraglide/messages.js";
import type { HalfFullMatrix, TeamHalfFull } from "#shared/analysis/index.ts";
import { resultWords } from "#web/platform/football/form-tokens.tsx";
import { HalfFull } from "#web/platform/football/half-full.tsx";
import { TeamLink } from "#web/platform/football/team-link.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { EmptyPanel } from "../empty-panel.tsx";
import { halfFullQuery, type LeaguePageData, seasonIdOf } from "../league.query.ts";
import { leagueTabPath } from "../league-tab.ts";
import { captionOf, StatChips, StatPanel } from "../stat-panel.tsx";
import { splitAt, splitNames, viewOf } from "../stat-split.ts";

const RESULTS = ["won", "drawn", "lost"] as const;
const PAIRS = RESULTS.flatMap((half) => RESULTS.map((full) => ({ half, full })));
const countOf = (matrix: HalfFullMatrix, { half, full }: (typeof PAIRS)[number]): number =>
  matrix[`${half}_${full}`];
const playedIn = (matrix: HalfFullMatrix): number =>
  Object.values(matrix).reduce((sum, count) => sum + count, 0);

/** The nine half-time/full-time results of each team's matches. */
export default function HalfFullTab({ page }: { readonly page: LeaguePageData }) {
  const { teams } = useSuspenseQuery(halfFullQuery(seasonIdOf(page))).data;
  const [search] = useSearchParams();
  const split = splitAt(search);
  if (!teams.some(({ total }) => playedIn(total) > 0)) return <EmptyPanel text={m.league_updating()} />;
  return (
    <>
      <StatChips
        label={m.league_splits()}
        choices={splitNames}
        chosen={split}
        hrefOf={(one) => leagueTabPath(page, "half-full", { view: viewOf(one) })}
      />
      <StatPanel tab="half-full">
        <DataTable
          caption={`${captionOf(page, "half-full")}: ${splitNames[split]()}`}
          className="league-stat-counts"
        >
          <thead>
            <tr>
              <th scope="col">{m.league_column_team()}</th>
              <th scope="col">{m.league_column_played()}</th>
              {PAIRS.map((pair) => (
                <th key={`${pair.half}_${pair.full}`} scope="col">
                  <HalfFull {...pair} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {teams.map((row) => (
              <HalfFullRow key={row.team.id} team={row.team} matrix={row[split]} />
            ))}
          </tbody>
        </DataTable>
        <p className="league-stat-note">
          {m.league_half_full_note({
            won: resultWords.won.short(),
            drawn: resultWords.drawn.short(),
            lost: resultWords.lost.short(),
          })}
        </p>
      </StatPanel>
    </>
  );
}

interface HalfFullRowProps extends Pick<TeamHalfFull, "team"> {
  readonly matrix: HalfFullMatrix;
}

function HalfFullRow({ team, matrix }: HalfFullRowProps) {
  const played = playedIn(matrix);
  return (
    <tr>
      <th scope="row">
        <TeamLink team={team} />
      </th>
      <td>{played}</td>
      {PAIRS.map((pair) => {
        const count = countOf(matrix, pair);
        const share = { "--share": played === 0 ? 0 : count / played } as CSSProperties;
        return (
          <td
            key={`${pair.half}_${pair.full}`}
            className="league-stat-heat"
            data-zero={count === 0 || undefined}
            style={share}
          >
            {count}
          </td>
        );
      })}
    </tr>
  );
}
