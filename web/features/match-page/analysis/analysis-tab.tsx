import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import { m } from "#messages/paraglide/messages.js";
import type { Match } from "#shared/match/index.ts";
import { AnalysisArrange } from "./analysis-arrange.tsx";
import { blockName } from "./analysis-block-names.ts";
import { ANALYSIS_BLOCKS, type AnalysisBlock } from "./analysis-blocks.ts";
import { isEmptyBlock } from "./analysis-empty.rules.ts";
import { AnalysisFilter } from "./analysis-filter.tsx";
import type { AnalysisTabData } from "./analysis-tab.loader.server.ts";
import { CompareBlock } from "./compare-block.tsx";
import { EarlyArrangement } from "./early-arrangement.tsx";
import { FormBlock, MeetingsBlock } from "./form-blocks.tsx";
import { GoalTimesBlock } from "./goal-times-block.tsx";
import { GoalsBlock } from "./goals-block.tsx";
import { HalfFullBlock } from "./half-full-block.tsx";
import { LinesBlock } from "./lines-block.tsx";
import { AbsencesBlock, LineupsBlock } from "./people-blocks.tsx";
import { ScheduleBlock } from "./schedule-block.tsx";
import { SeasonBlock } from "./season-block.tsx";
import { StandingBlock } from "./standing-block.tsx";
import { StrengthBlock } from "./strength-block.tsx";
import { useArrangement } from "./use-arrangement.ts";

interface AnalysisTabProps {
  /** As fetched: nothing here changes during the match. */
  readonly match: Match;
  readonly data: AnalysisTabData;
}

type Render = (props: AnalysisTabProps) => ReactNode;

const bodies = {
  strength: ({ match, data }) => <StrengthBlock match={match} strength={data.strength} />,
  standing: ({ data }) => <StandingBlock home={data.home} away={data.away} />,
  head_to_head: ({ data }) => <MeetingsBlock home={data.home} meetings={data.head_to_head} />,
  form: ({ data }) => <FormBlock home={data.home} away={data.away} />,
  compare: ({ match, data }) => <CompareBlock match={match} averages={data.averages} rates={data.rates} />,
  lines: ({ data }) => <LinesBlock home={data.home} away={data.away} />,
  goals: ({ data }) => <GoalsBlock home={data.home} away={data.away} />,
  half_full: ({ data }) => <HalfFullBlock home={data.home} away={data.away} />,
  goal_times: ({ data }) => <GoalTimesBlock home={data.home} away={data.away} />,
  schedule: ({ data }) => <ScheduleBlock home={data.home} away={data.away} />,
  absences: ({ data }) => <AbsencesBlock absences={data.absences} />,
  lineups: ({ data }) => <LineupsBlock last={data.last_lineups} />,
  season: ({ match, data }) => <SeasonBlock match={match} season={data.season} />,
} as const satisfies Record<AnalysisBlock, Render>;

/** Without betting there are no lines, and no block about them. */
const offeredBlocks = ({ home, away }: AnalysisTabData): AnalysisBlock[] =>
  ANALYSIS_BLOCKS.filter((block) => block !== "lines" || home.lines !== null || away.lines !== null);

/**
 * Opens the folded block that the URL's fragment names. Browsers open only ancestors whose content holds the target,
 * and the ids are those of headings in summaries.
 */
function useOpenedByHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const details = document
      .getElementById(hash.slice(1))
      ?.closest<HTMLDetailsElement>(".analysis-block > details");
    if (details) details.open = true;
  }, [hash]);
}

/** The comparison of two teams, in blocks that a reader can reorder, hide and fold. */
export default function AnalysisTab({ match, data }: AnalysisTabProps) {
  const arrangement = useArrangement(offeredBlocks(data));
  const chosen = arrangement.blocks.filter((block) => !arrangement.isHidden(block));
  const shown = chosen.filter((block) => !isEmptyBlock(block, data));
  const lacking = chosen.filter((block) => isEmptyBlock(block, data));
  useOpenedByHash();
  return (
    <div className="analysis">
      <AnalysisFilter match={match} window={data.window} />
      <AnalysisArrange arrangement={arrangement} />
      <EarlyArrangement />
      {shown.map((block) => {
        const Body = bodies[block];
        return <Body key={block} match={match} data={data} />;
      })}
      {lacking.length > 0 ? (
        <p className="panel analysis-lacking">
          {m.match_lacking({ blocks: lacking.map(blockName).join(" · ") })}
        </p>
      ) : null}
      {chosen.length === 0 ? <p className="panel analysis-empty">{m.analysis_all_hidden()}</p> : null}
    </div>
  );
}
