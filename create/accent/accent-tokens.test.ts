import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { accentTokens, buttonHexOf, buttonOf, isDarkEnough, type Theme } from './accent-tokens.ts';
import { contrast, fromHex, type Oklch, shown, toHex } from './oklch.ts';
import { groundNames, readTokens } from './read-tokens.ts';

const css = readFileSync(new URL('../../renderer/styles/tokens.css', import.meta.url), 'utf8');
const themes: Theme[] = ['light', 'dark'];

const hues = Array.from({ length: 24 }, (_, index) => index * 15);
const colors: Oklch[] = [0.1, 0.45, 0.7, 0.95].flatMap((l) =>
  [0, 0.05, 0.12, 0.3].flatMap((c) => hues.map((h) => shown({ l, c, h }))),
);

it.each(themes)('whatever the accent, text and shapes have contrast in the %s theme', (theme) => {
  const grounds = readTokens(css, theme, groundNames);
  const texts = readTokens(css, theme, ['text', 'text-2', 'text-3']);
  expect(colors.length).toBeGreaterThan(300);
  for (const color of colors) {
    const tokens = accentTokens(color, theme, grounds);
    const lacking: string[] = [];
    const need = (ratio: number, what: string, one: Oklch, others: Oklch[]) => {
      const least = Math.min(...others.map((other) => contrast(one, other)));
      if (least < ratio) lacking.push(`${what} ${least.toFixed(2)}`);
    };
    const tints = [tokens['accent-tint'], tokens['accent-tint-2']];
    need(4.5, 'text on buttons', tokens['on-accent'], [
      tokens.accent,
      tokens['accent-hover'],
      tokens['accent-active'],
    ]);
    need(4.5, 'links', tokens['accent-text'], [...grounds, ...tints]);
    need(3, 'focus', tokens.focus, grounds);
    need(3, 'chart', tokens.chart, grounds);
    for (const text of texts.slice(0, 2)) need(4.5, 'text on tints', text, tints);
    if (theme === 'light') need(3, 'buttons', tokens.accent, grounds.slice(0, 3));
    else need(2.9, 'buttons', tokens.accent, grounds.slice(0, 2));
    expect(lacking, toHex(color)).toEqual([]);
    expect(new Set([tokens.accent.l, tokens['accent-hover'].l, tokens['accent-active'].l]).size).toBe(3);
  }
});

it('the button has the colour itself where text on it has contrast, else a darker one', () => {
  const at = (hex: string) => toHex(buttonOf(fromHex(hex) as Oklch));
  expect(at('#7c3aed')).toBe('#7c3aed');
  expect(at('#ffcc00')).not.toBe('#ffcc00');
  expect(at('#000')).toBe('#000000');
});

it.each(['#2563eb', '#dc2626', '#c026d3', '#0f766e', '#00F'])(
  '%s is dark enough, and kept as it is',
  (hex) => {
    const color = fromHex(hex) as Oklch;
    expect([isDarkEnough(color), buttonHexOf(hex, color)]).toEqual([true, hex === '#00F' ? '#0000ff' : hex]);
  },
);

it('every colour on which white text is read with some room is dark enough', () => {
  const digits = [...'0123456789abcdef'];
  const readable = digits
    .flatMap((r) => digits.flatMap((g) => digits.map((b) => `#${r}${g}${b}`)))
    .filter((hex) => contrast(fromHex(hex) as Oklch, { l: 1, c: 0, h: 0 }) >= 4.62);
  expect(readable.length).toBeGreaterThan(1000);
  expect(readable.filter((hex) => !isDarkEnough(fromHex(hex) as Oklch))).toEqual([]);
});

it.each(['red', '#12', '#12345g', '7c3aed', ''])('%j is no colour', (text) => {
  expect(fromHex(text)).toBeUndefined();
});
