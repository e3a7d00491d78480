import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { otherLanguage, unknownLanguage } from '#tests/support/other-language.ts';
import { openSettings as openFile } from './settings.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'));
  file = join(folder, 'inner', 'settings.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const warn = vi.fn();
const openSettings = (path: string) => openFile(path, { warn });

it('are the same at the next start', () => {
  const settings = openSettings(file);
  settings.update({ serverAddress: 'https://app.example.com', language: 'en' });
  settings.update({ preferences: { timeZone: 'Africa/Nairobi' }, language: otherLanguage });
  expect(openSettings(file).get()).toEqual({
    serverAddress: 'https://app.example.com',
    language: otherLanguage,
    preferences: { timeZone: 'Africa/Nairobi' },
  });
  settings.update({ serverAddress: undefined });
  expect(openSettings(file).get().serverAddress).toBeUndefined();
});

it.each([
  'http://app.example.com',
  'https://app.example.com/path',
  'https://amina:x@app.example.com',
  'x',
  1,
])('have no server address for %j, whoever wrote it', (serverAddress) => {
  openSettings(file).update({});
  writeFileSync(file, JSON.stringify({ serverAddress, language: otherLanguage }));
  expect(openSettings(file).get()).toEqual({ language: otherLanguage });
});

it('are not lost because of another invalid value', () => {
  openSettings(file).update({});
  const serverAddress = 'https://app.example.com';
  const windows = [['x', { x: '1' }]];
  writeFileSync(file, JSON.stringify({ serverAddress, language: unknownLanguage, zoom: 99, windows }));
  expect(openSettings(file).get()).toEqual({ serverAddress });
});

it.each(['', 'nonsense', '[]', JSON.stringify({ language: unknownLanguage })])(
  'are empty if the file contains %j',
  (content) => {
    openSettings(file).update({});
    writeFileSync(file, content);
    expect(openSettings(file).get()).toEqual({});
  },
);

it('last until the app ends if the disk cannot be written', () => {
  writeFileSync(join(folder, 'inner'), 'no folder');
  const settings = openSettings(file);
  settings.update({ language: otherLanguage });
  expect(settings.get()).toEqual({ language: otherLanguage });
  expect(warn).toHaveBeenCalledWith('settings: they cannot be written', expect.any(Error));
});
