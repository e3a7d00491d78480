import { expect, it } from 'vitest';
import { atMost, type Figure, isWithinBound, ratioAtLeast, ratioAtMost } from './figure.ts';
import { figureAsJson, figureAsLine } from './print-figure.ts';

const figure = (rest: Partial<Figure>): Figure => ({ name: 'list', unit: 'requests/s', value: 600, ...rest });

it.each<[string, Partial<Figure>, boolean]>([
  ['a value at its bound', { bound: atMost(600) }, true],
  ['a value above its bound', { bound: atMost(599) }, false],
  ['no bound', {}, true],
  ['a ratio that has to be reached', { floor: 1000, bound: ratioAtLeast(0.6) }, true],
  ['a ratio that is not reached', { floor: 1001, bound: ratioAtLeast(0.6) }, false],
  ['a ratio not to be exceeded', { floor: 500, bound: ratioAtMost(1.2) }, true],
  ['a ratio that is exceeded', { floor: 499, bound: ratioAtMost(1.2) }, false],
  ['a ratio without its floor', { bound: ratioAtLeast(0.6) }, false],
  ['what was not measured', { value: null, bound: atMost(600) }, true],
])('%s: within its bound is %3$s', (_case, rest, within) => {
  expect(isWithinBound(figure(rest))).toBe(within);
});

it('prints one flat JSON object', () => {
  expect(JSON.parse(figureAsJson(figure({ floor: 1000, bound: ratioAtLeast(0.55), note: 'x' })))).toEqual({
    name: 'list',
    value: 600,
    unit: 'requests/s',
    floor: 1000,
    ratio: 0.6,
    bound: 0.55,
    boundOf: 'ratio',
    boundIs: 'least',
    met: true,
    note: 'x',
  });
  expect(JSON.parse(figureAsJson(figure({ value: 1.23456 })))).toEqual({
    name: 'list',
    value: 1.235,
    unit: 'requests/s',
  });
});

it('prints a line that reports an exceeded bound', () => {
  expect(figureAsLine(figure({ bound: atMost(599) }))).toMatch(
    /^list +600 requests\/s {2}\(at most 599: EXCEEDED\)$/,
  );
  expect(figureAsLine(figure({ value: null, note: 'only on Linux' }))).toMatch(
    /not measured {2}\(only on Linux\)$/,
  );
});
