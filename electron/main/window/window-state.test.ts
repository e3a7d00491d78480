import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Display, Rectangle } from 'electron/main';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openWindowState } from './window-state.ts';

const folder = mkdtempSync(join(tmpdir(), 'window-state-'));
let file: string;
let count = 0;
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  file = join(folder, `${count++}`, 'window-state.json');
});

const display = (bounds: Rectangle) => ({ bounds, workArea: bounds, scaleFactor: 1 }) as Display;
const laptop = display({ x: 0, y: 0, width: 1440, height: 900 });
const desk = display({ x: 1440, y: 0, width: 2560, height: 1440 });
const flags = { maximized: false, fullScreen: false };
const onDesk = { x: 2000, y: 200, width: 1600, height: 1000, ...flags };
const onLaptop = { x: 10, y: 30, width: 900, height: 700, ...flags };

const restoredWith = (...displays: Display[]) => openWindowState(file, () => displays).restore().rectangle;
const save = (bounds: typeof onDesk, ...displays: Display[]) =>
  openWindowState(file, () => displays).save(bounds);

it('has a default size', () => {
  expect(openWindowState(file, () => [laptop]).restore()).toEqual({
    rectangle: { width: 1280, height: 800 },
    maximized: false,
    fullScreen: false,
  });
});

it('saves bounds for each layout of displays', () => {
  save(onDesk, laptop, desk);
  save({ ...onLaptop, maximized: true }, laptop);
  expect(restoredWith(desk, laptop)).toEqual({ x: 2000, y: 200, width: 1600, height: 1000 });
  expect(openWindowState(file, () => [laptop]).restore()).toMatchObject({
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

it.each([
  '',
  '{"damaged',
  '[]',
  '[["x", {"x": "1"}]]',
  '[["x", {"x":1,"y":1,"width":1e9,"height":1,"maximized":false,"fullScreen":false}]]',
])('ignores a file with %s', (content) => {
  save(onLaptop, laptop);
  writeFileSync(file, content);
  expect(restoredWith(laptop)).toEqual({ width: 1280, height: 800 });
});

it('keeps the eight most recently used layouts', () => {
  const arrangements = Array.from({ length: 10 }, (_, at) =>
    display({ x: 0, y: 0, width: 1000 + at, height: 900 }),
  );
  for (const one of arrangements) save(onLaptop, one);
  const layouts = JSON.parse(readFileSync(file, 'utf8')).map(([key]: [string]) => key);
  expect(layouts).toHaveLength(8);
  expect(layouts[0]).toBe('0,0,1002x900@1');
});
