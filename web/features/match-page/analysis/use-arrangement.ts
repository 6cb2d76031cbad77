import { useLayoutEffect } from "react";
import { DEFAULT_SETTINGS } from "#shared/settings/settings.table.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { type AnalysisBlock, inOrder, isOwnOrder, movedTo } from "./analysis-blocks.ts";
import { dropEarlyArrangement } from "./early-arrangement.tsx";

export interface Arrangement {
  /** The available blocks, in the reader's order. */
  readonly blocks: readonly AnalysisBlock[];
  readonly isHidden: (block: AnalysisBlock) => boolean;
  readonly move: (block: AnalysisBlock, place: AnalysisBlock) => void;
  readonly toggle: (block: AnalysisBlock) => void;
  readonly reset: () => void;
}

/** The reader's arrangement of the analysis. */
export function useArrangement(offered: readonly AnalysisBlock[]): Arrangement {
  const [order, setOrder] = useSetting("analysis_order");
  const [hidden, setHidden] = useSetting("analysis_hidden");
  const isOwn = order.length === 0 && hidden.length === 0;
  // The first render is the same for everybody; the reader's own follows.
  useLayoutEffect(() => {
    if (!isOwn) dropEarlyArrangement();
  }, [isOwn]);
  return {
    blocks: inOrder(offered, order),
    isHidden: (block) => hidden.includes(block),
    move: (block, place) => {
      const next = movedTo(order, block, place);
      setOrder(isOwnOrder(next) ? DEFAULT_SETTINGS.analysis_order : next);
    },
    toggle: (block) => {
      const next = hidden.includes(block) ? hidden.filter((one) => one !== block) : [...hidden, block];
      setHidden(next.length > 0 ? next : DEFAULT_SETTINGS.analysis_hidden);
    },
    reset: () => {
      setOrder(DEFAULT_SETTINGS.analysis_order);
      setHidden(DEFAULT_SETTINGS.analysis_hidden);
    },
  };
}
