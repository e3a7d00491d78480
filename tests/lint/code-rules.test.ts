import { beforeAll, describe, expect, it } from 'vitest';
import { type Finding, lintFiles } from './lint-files.ts';

function component(body: string): string {
  return `export function Part({ n, t }: { n: number; t: (key: string) => string }) {\n  return ${body};\n}\n`;
}

/** What must be refused: where it stands, the text, the rule. */
const refused: Array<[string, string, string]> = [
  ['renderer/ui/text.tsx', component('<p>Hello</p>'), 'plugin'],
  ['renderer/ui/text.tsx', component('<p>{n} items</p>'), 'plugin'],
  ['renderer/ui/text.tsx', component('<p>مرحبا</p>'), 'plugin'],
  ['renderer/ui/text.tsx', component(`<p>{'Hello'}</p>`), 'plugin'],
  ['renderer/ui/text.tsx', component('<p>{`Hello ${n}`}</p>'), 'plugin'],
  ['renderer/ui/text.tsx', component('<p>{`${n} items`}</p>'), 'plugin'],
  ['renderer/ui/text.tsx', component(`<p>{n ? 'Yes' : t('no')}</p>`), 'plugin'],
  ['renderer/ui/text.tsx', component('<button type="button" aria-label="Close" />'), 'plugin'],
  ['renderer/ui/text.tsx', component(`<button type="button" aria-label={'Close'} />`), 'plugin'],
  ['renderer/ui/text.tsx', component('<button type="button" aria-label={`Close ${n}`} />'), 'plugin'],
  ['renderer/ui/text.tsx', component('<p title="Hello" />'), 'plugin'],
  ['renderer/ui/text.tsx', component('<input placeholder="Name" />'), 'plugin'],
  ['renderer/ui/text.tsx', component('<img src="/a.png" alt="A tree" />'), 'plugin'],
  [
    'renderer/features/users/text.tsx',
    component('<Field label="Name" emptyTitle="None" n={n} t={t} />'),
    'plugin',
  ],
  ...[
    `{n && 'Hello'}`,
    `{n ?? 'Hello'}`,
    '{n || `Hello ${n}`}',
    '{n ? `${n} item` : `${n} items`}',
    `{n ? t('no') : n && 'Yes'}`,
    `{n > 1 ? t('many') : n === 1 ? t('one') : ('None')}`,
    `{n + ' items'}`,
  ].map((child): [string, string, string] => [
    'renderer/ui/text.tsx',
    component(`<p>${child}</p>`),
    'plugin',
  ]),
  ...[
    `title={n ? 'A' : 'B'}`,
    `title={n ? t('a') : 'B'}`,
    `title={n && 'A'}`,
    'title={n ?? `A`}',
    'aria-label={`${n} items`}',
    `aria-label={n + ' items'}`,
    `placeholder={t('a') || 'Name'}`,
    `action={{ label: 'Undo' }}`,
  ].map((attribute): [string, string, string] => [
    'renderer/ui/text.tsx',
    component(`<Field ${attribute} n={n} t={t} />`),
    'plugin',
  ]),
  ...[
    `toast.success('Saved')`,
    'toast.error(`${n} failed`)',
    `toast.info(n ? 'Saved' : t('kept'))`,
    `toast.warning(t('kept'), { description: 'Nothing is lost' })`,
    `toast.success(t('saved'), { action: { label: 'Undo', onPress } })`,
    `document.title = 'Home'`,
  ].map((statement): [string, string, string] => ['renderer/lib/text.ts', `${statement};\n`, 'plugin']),
  ['server/email/templates/text.tsx', component('<p>Hello</p>'), 'plugin'],
  ...[
    'ml-2',
    '-mr-1',
    'hover:pl-2',
    'pr-[3px]',
    'left-0',
    '-right-2',
    'flex text-left',
    'float-right',
    'border-l',
    'rounded-tr-lg',
    'border-r-2 x',
    '!ml-2',
    'scroll-ml-3',
  ].map((name): [string, string, string] => [
    'renderer/ui/side.ts',
    `export const side = '${name}';\n`,
    'plugin',
  ]),
  ['renderer/ui/side.tsx', component('<p className="flex ml-2" />'), 'plugin'],
  ['renderer/ui/side.tsx', component('<p className={`pr-2 ${n}`} />'), 'plugin'],
  ...[
    'margin-left: 1px',
    'left: 0',
    'padding-right: 1px',
    'text-align: right',
    'float: left',
    'border-left-width: 1px',
    'border-top-right-radius: 1px',
  ].map((declaration): [string, string, string] => [
    'renderer/styles/side.css',
    `.a {\n  ${declaration};\n}\n`,
    'plugin',
  ]),
  [
    'server/a.ts',
    'async function wait(): Promise<void> {}\nexport function own(): void {\n  wait();\n}\n',
    'lint/nursery/noFloatingPromises',
  ],
  ['server/a.ts', 'export const own: any = 1;\n', 'lint/suspicious/noExplicitAny'],
  ...['contract/a.ts', 'renderer/lib/a.ts'].map((path): [string, string, string] => [
    path,
    "import { readFileSync } from 'fs';\nexport const own = readFileSync;\n",
    'lint/correctness/noNodejsModules',
  ]),
  ['server/a.ts', "console.log('a');\n", 'lint/suspicious/noConsole'],
  ['renderer/lib/a.ts', "console.error('a');\n", 'lint/suspicious/noConsole'],
  ['server/a.ts', 'export const own = process.env.SECRET;\n', 'lint/style/noProcessEnv'],
  ['renderer/lib/a.ts', 'export const own = process.env.SECRET;\n', 'lint/style/noProcessEnv'],
  ['server/a.ts', 'export const own = (a?: string) => a!;\n', 'lint/style/noNonNullAssertion'],
  ['server/a.ts', 'const own = 1;\nexport const other = 2;\n', 'lint/correctness/noUnusedVariables'],
  [
    'server/a.ts',
    "import { a } from './b.ts';\nexport const other = 2;\n",
    'lint/correctness/noUnusedImports',
  ],
  ['server/aB.ts', 'export const own = 1;\n', 'lint/style/useFilenamingConvention'],
  ['server/a.ts', `export const own = [\n${'  1,\n'.repeat(300)}];\n`, 'lint/style/noExcessiveLinesPerFile'],
  [
    'server/a.ts',
    "import isOdd from 'is-odd';\nexport const own = isOdd;\n",
    'lint/correctness/noUndeclaredDependencies',
  ],
  ['server/a.test.ts', "it.skip('a', () => undefined);\n", 'lint/suspicious/noSkippedTests'],
  ['server/a.test.ts', "it.only('a', () => undefined);\n", 'lint/suspicious/noFocusedTests'],
  ['renderer/ui/a.tsx', component('<img src="/a.png" />'), 'lint/a11y/useAltText'],
  ['renderer/ui/a.tsx', component('<button />'), 'lint/a11y/useButtonType'],
  ['renderer/ui/a.tsx', component('<div onClick={() => n} />'), 'lint/a11y/useKeyWithClickEvents'],
];

