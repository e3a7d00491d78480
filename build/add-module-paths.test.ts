import { join } from 'node:path';
import { normalizePath } from 'vite';
import { expect, it } from 'vitest';
import { withModulePaths } from './add-module-paths.ts';

const id = normalizePath(join(import.meta.dirname, '../renderer/features/parts/feature.ts'));

it.each([
  [
    'a page, in a function or a chunk, and cards',
    `page({ path, component: async () => (await import('./list-page.tsx')).ListPage });
     bar = { component: createChunk(() => import('../bar.tsx')) }; home = { cards: () => import('./cards/home-cards.tsx') };`,
    `page({ path, component: async () => (await import('./list-page.tsx')).ListPage, module: "renderer/features/parts/list-page.tsx" });
     bar = { component: createChunk(() => import('../bar.tsx')), module: "renderer/features/bar.tsx" }; home = { cards: () => import('./cards/home-cards.tsx'), module: "renderer/features/parts/cards/home-cards.tsx" };`,
  ],
  [
    'each of several pages, one below the other',
    `page({ component: () => import('./frame.tsx'), children: [page({ component: () => import('./page.tsx') })] })`,
    `page({ component: () => import('./frame.tsx'), module: "renderer/features/parts/frame.tsx", children: [page({ component: () => import('./page.tsx'), module: "renderer/features/parts/page.tsx" })] })`,
  ],
])('names the module of %s', (_name, source, built) => {
  expect(withModulePaths(source, id)).toBe(built);
});

it('leaves other imports, and components without one, as they are', () => {
  const source = `page<Data>({ action: () => import('./save.ts'), component: () => Page, cards: () => import('#contract/a.ts') })`;
  expect(withModulePaths(source, id)).toBe(source);
});

it('rejects a component of two modules, one of which would not be preloaded', () => {
  const source = `page({ component: () => Promise.all([import('./a.tsx'), import('./b.tsx')]) })`;
  expect(() => withModulePaths(source, id)).toThrow('./a.tsx and ./b.tsx');
});
