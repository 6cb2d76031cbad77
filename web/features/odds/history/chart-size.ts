/** Sizes of the chart in pixels: what stands around the canvas (markers, names of lines) is placed by them. */
export const CHART = {
  height: 260,
  /** For the markers' words. */
  top: 48,
  /** For the lines' names. */
  right: 76,
  bottom: 24,
  left: 44,
  /** Colours of lines: `--chart-1` and on. */
  colours: 6,
} as const;
