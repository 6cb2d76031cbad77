import { m } from "#messages/paraglide/messages.js";
import type { AnalysisBlock } from "./analysis-blocks.ts";

const names = {
  strength: m.analysis_block_strength,
  standing: m.analysis_block_standing,
  head_to_head: m.analysis_block_head_to_head,
  form: m.analysis_block_form,
  compare: m.analysis_block_compare,
  lines: m.analysis_block_lines,
  goals: m.analysis_block_goals,
  half_full: m.analysis_block_half_full,
  goal_times: m.analysis_block_goal_times,
  schedule: m.analysis_block_schedule,
  absences: m.analysis_block_absences,
  lineups: m.analysis_block_lineups,
  season: m.analysis_block_season,
} as const satisfies Record<AnalysisBlock, () => string>;

export const blockName = (block: AnalysisBlock): string => names[block]();