const allowed: Array<[string, string]> = [
  [
    'renderer/ui/text.tsx',
    component(`<p>{t('common:hello')} · 12 / {n} {\`\${n}\`} {n ? t('a') : t('b')}</p>`),
  ],
  [
    'renderer/ui/text.tsx',
    component('<p aria-label={t("a")} title={n ? t("b") : undefined} aria-labelledby="own" />'),
  ],
  ['renderer/ui/text.tsx', component('<p className="flex" id="own" data-state="open" />')],
  ['renderer/ui/text.tsx', component('<Kbd n={n} t={t}>Esc</Kbd>')],
  [
    'renderer/ui/text.tsx',
    component(
      `<p>{n === 'open' && t(n ? 'a' : 'b')} {n && <b className="flex" data-state={n ?? 'open'} />}</p>`,
    ),
  ],
  [
    'renderer/ui/text.tsx',
    component(`<p title={n === 'a' ? t('a') : t(\`b.\${n}\`)} aria-labelledby={n ? 'a' : 'b'} />`),
  ],
  ['renderer/ui/text.tsx', component(`<p>{n ? '·' : \`\${n} / \${t('b')}\`}</p>`)],
  ['renderer/lib/text.ts', `toast.success(t('saved'), { description: t('kept'), id: 'saved' });\n`],
  ['renderer/lib/text.ts', `toast.dismiss('saved');\n`],
  ['renderer/lib/text.ts', `document.title = t('a');\nexport const entry = { title: 'navigation.home' };\n`],
  ['renderer/ui/text.test.tsx', component('<p id="own">{t("a")}</p>')],
  ...[
    'ms-2',
    '-me-1',
    'ps-[3px]',
    'start-0',
    'text-start',
    'border-s',
    'rounded-se-lg',
    'inset-x-0',
    'left',
    'right',
    'ArrowLeft',
    'align-left',
    'html-x',
    'bright-4',
    'copyright-2',
  ].map((name): [string, string] => ['renderer/ui/side.ts', `export const side = '${name}';\n`]),
  ...[
    'margin-inline-start: 1px',
    'inset-inline-end: 0',
    'text-align: end',
    'margin: 0 auto',
    '--left: 1px',
    'border-start-end-radius: 1px',
  ].map((declaration): [string, string] => ['renderer/styles/side.css', `.a {\n  ${declaration};\n}\n`]),
  ['server/email/side.ts', "export const style = 'text-left';\n"],
  ['server/config/environment.ts', 'export const own = process.env.SECRET;\n'],
  ['server/a.test.ts', "export const own = process.env.SECRET;\nconsole.log('a');\n"],
  ['scripts/a.ts', "console.log(process.env.SECRET, 'a');\n"],
];

/** Files of the same name must not meet: each stands in a folder of its own, below one that the rules know. */
function fileOf(path: string, index: number): string {
  if (path === 'server/config/environment.ts') return path;
  const [area, ...rest] = path.split('/');
  const name = rest.pop();
  return [area, ...rest, `case-${index}`, name].join('/');
}

describe('the linter', () => {
  let found: Map<string, Finding[]>;

  beforeAll(async () => {
    const files = [...refused, ...allowed].map(([path, text], index) => [fileOf(path, index), text]);
    found = await lintFiles(Object.fromEntries(files));
  });

  it.each(refused.map((row, index) => [...row, index] as const))(
    'refuses in %s: %s',
    (path, _text, rule, index) => {
      expect(found.get(fileOf(path, index))?.map((finding) => finding.rule) ?? []).toContain(rule);
    },
  );

  it.each(allowed.map((row, index) => [...row, index] as const))('allows in %s: %s', (path, _text, index) => {
    const rules = (found.get(fileOf(path, refused.length + index)) ?? []).map((finding) => finding.rule);
    const ours = ['plugin', 'lint/suspicious/noConsole', 'lint/style/noProcessEnv'];
    expect(rules.filter((rule) => ours.includes(rule))).toEqual([]);
  });
});
