import { expect, it, vi } from 'vitest';
import { runParts } from './run-parts.ts';

const node = (name: string, code: string) => ({ name, command: process.execPath, args: ['-e', code] });

it('every part runs, also after one that fails or is not there, and those are named', async () => {
  const told = vi.spyOn(console, 'log').mockImplementation(() => {});
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const parts = [
    node('Linter', 'process.exit(1)'),
    node('Types', ''),
    { name: 'Translations', command: 'no-such-program', args: [] },
    node('Sizes', 'process.exit(3)'),
    node('Last', ''),
  ];
  expect(await runParts(parts)).toEqual(['Linter', 'Translations', 'Sizes']);
  expect(told.mock.calls.map(([line]) => String(line).trim())).toEqual(parts.map(({ name }) => `== ${name}`));
  expect(errors).toHaveBeenCalledWith(expect.stringContaining('no-such-program'));
});

it('nothing failed', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await runParts([node('Types', '')])).toEqual([]);
});
