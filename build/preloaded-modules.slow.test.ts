import { readFileSync } from 'node:fs';
import type { RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { routes } from '#renderer/app/all-routes.ts';
import { ensureBuilt } from '#scripts/ensure-built.ts';
import type { Manifest } from '#scripts/sizes/size-budgets.ts';

function modulesOf({ handle, children = [] }: RouteObject): string[] {
  return [...(handle?.modules ?? []), ...children.flatMap(modulesOf)];
}

it('the build has a file to preload for each module of each page', { timeout: 180_000 }, async () => {
  if (!(await ensureBuilt())) throw new Error('the build failed');
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Manifest;
  const modules = routes.flatMap(modulesOf);
  expect(modules).toContain('renderer/features/users/users-page.tsx');
  expect(modules.filter((module) => !manifest[module])).toEqual([]);
});
