import { expect, it } from 'vitest';
import { chunkGroups } from './chunk-groups.ts';

/** What imports each module, and whether `import()` fetches it. */
const importers: Record<string, { by: string[]; isFetched?: boolean }> = {
  'client.ts': { by: [] },
  'lib/needed.ts': { by: ['client.ts', 'features/a/a-list-page.tsx'] },
  'app/area-routes.tsx': { by: [], isFetched: true },
  'features/a/feature.ts': { by: ['app/area-routes.tsx'] },
  'layout/one-area/one-layout.tsx': { by: [], isFetched: true },
  'layout/two-area/two-layout.tsx': { by: [], isFetched: true },
  'layout/bar.tsx': { by: ['layout/one-area/one-layout.tsx', 'layout/two-area/two-layout.tsx'] },
  'components/list/list-layout.tsx': {
    by: ['features/a/a-list-page.tsx', 'features/a/other-list-page.tsx', 'features/b/b-list-page.tsx'],
  },
  'components/form/edit-form.tsx': { by: ['features/a/edit-page.tsx', 'features/b/edit-page.tsx'] },
  'features/a/a-list-page.tsx': { by: [], isFetched: true },
  'features/a/other-list-page.tsx': { by: [], isFetched: true },
  'features/a/edit-page.tsx': { by: [], isFetched: true },
  'features/a/columns.ts': { by: ['features/a/a-list-page.tsx', 'features/a/other-list-page.tsx'] },
  'features/a/fields.tsx': { by: ['features/a/edit-page.tsx'] },
  'features/b/b-list-page.tsx': { by: [], isFetched: true },
  'features/b/edit-page.tsx': { by: [], isFetched: true },
  'features/start/start-page.tsx': { by: [], isFetched: true },
  'features/dev-parts/all-page.tsx': { by: [], isFetched: true },
  'components/table.tsx': { by: ['components/list/list-layout.tsx', 'features/start/start-page.tsx'] },
  'components/text.tsx': {
    by: [
      'components/table.tsx',
      'components/form/edit-form.tsx',
      'layout/bar.tsx',
      'features/dev-parts/all-page.tsx',
    ],
  },
};

const root = '/work';
const graph = {
  getModuleInfo(id: string) {
    const known = importers[id.replace(`${root}/renderer/`, '')];
    if (!known) return null;
    return {
      importers: known.by.map((path) => `${root}/renderer/${path}`),
      dynamicImporters: known.isFetched ? ['somewhere'] : [],
    };
  },
};

it.each([
  ['client.ts', 'frame'],
  ['lib/needed.ts', 'frame'],
  ['features/a/feature.ts', 'area'],
  ['layout/bar.tsx', 'area'],
  ['components/text.tsx', 'area'],
  ['components/list/list-layout.tsx', 'list'],
  ['components/table.tsx', 'list-common'],
  ['components/form/edit-form.tsx', 'form'],
  ['features/a/columns.ts', 'a-list'],
  ['features/a/fields.tsx', undefined],
  ['features/start/start-page.tsx', undefined],
])('puts %s into %s', (path, expected) => {
  const names = chunkGroups(root).map(({ name }) => name(`${root}/renderer/${path}`, graph));
  expect(names.find((name) => name !== null)).toBe(expected);
});
