import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { origin } from '#scripts/upgrade/origin.ts';

const root = join(import.meta.dirname, '../../..');
const guide = readFileSync(join(root, 'docs/upgrade.md'), 'utf8');

it('docs/upgrade.md explains each option of the command, and no other', () => {
  const { stdout: usage } = spawnSync(process.execPath, ['scripts/upgrade.ts', '--help'], {
    cwd: root,
    encoding: 'utf8',
  });
  const own = [...usage.matchAll(/^ {2}(--[a-z-]+)/gm)].map(([, option]) => option);
  const commands = [...guide.matchAll(/npm run upgrade -- ([^`#\n]*)|`(--[a-z-]+)/g)];
  const named = commands.flatMap(([, args = '', option = '']) => (args || option).match(/--[a-z-]+/g) ?? []);
  expect([...new Set(named)].sort()).toEqual(own.sort());
});

it('docs/upgrade.md quotes messages that exist', () => {
  const sources = ['app', 'begin-upgrade', 'regenerate', 'template-commit', 'template-history'].map((name) =>
    readFileSync(join(root, `scripts/upgrade/${name}.ts`), 'utf8'),
  );
  const text = [...sources, readFileSync(join(root, 'scripts/git.ts'), 'utf8')].join('\n');
  const rows = [...guide.matchAll(/^\| `([^|]+)` \| /gm)].flatMap(([, message = '']) =>
    message.split('`, `'),
  );
  const messages = rows.filter((row) => /^[A-Z…]/.test(row));
  expect(messages.length).toBeGreaterThan(6);
  const fixed = text.replaceAll(/\$\{[^}]*\}/g, '…');
  const read = (message: string) =>
    message.replace(`branch ${origin.branch}`, 'branch …').replace('A merge', 'A …');
  expect(messages.map(read).filter((message) => !fixed.includes(message.replace(/ …$/, '')))).toEqual([]);
});
