import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listPages, sizeBudgets } from './size-budgets.ts';

it('holds the lists of all features', () => {
  expect(listPages()).toContain('renderer/features/users/users-page.tsx');
  for (const page of listPages()) expect(page).toMatch(/(list|s)-page\.tsx$/);
});

it('begins with modules that are there', () => {
  for (const { modules } of sizeBudgets()) expect(modules.filter((path) => !existsSync(path))).toEqual([]);
});
