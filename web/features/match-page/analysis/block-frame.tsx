import type { ReactNode } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { TeamRef } from "#shared/match/index.ts";
import { Crest } from "#web/platform/football/crest.tsx";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { Icon } from "#web/ui/icon.tsx";
import { blockName } from "./analysis-block-names.ts";
import { type AnalysisBlock, OPEN_BLOCKS } from "./analysis-blocks.ts";

interface BlockFrameProps {
  readonly block: AnalysisBlock;
  readonly children: ReactNode;
}

/** A block under its heading, which folds it, without scripts too. */
export function BlockFrame({ block, children }: BlockFrameProps) {
  const id = `analysis-${block}`;
  return (
    <section className="panel analysis-block" data-block={block} aria-labelledby={id}>
      <details open={OPEN_BLOCKS.includes(block)}>
        <summary className="panel-bar">
          <h2 id={id}>{blockName(block)}</h2>
          <Icon name="chevron-down" size={16} className="analysis-fold" />
        </summary>
        {children}
      </details>
    </section>
  );
}

/** Empty state of a block. */
export function NoData({ children = m.analysis_no_data() }: { readonly children?: ReactNode }) {
  return <p className="analysis-empty">{children}</p>;
}

/** A block's call failed: the rest of the tab remains. */
export function Unavailable() {
  return <NoData>{m.error_data_updating()}</NoData>;
}

/** Name of a team above its section of a block. */
export function TeamHeading({
  team,
}: {
  readonly team: Pick<TeamRef, "name" | "short_name" | "logo" | "translations">;
}) {
  return (
    <h3 className="analysis-team">
      <Crest of={team} size={20} className="shrink-0" />
      <span className="truncate">{shownName(team)}</span>
    </h3>
  );
}
