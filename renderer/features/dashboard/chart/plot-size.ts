/** Where the two plots are, in pixels from the top. */
export const plots = {
  line: { height: 150 },
  bars: { top: 170, height: 44 },
  /** The middle of the dates. */
  axis: 230,
} as const;

export const plotHeight = 238;
