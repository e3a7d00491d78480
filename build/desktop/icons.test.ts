import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawIcons } from './draw-icons.ts';

let folder: string;
const read = (...names: string[]) => readFileSync(join(folder, ...names));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'icons-'));
  await drawIcons(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Width of a PNG, which is where its header says. */
const width = (png: Buffer) => png.readUInt32BE(16);

it('are pictures of each size on Linux', () => {
  const names = readdirSync(join(folder, 'linux'));
  expect(names.length).toBe(8);
  for (const name of names) expect(`${width(read('linux', name))}x`).toBe(name.match(/^\d+x/)?.[0]);
});

it('are one file with pictures of each size on Windows', () => {
  const file = read('icon.ico');
  const entries = Array.from({ length: file.readUInt16LE(4) }, (_, index) => 6 + 16 * index);
  const pictures = entries.map((entry) => ({
    named: file[entry] || 256,
    drawn: width(file.subarray(file.readUInt32LE(entry + 12))),
  }));
  expect(pictures.map(({ named }) => named)).toEqual([16, 20, 24, 32, 40, 48, 64, 96, 128, 256]);
  for (const { named, drawn } of pictures) expect(drawn).toBe(named);
});

it('are one file with pictures of each size on macOS', () => {
  const file = read('icon.icns');
  expect(file.toString('latin1', 0, 4)).toBe('icns');
  expect(file.readUInt32BE(4)).toBe(file.length);
  const pictures: Record<string, number> = {};
  for (let offset = 8; offset < file.length; offset += file.readUInt32BE(offset + 4))
    pictures[file.toString('latin1', offset, offset + 4)] = width(file.subarray(offset + 8));
  const expected = { ic11: 32, ic12: 64, ic07: 128, ic13: 256, ic08: 256, ic14: 512, ic09: 512, ic10: 1024 };
  expect(pictures).toEqual(expected);
});
