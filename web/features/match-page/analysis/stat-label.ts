import type { Pair } from "#web/features/match/score.ts";
import { formatPercent, meanLabel } from "#web/platform/i18n/number-label.ts";

/** Placeholder of an unknown value. */
const NONE = "–";

/** A share of 100 in whole percent. */
export const percentText = (percent: number | null): string =>
  percent === null ? NONE : formatPercent(percent / 100);

/** A share of 100 beside the others, with the decimal that makes them add up to 100. */
export const percentCell = (percent: number | null): string =>
  percent === null ? NONE : formatPercent(percent / 100, 1);

/** A standalone share in whole percent, rounded directly from its counts; a dash for a share of nothing. */
export const shareText = (part: number, whole: number): string =>
  percentText(whole === 0 ? null : (part / whole) * 100);

/** A mean over matches, formatted by its kind; a dash if unknown. */
export const meanOrDash = (value: number | null, kind: string): string =>
  value === null ? NONE : meanLabel(value, kind);

/** Two numbers as a score. */
export const pairText = (pair: Pair | null): string => (pair ? `${pair.home}-${pair.away}` : NONE);

/** With its sign; a true minus, because a hyphen is too short beside digits. */
export const signedText = (value: number): string =>
  value < 0 ? `−${-value}` : value > 0 ? `+${value}` : "0";
