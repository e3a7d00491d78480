import type { Display, Rectangle } from 'electron/main';
import { beforeEach, expect, it } from 'vitest';
import type { Settings } from '../settings.ts';
import { createStore } from '../store.ts';
import { restoreBounds, saveBounds } from './window-bounds.ts';

let settings: Settings;
beforeEach(() => {
  settings = createStore({});
});

const display = (bounds: Rectangle) => ({ bounds, workArea: bounds, scaleFactor: 1 }) as Display;
const laptop = display({ x: 0, y: 0, width: 1440, height: 900 });
const desk = display({ x: 1440, y: 0, width: 2560, height: 1440 });
const flags = { maximized: false, fullScreen: false };
const onDesk = { x: 2000, y: 200, width: 1600, height: 1000, ...flags };
const onLaptop = { x: 10, y: 30, width: 900, height: 700, ...flags };

const restoredWith = (...displays: Display[]) => restoreBounds(settings, displays).rectangle;
const save = (bounds: typeof onDesk, ...displays: Display[]) => saveBounds(settings, displays, bounds);

it('has a default size', () => {
  expect(restoreBounds(settings, [laptop])).toEqual({
    rectangle: { width: 1280, height: 800 },
    maximized: false,
    fullScreen: false,
  });
});

it('saves bounds for each layout of displays', () => {
  save(onDesk, laptop, desk);
  save({ ...onLaptop, maximized: true }, laptop);
  expect(restoredWith(desk, laptop)).toEqual({ x: 2000, y: 200, width: 1600, height: 1000 });
  expect(restoreBounds(settings, [laptop])).toMatchObject({
    maximized: true,
    rectangle: { x: 10 },
  });
});

it('uses the last size on unknown displays, limited to their size', () => {
  save(onDesk, laptop, desk);
  expect(restoredWith(laptop)).toEqual({ width: 1440, height: 900 });
});

it.each([
  ['beside', { x: 1400 }],
  ['before', { x: -880 }],
  ['above', { y: -20 }],
  ['below', { y: 890 }],
])('does not restore bounds %s the visible area', (_, part) => {
  save({ ...onLaptop, ...part }, laptop);
  expect(restoredWith(laptop)).toEqual({ width: 900, height: 700 });
});

it('keeps the eight most recently used layouts', () => {
  const arrangements = Array.from({ length: 10 }, (_, at) =>
    display({ x: 0, y: 0, width: 1000 + at, height: 900 }),
  );
  for (const one of arrangements) save(onLaptop, one);
  const layouts = settings.get().windows?.map(([key]) => key) ?? [];
  expect(layouts).toHaveLength(8);
  expect(layouts[0]).toBe('0,0,1002x900@1');
});
