/** Colour themes that a user may choose; `system` follows the operating system. */
export const themes = ['light', 'dark', 'system'] as const;

export const defaultTheme = 'system' satisfies (typeof themes)[number];
