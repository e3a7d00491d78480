/** Colour themes that a user may choose; `system` follows the operating system. */
export const themes = ['light', 'dark', 'system'] as const;

export type Theme = (typeof themes)[number];

export const defaultTheme: Theme = 'system';

export function isTheme(value: unknown): value is Theme {
  return themes.includes(value as Theme);
}
