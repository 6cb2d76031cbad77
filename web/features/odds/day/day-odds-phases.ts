import type { OddsPage } from "#shared/odds/odds-page.table.ts";
import { PHASES, type Phase } from "#shared/odds/price.table.ts";
import { THREE_WAY_PHASES } from "../three-way/three-way-phases.ts";

/** The phases that a page of a day shows: those of its market's comparison. */
export const phasesOfPage = (page: OddsPage): readonly Phase[] =>
  page === "european_handicap" || page === "double_chance" ? THREE_WAY_PHASES : PHASES;
