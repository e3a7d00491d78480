import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { firstLoadFiles, listPages, mostOfLists, sizeBudgets } from './size-budgets.ts';

it('holds the lists of all features', () => {
  expect(listPages()).toContain('renderer/features/users/users-page.tsx');
  for (const page of listPages()) expect(page).toMatch(/(list|s)-page\.tsx$/);
});

it('begins with modules that are there', () => {
  for (const { modules } of sizeBudgets()) expect(modules.filter((path) => !existsSync(path))).toEqual([]);
});

it('leaves room for what each further feature adds to the pages of all', () => {
  expect(mostOfLists(12) - mostOfLists(11)).toBeGreaterThan(135);
});

const manifest = {
  'entry.tsx': { file: 'entry.js', imports: ['_shared.js'] },
  'page.tsx': { file: 'page.js', imports: ['_shared.js', '_list.js'] },
  '_shared.js': { file: 'shared.js', imports: ['_runtime.js'] },
  '_list.js': { file: 'list.js' },
  '_runtime.js': { file: 'runtime.js' },
};

it('counts what is imported, however far away, and each file once', () => {
  expect(firstLoadFiles(manifest, ['entry.tsx']).sort()).toEqual(['entry.js', 'runtime.js', 'shared.js']);
  expect(firstLoadFiles(manifest, ['entry.tsx', 'page.tsx']).sort()).toEqual([
    'entry.js',
    'list.js',
    'page.js',
    'runtime.js',
    'shared.js',
  ]);
});

it('does not count a module as nothing that the build does not have', () => {
  expect(() => firstLoadFiles(manifest, ['gone.tsx'])).toThrow('gone.tsx');
});
