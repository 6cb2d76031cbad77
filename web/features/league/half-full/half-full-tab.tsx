import type { CSSProperties } from "react";
import type { HalfFullMatrix, TeamHalfFull } from "#shared/analysis/index.ts";
import { m } from "#web/paraglide/messages.js";
import { usePageQuery } from "#web/platform/use-page-query.ts";
import { EmptyPanel } from "../empty-panel.tsx";
import { captionOf, FigureChips, FigurePanel, FigureTable, TeamLink } from "../figure-panel.tsx";
import { splitAt, splitNames, viewOf } from "../figure-split.ts";
import type { LeaguePageData } from "../league-page.loader.server.ts";
import { leagueTabPath } from "../league-tab.ts";
import type { HalfFullTabData } from "./half-full-tab.loader.server.ts";

const words = {
  won: [m.result_token_won, m.column_won],
  drawn: [m.result_token_drawn, m.column_drawn],
  lost: [m.result_token_lost, m.column_lost],
} as const;
type Result = keyof typeof words;
const RESULTS = Object.keys(words) as Result[];
const PAIRS = RESULTS.flatMap((half) => RESULTS.map((full) => ({ half, full })));
const countOf = (matrix: HalfFullMatrix, { half, full }: (typeof PAIRS)[number]): number =>
  matrix[`${half}_${full}`];
const playedIn = (matrix: HalfFullMatrix): number =>
  Object.values(matrix).reduce((sum, count) => sum + count, 0);

interface HalfFullTabProps {
  readonly page: LeaguePageData;
  readonly data: HalfFullTabData;
}

/** The nine ways of each team's matches from half-time to the end. */
export default function HalfFullTab({ page, data }: HalfFullTabProps) {
  const split = splitAt(usePageQuery());
  if (!data.teams.some(({ total }) => playedIn(total) > 0)) return <EmptyPanel text={m.league_updating()} />;
  return (
    <>
      <FigureChips
        label={m.league_splits()}
        choices={splitNames}
        chosen={split}
        hrefOf={(one) => leagueTabPath(page, "half-full", { view: viewOf(one) })}
      />
      <FigurePanel tab="half-full">
        <FigureTable
          caption={`${captionOf(page, "half-full")}: ${splitNames[split]()}`}
          className="figure-counts"
        >
          <thead>
            <tr>
              <th scope="col">{m.league_column_team()}</th>
              <th scope="col">{m.league_column_played()}</th>
              {PAIRS.map((pair) => (
                <PairHead key={`${pair.half}_${pair.full}`} {...pair} />
              ))}
            </tr>
          </thead>
          <tbody>
            {data.teams.map((row) => (
              <HalfFullRow key={row.team.id} team={row.team} matrix={row[split]} />
            ))}
          </tbody>
        </FigureTable>
        <p className="figure-note">
          {m.league_half_full_note({
            won: words.won[0](),
            drawn: words.drawn[0](),
            lost: words.lost[0](),
          })}
        </p>
      </FigurePanel>
    </>
  );
}

function PairHead({ half, full }: (typeof PAIRS)[number]) {
  const sentence = m.analysis_half_full_row({
    half: words[half][1]().toLowerCase(),
    full: words[full][1]().toLowerCase(),
  });
  return (
    <th scope="col" title={sentence}>
      <span aria-hidden="true">
        {words[half][0]()}/{words[full][0]()}
      </span>
      <span className="sr-only">{sentence}</span>
    </th>
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
            className="figure-heat"
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
