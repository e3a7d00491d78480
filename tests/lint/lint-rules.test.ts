import { beforeAll, expect, it } from 'vitest';
import { type Finding, lintFiles } from './lint-files.ts';

const imports = 'lint/style/noRestrictedImports';
const importing = (source: string) => `import { value } from '${source}';\nexport const own = value;\n`;
const component = (body: string) =>
  `export function Part({ n, t }: { n: number; t: (key: string) => string }) {\n  return ${body};\n}\n`;

/** Our plugins, and our settings of the linter: where something stands, the text, the rule that refuses it. */
const refused: [path: string, text: string, rule: string][] = [
  ['contract/a.ts', importing('#server/app/app.ts'), imports],
  ['contract/a.ts', importing('../renderer/a.ts'), imports],
  ['contract/a.ts', importing('react'), imports],
  ['contract/a.ts', importing('node:fs'), imports],
  ['server/a.ts', importing('../renderer/a.ts'), imports],
  ['server/a.ts', importing('#tests/a.ts'), imports],
  ['renderer/lib/a.ts', importing('#server/app/app.ts'), imports],
  ['renderer/lib/a.ts', importing('../app/routes.tsx'), imports],
  ['renderer/components/a.tsx', importing('../features/sign-in/form.tsx'), imports],
  ['renderer/features/users/a.tsx', importing('#renderer/features/sign-in/form.tsx'), imports],
  ['renderer/features/users/a.tsx', importing('../sign-in/form.tsx'), 'plugin'],
  ['renderer/features/users/parts/a.tsx', importing('../../sign-in/form.tsx'), 'plugin'],
  ['renderer/features/users/a.tsx', importing('../../app/routes.tsx'), 'plugin'],
  ['electron/a.ts', importing('../server/a.ts'), imports],
  ['scripts/a.ts', importing('../tests/a.ts'), imports],
  ['renderer/ui/text.tsx', component('<p>Hello</p>'), 'plugin'],
  ['renderer/ui/text.tsx', component('<p>{`${n} items`}</p>'), 'plugin'],
  ['renderer/ui/text.tsx', component("<p>{n ? 'Yes' : t('no')}</p>"), 'plugin'],
  ['renderer/ui/text.tsx', component("<p>{n + ' items'}</p>"), 'plugin'],
  ['renderer/ui/text.tsx', component('<button type="button" aria-label="Close" />'), 'plugin'],
  ['renderer/ui/text.tsx', component("<Field title={n ? t('a') : 'B'} n={n} t={t} />"), 'plugin'],
  ['renderer/lib/text.ts', "toast.success(t('saved'), { action: { label: 'Undo', onPress } });\n", 'plugin'],
  ['renderer/lib/text.ts', "document.title = 'Home';\n", 'plugin'],
  ['server/email/templates/text.tsx', component('<p>Hello</p>'), 'plugin'],
  ['renderer/ui/side.ts', "export const side = 'flex hover:pl-2';\n", 'plugin'],
  ['renderer/ui/side.ts', "export const side = 'rounded-tr-lg';\n", 'plugin'],
  ['renderer/ui/side.tsx', component('<p className={`-right-2 ${n}`} />'), 'plugin'],
  ['renderer/styles/side.css', '.a {\n  border-left-width: 1px;\n}\n', 'plugin'],
  ['server/a.ts', "console.log('a');\n", 'lint/suspicious/noConsole'],
  ['server/a.ts', 'export const own = process.env.SECRET;\n', 'lint/style/noProcessEnv'],
];

const allowed: [path: string, text: string][] = [
  ['contract/a.ts', importing('zod/mini')],
  ['contract/a.test.ts', importing('#server/http/translate.ts')],
  ['server/a.ts', importing('#contract/languages.ts')],
  ['renderer/app/a.tsx', importing('../features/sign-in/form.tsx')],
  ['renderer/features/users/parts/a.tsx', importing('../form.tsx')],
  ['renderer/ui/text.tsx', component("<p id=\"own\" title={n ? t('a') : undefined}>12 / {n} {t('b')}</p>")],
  ['renderer/ui/side.ts', "export const side = 'ms-2 text-start inset-x-0 bright-4';\n"],
  ['renderer/styles/side.css', '.a {\n  margin-inline-start: 1px;\n}\n'],
  ['scripts/a.ts', "console.log(process.env.SECRET, 'a');\n"],
];

/** A file of its own for each, in the same folder and of the same kind. */
const fileOf = (path: string, index: number) =>
  path.replace(/(\.test)?\.\w+$/, (ending) => `-${index}${ending}`);

let found: Map<string, Finding[]>;
beforeAll(async () => {
  const files = [...refused, ...allowed].map(([path, text], index) => [fileOf(path, index), text]);
  found = await lintFiles(Object.fromEntries(files));
});
const rulesOf = (path: string, index: number) =>
  (found.get(fileOf(path, index)) ?? []).map(({ rule }) => rule);

it.each(refused.map((row, index) => [...row, index] as const))(
  'refuses in %s: %s',
  (path, _text, rule, index) => {
    expect(rulesOf(path, index)).toContain(rule);
  },
);

it.each(allowed.map((row, index) => [...row, index] as const))('allows in %s: %s', (path, _text, index) => {
  const ours = [imports, 'plugin', 'lint/suspicious/noConsole', 'lint/style/noProcessEnv'];
  expect(rulesOf(path, refused.length + index).filter((rule) => ours.includes(rule))).toEqual([]);
});
