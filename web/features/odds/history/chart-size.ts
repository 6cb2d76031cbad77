/** Sizes of the chart in pixels; they position the labels around the canvas (markers, names of lines). */
export const CHART = {
  height: 260,
  /** For the marker labels. */
  top: 48,
  /** For the line names. */
  right: 76,
  bottom: 24,
  left: 44,
  /** Colours of lines: `--chart-1` and on. */
  colours: 6,
} as const;
