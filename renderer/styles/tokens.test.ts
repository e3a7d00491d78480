import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toHex } from '#contract/contrast.ts';
import { product } from '#contract/product.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const tokens = read('tokens.css');

/** A token of the light scale, which is first, or of the dark one. */
function token(name: string, theme: 'light' | 'dark'): string {
  const scale = theme === 'light' ? tokens : tokens.slice(tokens.indexOf('\n  .dark {'));
  const value = new RegExp(`--color-${name}: oklch\\(([\\d. ]+)\\);`).exec(scale)?.[1];
  if (value === undefined) throw new Error(`tokens.css has no ${name}`);
  return oklchToHex(value.split(' ').map(Number));
}

/** OKLCH to sRGB, as CSS Color 4 defines it. */
function oklchToHex([lightness = 0, chroma = 0, hue = 0]: number[]): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return toHex([
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]);
}

describe('the colours of mails and of the browser’s frame are those of the style sheet', () => {
  it.each([
    ['accent', product.colors.accent, /--accent: (.+);/.exec(read('accent.css'))?.[1]],
    ['surface, light', product.colors.surfaceLight, token('surface', 'light')],
    ['surface, dark', product.colors.surfaceDark, token('surface', 'dark')],
    ['text, light', product.colors.textLight, token('text', 'light')],
    ['text, dark', product.colors.textDark, token('text', 'dark')],
    ['environment', product.colors.environment, token('env', 'light')],
  ])('%s', (_, copy, original) => expect(copy).toBe(original));
});

describe('the colours of mails are tokens, as sRGB', () => {
  const styles = read('../../server/email/templates/mail-styles.ts');
  const names = { canvas: 'canvas', line: 'line', text: 'text', soft: 'text-3', surface: 'raised' };

  it.each(['light', 'dark'] as const)('%s', (theme) => {
    const block = new RegExp(`^const ${theme} = {\\n([^}]+)}`, 'm').exec(styles)?.[1] ?? '';
    const copies = [...block.matchAll(/^ {2}(\w+): '(#[0-9a-f]{6})'/gm)].map(([, name = '', color]) => [
      name,
      color,
    ]);
    expect(copies.length).toBeGreaterThan(3);
    const originals = copies.map(([name]) => [name, token(names[name as keyof typeof names], theme)]);
    expect(copies).toEqual(originals);
  });
});

it('the greys of the page for refused requests are tokens, as sRGB', () => {
  const page = read('../../server/pages/refusal-page.ts');
  const copies = [...page.matchAll(/light-dark\((#\w{6}),(#\w{6})\)/g)].map(([, ...pair]) => pair);
  const names = ['line-strong', 'control', 'canvas', 'text-2', 'text-3'];
  expect(copies).toEqual(names.map((name) => [token(name, 'light'), token(name, 'dark')]));
});
