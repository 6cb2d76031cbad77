import { useSuspenseQuery } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import type { TeamRef } from "#shared/match/index.ts";
import type { Transfer } from "#shared/player/index.ts";
import { LandmarkPanel, useLandmarkName } from "#web/platform/football/team-half.tsx";
import { TransferTable } from "#web/platform/football/transfer-table.tsx";
import { ChoiceForm } from "#web/platform/forms/choice-form.tsx";
import { valueIn } from "#web/platform/navigation/page-path.ts";
import { transfersQuery } from "../team.query.ts";
import { teamPath } from "../team-tab.ts";
import { seasonYearText } from "./transfer-season.rules.ts";

interface TransfersTabProps {
  readonly team: Pick<TeamRef, "id">;
  readonly search: URLSearchParams;
}

/** A team's arrivals and departures by season. */
export default function TransfersTab({ team, search }: TransfersTabProps) {
  const { data } = useSuspenseQuery(transfersQuery(team.id, valueIn(search, "season_year")));
  const { seasons, season } = data;
  if (season === null) {
    return (
      <section className="panel">
        <h2 className="sr-only">{m.team_tab_transfers()}</h2>
        <p className="list-nothing">{m.team_transfers_none()}</p>
      </section>
    );
  }
  return (
    <>
      <ChoiceForm
        label={m.team_season()}
        name="season_year"
        chosen={season}
        choices={seasons.map((one) => ({ value: one, name: seasonYearText(one) }))}
        path={teamPath(team.id)}
        query={{ tab: "playerzh" }}
      />
      <div className="team-column">
        <Direction direction="in" transfers={data.in} season={season} />
        <Direction direction="out" transfers={data.out} season={season} />
      </div>
    </>
  );
}

interface DirectionProps {
  readonly direction: "in" | "out";
  readonly transfers: readonly Transfer[];
  readonly season: string;
}

function Direction({ direction, transfers, season }: DirectionProps) {
  const name = direction === "in" ? m.team_transfers_in() : m.team_transfers_out();
  const caption = m.team_transfers_caption({ direction: name, season: seasonYearText(season) });
  const tableName = useLandmarkName(caption);
  return (
    <LandmarkPanel
      heading={name}
      aside={<span className="panel-count">{m.team_transfers_count({ count: transfers.length })}</span>}
    >
      {transfers.length > 0 ? (
        <TransferTable
          caption={tableName}
          clubs={direction === "in" ? ["from"] : ["to"]}
          transfers={transfers}
        />
      ) : (
        <p className="list-nothing">
          {direction === "in" ? m.team_transfers_in_none() : m.team_transfers_out_none()}
        </p>
      )}
    </LandmarkPanel>
  );
}
