import type { Theme } from './accent-tokens.ts';
import { fromCss, type Oklch } from './oklch.ts';

/** Where the dark theme begins in renderer/styles/tokens.css; the light one is before it. */
const darkTheme = '\n  .dark {';

/** Tokens of a theme as renderer/styles/tokens.css has them. */
export function readTokens(css: string, theme: Theme, names: readonly string[]): Oklch[] {
  const text = splitThemes(css)[theme];
  return names.map((name) => {
    const value = new RegExp(`--color-${name}: (oklch\\([\\d. ]+\\));`).exec(text)?.[1];
    if (value === undefined) throw new Error(`tokens.css has no ${name} for ${theme}`);
    return fromCss(value);
  });
}

export function splitThemes(css: string): Record<Theme, string> {
  const at = css.indexOf(darkTheme);
  if (at < 0) throw new Error('tokens.css has no dark theme');
  return { light: css.slice(0, at), dark: css.slice(at) };
}

/** Backgrounds on which the accent stands as text or shape. */
export const groundNames = ['canvas', 'surface', 'raised', 'sunken', 'hover', 'active'];
