import type { Pair } from "#web/features/match/score.ts";
import { formatPercent, meanLabel } from "#web/platform/i18n/number-label.ts";

/** What is not known. */
const NONE = "–";

/** A share of 100 in whole percent. */
export const percentText = (percent: number | null): string =>
  percent === null ? NONE : formatPercent(percent / 100);

/** A share of 100 that stands beside the others, with the decimal with which they add up to 100. */
export const partText = (percent: number | null): string =>
  percent === null ? NONE : formatPercent(percent / 100, 1);

/** A share that stands alone in whole percent, rounded by itself from its counts; a dash for a share of nothing. */
export const shareText = (part: number, whole: number): string =>
  percentText(whole === 0 ? null : (part / whole) * 100);

/** A mean of matches by its kind; a dash where it is not known. */
export const meanOrDash = (value: number | null, kind: string): string =>
  value === null ? NONE : meanLabel(value, kind);

/** Two numbers as a score. */
export const pairText = (pair: Pair | null): string => (pair ? `${pair.home}-${pair.away}` : NONE);

/** With its sign; a real minus, for a hyphen is too short beside digits. */
export const signedText = (value: number): string =>
  value < 0 ? `−${-value}` : value > 0 ? `+${value}` : "0";
