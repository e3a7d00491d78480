import { contrast, type Oklch, shown, toHex } from './oklch.ts';

/** The tokens that are made of the accent, by their names in renderer/styles/tokens.css without `--color-`. */
export type AccentTokens = Record<(typeof accentTokenNames)[number], Oklch>;

export const accentTokenNames = [
  'accent',
  'accent-hover',
  'accent-active',
  'on-accent',
  'accent-text',
  'accent-tint',
  'accent-tint-2',
  'focus',
  'chart',
] as const;

export type Theme = 'light' | 'dark';

/** What contrast WCAG 2 wants of text, and of borders and pictures, with a little more for rounding. */
const ofText = 4.55;
const ofShapes = 3.05;

/** The chroma of the template's own accent: those of its variants were chosen for it. */
const templateChroma = 0.081;

const white: Oklch = { l: 1, c: 0, h: 0 };

/**
 * The variants of an accent for one theme. Lightness and chroma follow the template's own accent; what lacks contrast
 * is made darker, or in the dark theme lighter, until it has enough.
 * @param grounds the backgrounds of the theme
 */
export function accentTokens(color: Oklch, theme: Theme, grounds: readonly Oklch[]): AccentTokens {
  const strength = Math.min(2.5, color.c / templateChroma);
  const variant = (l: number, c: number) => shown({ l, c: c * strength, h: color.h });
  const isDark = theme === 'dark';
  const tint = isDark ? variant(0.262, 0.026) : variant(0.964, 0.013);
  const tint2 = isDark ? variant(0.305, 0.036) : variant(0.935, 0.023);
  const away = isDark ? 0.005 : -0.005;
  const all = [...grounds, tint, tint2];
  const text = shift(isDark ? variant(0.82, 0.09) : variant(0.43, 0.073), away, all, ofText);
  const focus = shift(isDark ? variant(0.77, 0.1) : variant(0.53, 0.09), away, all, ofShapes);
  const chart = shift(isDark ? variant(0.74, 0.1) : buttonOf(color), away, grounds, ofShapes);
  return {
    ...(isDark ? darkButton(color) : lightButton(color)),
    'on-accent': isDark ? white : variant(0.995, 0.004),
    'accent-text': text,
    'accent-tint': tint,
    'accent-tint-2': tint2,
    focus,
    chart,
  };
}

/** The colour itself, as dark as text on it needs. */
export function buttonOf(color: Oklch): Oklch {
  return shift(shown(color), -0.005, [white], ofText + 0.05);
}

/** Whether white text on it can be read, so that buttons have the colour itself. */
export function isDarkEnough(color: Oklch): boolean {
  return buttonOf(color).l === shown(color).l;
}

/** The button's colour for files that have it as `#rrggbb`: the given one, to the last digit, where it is dark enough. */
export function buttonHexOf(hex: string, color: Oklch): string {
  if (!isDarkEnough(color)) return toHex(buttonOf(color));
  return (hex.length === 4 ? hex.replaceAll(/[0-9a-f]/gi, '$&$&') : hex).toLowerCase();
}

function lightButton(color: Oklch) {
  const accent = buttonOf(color);
  // What is nearly black becomes lighter under the pointer instead.
  const step = accent.l < 0.3 ? -1 : 1;
  const darker = (by: number) =>
    shift(shown({ ...accent, l: accent.l - step * by }), -0.005, [white], ofText);
  return { accent, 'accent-hover': darker(0.045), 'accent-active': darker(0.09) };
}

/** Between the dark surface and white text there is room for three: lighter would lack contrast with the text. */
function darkButton(color: Oklch) {
  const at = (ratio: number) => shift({ ...color, l: 0.75 }, -0.005, [white], ratio);
  return { accent: at(5.3), 'accent-hover': at(4.7), 'accent-active': at(6) };
}

/** Makes a colour darker or lighter until it has a contrast with all others. */
function shift(color: Oklch, step: number, others: readonly Oklch[], ratio: number): Oklch {
  let current = shown(color);
  while (others.some((other) => contrast(current, other) < ratio)) {
    const l = current.l + step;
    if (l < 0 || l > 1) return current;
    current = shown({ ...color, l });
  }
  return current;
}
