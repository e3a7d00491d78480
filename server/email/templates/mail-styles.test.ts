import { expect, it } from 'vitest';
import { linearChannels, luminanceOf } from '#contract/contrast.ts';
import { darkStyles, lightened } from './mail-styles.ts';

const luminance = (color: string) => luminanceOf(linearChannels(color) ?? []);

it('whatever the accent, the name has contrast in dark mails', () => {
  const surface = /\.mail-surface { background-color: (#[0-9a-f]{6})/.exec(darkStyles)?.[1] ?? '';
  expect(surface).not.toBe('');
  const digits = ['00', '01', '33', '66', '99', 'cc', 'ff'];
  const colors = digits.flatMap((r) => digits.flatMap((g) => digits.map((b) => `#${r}${g}${b}`)));
  const contrast = (color: string) => (luminance(lightened(color)) + 0.05) / (luminance(surface) + 0.05);
  expect(colors.filter((color) => contrast(color) < 4.5)).toEqual([]);
});
