import type { FakeApp, FakeFiles } from './fake-template.ts';

export const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
export const lines = (...changed: string[]) =>
  Array.from({ length: 12 }, (_, index) => `line ${index} ${changed[index] ?? ''}\n`).join('');
export const migrations = 'server/database/migrations';

export const first: FakeFiles = {
  '.gitignore': 'node_modules/\n',
  'package.json': json({
    name: 'app',
    version: '0.1.0',
    private: true,
    scripts: { check: 'node --version', 'test:unit': 'node --version', old: 'old' },
  }),
  'README.md': '# NAME\n\nText.\n\nMore.\n',
  'locales/en/home.json': json({ title: 'Welcome', form: { save: 'Save' } }),
  'server/mail.ts': lines(),
  'server/desktop/window.ts': 'left out\n',
  'server/list.ts': lines(),
  'server/list.test.ts': lines(),
  [`${migrations}/20260101000000_tables.sql`]: 'create table a ();\n',
  [`${migrations}/snapshot.json`]: json({ tables: { a: { columns: {} } } }),
};

export const second: FakeFiles = {
  ...first,
  'package.json': json({
    name: 'app',
    version: '0.1.0',
    private: true,
    scripts: { check: 'node --version', 'test:unit': 'node --version', added: 'added' },
  }),
  'locales/en/home.json': json({ title: 'Welcome', form: { save: 'Keep' }, help: 'Help' }),
  'server/mail.ts': lines('fixed'),
  'server/list.ts': lines('', '', 'theirs'),
  'server/list.test.ts': lines('', '', 'theirs'),
  'server/new.ts': 'new\n',
  [`${migrations}/20260102000000_mails.sql`]: 'create table b ();\n',
  [`${migrations}/snapshot.json`]: json({ tables: { a: { columns: {} }, b: { columns: {} } } }),
};

export const changelog = `# Changelog

## [0.2.0] - 2026-12-02

### Security

- Mails are checked.

### For adopters

- **Few**, who send mails: they look better. **To do:** look at them.

## [0.1.0] - 2026-12-01

- All.
`;

/** What a team does with an app, all of it beside what the newer version changes. */
export function develop(app: FakeApp): void {
  app.write('server/mail.ts', lines('', '', '', '', '', '', '', '', '', 'ours'));
  app.write('locales/en/home.json', json({ title: 'Hello', form: { save: 'Save' } }));
  app.write(`${migrations}/20260103000000_tools.sql`, 'create table tools ();\n');
  app.write(`${migrations}/snapshot.json`, json({ tables: { a: { columns: {} }, tools: { columns: {} } } }));
  app.write(
    'package.json',
    first['package.json']?.replace('"old": "old"', '"old": "old",\n    "ours": "ours"') ?? '',
  );
  app.commit('Tools');
}
