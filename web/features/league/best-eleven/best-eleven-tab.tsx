import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { m } from "#messages/paraglide/messages.js";
import type { AnswerAt } from "#shared/api/index.ts";
import { ChoiceForm } from "#web/platform/forms/choice-form.tsx";
import { roundLabel } from "#web/platform/i18n/round-label.ts";
import { stageName } from "#web/platform/i18n/stage-label.ts";
import { Chips } from "#web/platform/list/chips.tsx";
import { EmptyPanel } from "../empty-panel.tsx";
import { bestElevenQuery, type LeaguePageData, seasonIdOf } from "../league.query.ts";
import { leaguePath, leagueTabPath, searchOfTab } from "../league-tab.ts";
import { bestRoundAt, isByRound, roundsBegun, stageShown, stagesBegun } from "./best-eleven-choice.ts";
import { BestList } from "./best-list.tsx";
import { BestPitch } from "./best-pitch.tsx";

interface BestElevenProps {
  readonly page: LeaguePageData;
  readonly data: AnswerAt<"/api/v1/football/seasons/bestlineup">;
}

/** The best rated eleven of a round or a stage: on the pitch and as a list. */
export default function BestElevenTab({ page }: Pick<BestElevenProps, "page">) {
  const [search] = useSearchParams();
  const { data } = useSuspenseQuery(bestElevenQuery(seasonIdOf(page), bestRoundAt(page, search)));
  const { lineup } = data;
  const part = roundName(page, data);
  if (part === null) return <EmptyPanel text={m.league_updating()} />;
  return (
    <>
      <StageChips page={page} data={data} />
      <section className="panel league-stats" aria-labelledby="best-eleven">
        <div className="panel-bar league-round-bar">
          <h2 id="best-eleven" className="min-w-0 font-semibold">
            {m.league_best_round({ part })}
          </h2>
          <RoundSelect page={page} data={data} />
        </div>
        {lineup ? (
          <div className="best-eleven">
            <BestPitch lineup={lineup} part={part} />
            <BestList lineup={lineup} part={part} />
          </div>
        ) : (
          <p className="league-none">{m.league_best_none()}</p>
        )}
      </section>
    </>
  );
}

function roundName(page: LeaguePageData, data: BestElevenProps["data"]): string | null {
  if (isByRound(page) && data.round !== null) return roundLabel(data.round);
  const stage = stageShown(page, data);
  return stage && stageName(stage.name);
}

/** The stages of a season with several. */
function StageChips({ page, data }: BestElevenProps) {
  const stages = stagesBegun(page);
  const shown = stageShown(page, data);
  if (stages.length < 2 || shown === null) return null;
  return (
    <Chips
      label={m.league_stages()}
      chips={stages.map(({ id, name }) => ({
        href: leagueTabPath(page, "best-eleven", { stage_id: id }),
        name: stageName(name),
        isChosen: id === shown.id,
      }))}
    />
  );
}

/** The rounds of a league's stage so far. */
function RoundSelect({ page, data }: BestElevenProps) {
  const stage = isByRound(page) ? stageShown(page, data) : null;
  if (stage === null || data.round === null) return null;
  const rounds = roundsBegun(page, stage);
  if (rounds.length < 2) return null;
  return (
    <ChoiceForm
      label={m.league_round()}
      isLabelHidden
      name="round"
      chosen={data.round}
      choices={rounds.map((value) => ({ value, name: roundLabel(value) }))}
      path={leaguePath(page)}
      query={{ ...searchOfTab(page, "best-eleven"), stage_id: String(stage.id) }}
    />
  );
}
