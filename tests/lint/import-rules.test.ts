import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Finding, lintFiles } from './lint-files.ts';

const restricted = 'lint/style/noRestrictedImports';
const feature = 'plugin';

/** What is read of biome.json. */
interface Settings {
  overrides: Array<{
    includes: string[];
    linter?: {
      rules?: { style?: { noRestrictedImports?: { options: { patterns: Array<{ group: string[] }> } } } };
    };
  }>;
}

const root = new URL('../../', import.meta.url);

/** What each part of the project must not import, one way of writing it for each pattern of biome.json. */
const closed: Record<string, string[]> = {
  'contract/a.ts': [
    ...['server', 'renderer', 'electron', 'tests', 'scripts'].flatMap(bothWays),
    ...['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'react-router', 'react-router/dom'],
    ...['react-i18next', '@tanstack/react-query', '@base-ui/react/dialog', 'node:fs', 'node:fs/promises'],
  ],
  'server/a.ts': ['renderer', 'electron', 'tests', 'scripts'].flatMap(bothWays),
  'electron/a.ts': ['server', 'renderer', 'tests', 'scripts'].flatMap(bothWays),
  'renderer/a.ts': [
    ...['server', 'electron', 'tests', 'scripts'].flatMap(bothWays),
    ...['#renderer/components/ui/button.tsx', 'node:fs', 'node:fs/promises'],
  ],
  'renderer/components/a.ts': [
    ...['server', 'electron', 'tests', 'scripts'].flatMap(bothWays),
    ...['#renderer/components/ui/button.tsx', 'node:fs', 'node:fs/promises'],
    ...['../features/sign-in/form.tsx', '../app/routes.tsx'],
  ],
  'scripts/a.ts': bothWays('tests'),
};

function bothWays(folder: string): string[] {
  return [`#${folder}/a.ts`, `../${folder}/a.ts`];
}

/** Where an import stands, what it imports, and the rule that must refuse it. */
const refused: Array<[string, string, string]> = [
  ...Object.entries(closed).flatMap(([path, sources]) =>
    sources.map((source): [string, string, string] => [path, source, restricted]),
  ),
  ['contract/deep/a.ts', '../../server/app/app.ts', restricted],
  ['contract/a.ts', 'react-dom/server', restricted],
  ['contract/a.ts', 'fs/promises', 'lint/style/useNodejsImportProtocol'],
  ['server/a.ts', '#renderer/components/ui/button.tsx', restricted],
  ['server/deep/a.ts', '../../renderer/components/ui/button.tsx', restricted],
  ['electron/main/a.ts', '../../renderer/components/ui/button.tsx', restricted],
  ['renderer/app/a.tsx', '#server/app/app.ts', restricted],
  ['renderer/app/a.tsx', '../../server/app/app.ts', restricted],
  ['renderer/components/a.tsx', '../features/sign-in/form.tsx', restricted],
  ['renderer/components/deep/a.tsx', '../../features/sign-in/form.tsx', restricted],
  ['renderer/lib/a.ts', '../app/routes.tsx', restricted],
  ['renderer/lib/a.ts', '#server/app/app.ts', restricted],
  ['renderer/features/users/a.tsx', '#server/app/app.ts', restricted],
  ['renderer/features/users/a.tsx', '../sign-in/form.tsx', feature],
  ['renderer/features/users/a.tsx', '../sign-in', feature],
  ['renderer/features/users/a.tsx', './../sign-in/form.tsx', feature],
  ['renderer/features/users/a.tsx', '../../features/sign-in/form.tsx', feature],
  ['renderer/features/users/a.tsx', '../../../renderer/features/sign-in/form.tsx', feature],
  ['renderer/features/users/a.tsx', '#renderer/features/sign-in/form.tsx', restricted],
  ['renderer/features/users/a.tsx', '../../app/routes.tsx', feature],
  ['renderer/features/users/parts/a.tsx', '../../sign-in/form.tsx', feature],
  ['renderer/features/users/parts/small/a.tsx', '../../../sign-in/form.tsx', feature],
];

const allowed: Array<[string, string]> = [
  ['contract/deep/a.ts', '../languages.ts'],
  ['contract/a.ts', 'zod/mini'],
  ['contract/a.ts', '#locales/en/common.json'],
  ['contract/a.test.ts', '#server/http/translate.ts'],
  ['contract/a.test.ts', 'node:fs'],
  ['server/a.ts', '#contract/languages.ts'],
  ['server/a.ts', 'node:fs'],
  ['server/a.ts', '@orpc/server/node'],
  ['server/deep/a.ts', '../app.ts'],
  ['server/a.test.ts', '#tests/support/mailbox.ts'],
  ['scripts/a.ts', '#server/config/environment.ts'],
  ['scripts/locales/a.ts', '../run-command.ts'],
  ['tests/support/a.ts', '#scripts/testing/test-counts.ts'],
  ['renderer/app/a.tsx', '../features/sign-in/form.tsx'],
  ['renderer/app/a.tsx', '../ui/button.tsx'],
  ['renderer/app/a.tsx', 'react-dom/server'],
  ['renderer/components/a.tsx', './button.tsx'],
  ['renderer/lib/a.ts', '../components/ui/button.tsx'],
  ['renderer/features/users/a.tsx', './form.tsx'],
  ['renderer/features/users/a.tsx', './parts/form.tsx'],
  ['renderer/features/users/a.tsx', '../../ui/button.tsx'],
  ['renderer/features/users/a.tsx', '#contract/languages.ts'],
  ['renderer/features/users/parts/a.tsx', '../form.tsx'],
  ['renderer/features/users/parts/a.tsx', '../small/form.tsx'],
  ['renderer/features/users/parts/a.tsx', '../../../lib/init.ts'],
  ['renderer/features/users/parts/small/a.tsx', '../../form.tsx'],
];

/** The ways to import a module. */
const forms: Array<[string, (source: string) => string]> = [
  ['import', (source) => `import { value } from '${source}';\nexport const own = value;\n`],
  ['import type', (source) => `import type { Value } from '${source}';\nexport type Own = Value;\n`],
  ['export from', (source) => `export { value } from '${source}';\n`],
  ['import()', (source) => `export const load = () => import('${source}');\n`],
];

/** A file of its own for each import, in the same folder and of the same kind. */
function fileOf(path: string, index: number): string {
  return path.replace(/(\.test)?\.tsx?$/, (ending) => `-${index}${ending}`);
}

describe.each(forms)('%s', (_, form) => {
  let found: Map<string, Finding[]>;

  beforeAll(async () => {
    const imports = [...refused, ...allowed].map(([path, source], index) => [
      fileOf(path, index),
      form(source),
    ]);
    found = await lintFiles(Object.fromEntries(imports));
  });

  it.each(refused.map((row, index) => [...row, index] as const))(
    'in %s of %s is refused',
    (path, _source, rule, index) => {
      expect(found.get(fileOf(path, index))?.map((finding) => finding.rule) ?? []).toContain(rule);
    },
  );

  it.each(allowed.map((row, index) => [...row, index] as const))(
    'in %s of %s is allowed',
    (path, _source, index) => {
      expect(found.get(fileOf(path, refused.length + index)) ?? []).toEqual([]);
    },
  );
});

describe('the patterns of biome.json', () => {
  const settings: Settings = JSON.parse(readFileSync(new URL('biome.json', root), 'utf8'));
  const patterns = settings.overrides.flatMap(({ includes, linter }) =>
    (linter?.rules?.style?.noRestrictedImports?.options.patterns ?? []).flatMap(({ group }) =>
      group.map((pattern) => [includes[0] ?? '', pattern] as const),
    ),
  );

  it('are read', () => expect(patterns.length).toBeGreaterThan(40));

  it.each(patterns)('have a fixture each: %s %s', (folder, pattern) => {
    const sources = closed[folder.replace('**', 'a.ts')] ?? [];
    expect(sources.filter((source) => matchesGlob(source, pattern))).not.toEqual([]);
  });
});

describe('cycles', () => {
  const importing = (source: string) =>
    `import { other } from '${source}';\nexport const own = () => other;\n`;

  it.each([
    ['of two files', { 'server/a.ts': importing('./b.ts'), 'server/b.ts': importing('./a.ts') }],
    [
      'of three files through two folders',
      {
        'server/a.ts': importing('./deep/b.ts'),
        'server/deep/b.ts': importing('./c.ts'),
        'server/deep/c.ts': importing('../a.ts'),
      },
    ],
    [
      'of types',
      {
        'server/a.ts': `import type { B } from './b.ts';\nexport type A = B;\n`,
        'server/b.ts': `import type { A } from './a.ts';\nexport type B = A | 1;\n`,
      },
    ],
    [
      'through subpath imports',
      {
        'contract/a.ts': importing('#contract/b.ts'),
        'contract/b.ts': importing('./a.ts'),
      },
    ],
  ])('%s are refused', async (_, files) => {
    const found = await lintFiles(files);
    for (const path of Object.keys(files)) {
      expect(found.get(path)?.map((finding) => finding.rule)).toContain('lint/suspicious/noImportCycles');
    }
  });

  it('are not seen where there are none', async () => {
    const files = { 'server/a.ts': importing('./b.ts'), 'server/b.ts': 'export const other = 1;\n' };
    expect(await lintFiles(files)).toEqual(new Map());
  });
});
