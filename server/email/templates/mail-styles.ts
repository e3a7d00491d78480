import type { CSSProperties } from 'react';
import { linearChannels, luminanceOf, readableOn, toHex } from '#contract/contrast.ts';
import { choiceOf } from '#contract/initials.ts';
import { product } from '#contract/product.ts';

/** Mail clients support neither variables nor oklch: the design tokens as sRGB. */
const light = {
  surface: product.colors.surfaceLight,
  canvas: '#f7f6f3',
  line: '#e2e0dc',
  text: '#201e1a',
  soft: '#68645d',
};
const dark = {
  surface: '#201f1c',
  canvas: product.colors.surfaceDark,
  line: '#2c2b28',
  text: '#eeedea',
  soft: '#9c9994',
};

/** Backgrounds and texts of initials, in the order of the style sheet's `person-1` to `person-5`. */
const tints = [
  ['#cbedea', '#025351'],
  ['#f8e5c7', '#6a440b'],
  ['#f5e1f0', '#733567'],
  ['#d9eafc', '#205185'],
  ['#daefd6', '#255a2f'],
] as const;

const fonts = "Inter, -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Noto Sans Arabic', sans-serif";
const monospace = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace";

export const styles = {
  body: {
    backgroundColor: light.canvas,
    color: light.text,
    fontFamily: fonts,
    margin: 0,
    padding: '32px 16px',
  },
  container: {
    backgroundColor: light.surface,
    border: `1px solid ${light.line}`,
    borderRadius: '14px',
    maxWidth: '440px',
    padding: '32px',
  },
  wordmark: {
    color: product.colors.accent,
    fontSize: '15px',
    fontWeight: 600,
    lineHeight: '24px',
    margin: '0 0 24px',
  },
  title: { color: light.text, fontSize: '20px', fontWeight: 600, lineHeight: '28px', margin: '0 0 8px' },
  paragraph: {
    color: light.text,
    fontSize: '14px',
    lineHeight: '22px',
    margin: '0 0 16px',
    // Wraps long addresses.
    overflowWrap: 'anywhere',
  },
  code: {
    backgroundColor: light.canvas,
    borderRadius: '8px',
    color: light.text,
    fontFamily: monospace,
    fontSize: '32px',
    fontWeight: 600,
    letterSpacing: '6px',
    lineHeight: '40px',
    margin: '0 0 16px',
    padding: '16px',
    textAlign: 'center',
    // One click selects the whole code in mail clients that support it.
    userSelect: 'all',
    WebkitUserSelect: 'all',
  },
  link: { color: product.colors.accent, fontWeight: 600, textDecoration: 'underline' },
  button: {
    backgroundColor: product.colors.accent,
    borderRadius: '8px',
    color: readableOn(product.colors.accent) ?? 'white',
    display: 'inline-block',
    fontWeight: 600,
    padding: '10px 16px',
    textDecoration: 'none',
  },
  picture: {
    borderRadius: '8px',
    fontSize: '14px',
    fontWeight: 600,
    height: '40px',
    lineHeight: '40px',
    textAlign: 'center',
    width: '40px',
  },
  soft: { color: light.soft, fontSize: '12px', lineHeight: '18px', margin: '0 0 8px' },
} satisfies Record<string, CSSProperties>;

/** For mail clients that follow the user's theme; others keep the light colours above. */
export const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .mail-canvas, .mail-canvas > table > tbody > tr > td { background-color: ${dark.canvas} !important; color: ${dark.text} !important; }
  .mail-surface { background-color: ${dark.surface} !important; border-color: ${dark.line} !important; }
  .mail-text { color: ${dark.text} !important; }
  .mail-code { background-color: ${dark.canvas} !important; color: ${dark.text} !important; }
  .mail-soft { color: ${dark.soft} !important; }
  .mail-mark { color: ${lightened(product.colors.accent)} !important; }
}`;

/** The accent as light as text on the dark surface needs, whatever its hue: a little white, and then its own colour. */
export function lightened(color: string): string {
  const [white, luminance] = [0.185, 0.575];
  const channels = linearChannels(color) ?? [];
  const own = luminanceOf(channels);
  return toHex(channels.map((channel) => white + (luminance - white) * (own === 0 ? 1 : channel / own)));
}

/** The square behind the initials of an organization, in the tint that the id has on screen, too. */
export function pictureStyle(id: string): CSSProperties {
  const [backgroundColor, color] = tints[choiceOf(id, tints.length)] ?? tints[0];
  return { ...styles.picture, backgroundColor, color };
}

/** The mark precedes the name. Mail clients do not support logical margins. */
export function markStyle(direction: 'ltr' | 'rtl'): CSSProperties {
  return { verticalAlign: 'middle', [direction === 'rtl' ? 'marginLeft' : 'marginRight']: '9px' };
}

/** Arabic text is set larger, as on screen. */
export function scaled(style: CSSProperties, scale: number): CSSProperties {
  if (scale === 1) return style;
  return {
    ...style,
    fontSize: scaleLength(style.fontSize, scale),
    lineHeight: scaleLength(style.lineHeight, scale),
  };
}

function scaleLength(length: CSSProperties['fontSize'], scale: number): string | undefined {
  const pixels = typeof length === 'string' ? Number.parseFloat(length) : Number.NaN;
  return Number.isNaN(pixels) ? undefined : `${Math.round(pixels * scale)}px`;
}
