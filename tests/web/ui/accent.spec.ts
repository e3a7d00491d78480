import { linearChannels, luminanceOf } from '#contract/contrast.ts';
import { product } from '#contract/product.ts';
import { expect, test } from './ui-test.ts';

test.use({ only: 'control' });

const grounds = ['canvas', 'surface', 'raised', 'sunken', 'hover', 'active'];
const tints = ['accent-tint', 'accent-tint-2'];
const buttons = ['accent', 'accent-hover', 'accent-active'];

/** Contrast of WCAG 2 that tokens need with others. */
const needs: [ratio: number, tokens: string[], others: string[]][] = [
  [4.5, ['on-accent'], buttons],
  [4.5, ['accent-text'], [...grounds, ...tints]],
  [4.5, ['text', 'text-2', 'text-3'], tints],
  [3, ['focus'], [...grounds, ...tints]],
  [3, ['chart'], grounds],
  // The text of a button says where it is; WCAG asks nothing of its background.
  [2.8, ['accent'], ['canvas', 'surface']],
];
const names = [...new Set(needs.flatMap(([, tokens, others]) => [...tokens, ...others]))];

/** Every hue, from black to white and from grey to what no screen shows. */
const accents = [0, 0.25, 0.4, 0.55, 0.7, 0.85, 1].flatMap((l) =>
  [0, 0.12, 0.3].flatMap((c) => Array.from({ length: 18 }, (_, h) => `oklch(${l} ${c} ${h * 20})`)),
);

for (const theme of ['light', 'dark'] as const) {
  test(`whatever the accent, text and shapes have contrast in the ${theme} theme`, {
    tag: '@slow',
  }, async ({ openParts }) => {
    const { page } = await openParts({ theme });
    /** Tokens of the page as `#rrggbb`, once for each accent. */
    const tokensOf = (colors: string[]) =>
      page.evaluate(
        ([list, tokens]) => {
          const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
          const toHex = (color: string) => {
            if (context) context.fillStyle = color;
            context?.fillRect(0, 0, 1, 1);
            const pixel = [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
            return `#${pixel.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
          };
          const root = document.documentElement;
          // What is hidden is not styled again for each accent.
          document.body.style.display = 'none';
          const probes = tokens.map((token) => {
            const probe = root.appendChild(document.createElement('i'));
            probe.style.color = `var(--color-${token})`;
            return [token, probe] as const;
          });
          return [...new Set(list.map(toHex))].map((accent) => {
            root.style.setProperty('--accent', accent);
            const entries = probes.map(
              ([token, probe]) => [token, toHex(getComputedStyle(probe).color)] as const,
            );
            return { accent, colors: Object.fromEntries(entries) };
          });
        },
        [colors, names] as const,
      );
    const luminance = (color = '') => luminanceOf(linearChannels(color) ?? []) + 0.05;
    const looks = await tokensOf(accents);
    expect(looks.length).toBeGreaterThan(200);
    const lacking = looks.flatMap(({ accent, colors }) =>
      needs.flatMap(([ratio, tokens, others]) =>
        tokens.flatMap((token) =>
          others
            .map((other) => {
              const pair = [luminance(colors[token]), luminance(colors[other])];
              return { accent, token, other, contrast: Math.max(...pair) / Math.min(...pair) };
            })
            .filter(({ contrast }) => !(contrast >= ratio)),
        ),
      ),
    );
    expect(lacking).toEqual([]);
    expect(looks.filter(({ colors }) => new Set(buttons.map((name) => colors[name])).size < 3)).toEqual([]);
    if (theme === 'light') {
      // Where white text on it can be read, the button is the accent itself, to the last digit.
      const kept = [product.colors.accent, '#7c3aed', '#2563eb', '#dc2626', '#c026d3', '#0f766e', '#000000'];
      const shown = await tokensOf(kept);
      expect(shown.map(({ colors }) => colors.accent)).toEqual(kept);
    }
  });
}
