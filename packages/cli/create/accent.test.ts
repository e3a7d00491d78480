import { expect, it } from 'vitest';
import { linearChannels, luminanceOf } from '../../../contract/contrast.ts';
import { isTooLight, readableAccent } from './accent.ts';

const contrastWithWhite = (color: string) => 1.05 / (luminanceOf(linearChannels(color) ?? []) + 0.05);

it.each(['#7c3aed', '#2563eb', '#dc2626', '#c026d3', '#0f766e'])('%s is kept as it is', (color) => {
  expect([isTooLight(color), readableAccent(color)]).toEqual([false, color]);
});

it('writes all digits', () => {
  expect([readableAccent('#00F'), readableAccent('#000')]).toEqual(['#0000ff', '#000000']);
});

it.each(['#ffcc00', '#fff', '#0f0', '#7fffd4'])(
  '%s is made darker, until white text on it can be read',
  (color) => {
    expect(isTooLight(color)).toBe(true);
    expect(contrastWithWhite(readableAccent(color) ?? '')).toBeGreaterThan(4.6);
  },
);

it.each(['red', '#12', '#12345g', '7c3aed', ''])('%j is no colour', (text) => {
  expect(readableAccent(text)).toBeUndefined();
});
