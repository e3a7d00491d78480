import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { planEntity } from '../../add/plan-entity.ts';
import { planField } from '../../add/plan-field.ts';
import { isAsItComes, skipUnlessAsItComes } from './example.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { runAdd } from './run-add.ts';
import { skipUnlessThorough } from './skip-unless-thorough.ts';

const everyKind = [
  ...['name:text!', 'serial:text!unique', 'weight:number', 'due:date', 'checked:time', 'price:money'],
  ...[
    'deposit:money(EUR)!',
    'size:choice(small|large)!',
    'state:choice(new|worn)',
    'lent:boolean',
    'page:link',
  ],
  ...['contact:email', 'borrower:user', 'keeper:user!', 'note:longtext', 'stock:number!unique', 'plans:file'],
];

const root = join(import.meta.dirname, '../../../..');
const project = {
  files: execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n'),
  read: (path: string) => readFileSync(join(root, path), 'utf8'),
};

let copy: ProjectCopy;
beforeEach(skipUnlessAsItComes);
beforeAll(() => {
  if (isAsItComes) copy = copyProject();
});
afterAll(() => copy?.remove());

const add = (...args: string[]) => runAdd(copy, ...args);

it.each([
  ['user', ['name:text!'], "The name 'user' is taken: permissions of 'user' exist"],
  ['repository', ['name:text!'], "The name 'repository' is taken"],
  ['session', ['name:text!'], "The name 'session' is taken"],
  ['error', ['name:text!'], "The name 'error' is taken: contract/errors/"],
  ['tool', ['name:text!', 'parent:tool'], "'parent:tool' refers to the entity itself"],
])('refuses the entity %s with %j', (name, fields, message) => {
  expect(() => planEntity(project, name, fields)).toThrow(message);
});

it('refuses a field whose feature was removed', () => {
  const files = project.files.filter((path) => path !== 'contract/features/files.ts');
  const without = { ...project, files };
  expect(() => planEntity(without, 'tool', ['name:text!', 'plans:file'])).toThrow(
    'plans: fields of the kind file need',
  );
});

it.each([
  ['tool', 'due:date', "No entity is named 'tool'. There are: repository."],
  ['repository', 'link:link', "There is a field 'link' already."],
  ['repositories', 'team:text!', 'team cannot be required'],
  ['repository', 'due:date', 'this entity has CSV files'],
  ['repository', 'owner:user', 'this entity has CSV files'],
])('refuses for %s the field %s', (entity, field, message) => {
  expect(() => planField(project, entity, field)).toThrow(message);
});

it.each([[['entity', 'tool']], [['view', 'tool', 'name:text!']]])('explains itself for %j', (args) =>
  expect(add(...args)).toEqual({ status: 1, output: expect.stringContaining('Usage:') }),
);

it('refuses what could not be undone: changes that are not committed', () => {
  appendFileSync(join(copy.folder, 'README.md'), 'A change.\n');
  expect(add('entity', 'tool', 'name:text!').output).toContain('not committed');
  copy.git('checkout', '-q', '.');
  writeFileSync(join(copy.folder, 'contract/features/tools.ts'), '');
  expect(add('entity', 'tool', 'name:text!').output).toContain('contract/features/tools.ts exists');
  copy.git('clean', '-fdq');
  expect(copy.git('status', '--porcelain')).toBe('');
});

it('a dry run says what would be written, and writes nothing', () => {
  const { status, output } = add('entity', 'tool', ...everyKind, '--dry-run', '--json');
  expect(status).toBe(0);
  const { created, changed } = JSON.parse(output);
  expect(created).toContain('renderer/features/tools/tool-entity.ts');
  expect(changed).toContain('renderer/app/features.ts');
  expect(copy.git('status', '--porcelain')).toBe('');
});

describe('what it writes', { timeout: 20 * 60_000 }, () => {
  beforeEach(skipUnlessThorough);

  it('is gone after git reset, and the same again once it was removed', async () => {
    const { status, output } = add('entity', 'tool', ...everyKind);
    expect(status).toBe(0);
    expect(output).toMatch(/^The migration is server\/database\/migrations\/\d+_add_tools\.sql: /m);
    copy.git('reset', '-q', '--hard');
    expect(copy.git('status', '--porcelain')).toBe('');
    expect(add('entity', 'tool', ...everyKind).status).toBe(0);
    await copy.commit('add');
    const first = treeOf(copy);
    execFileSync(process.execPath, ['packages/cli/main.ts', 'remove', 'tools'], { cwd: copy.folder });
    await copy.commit('add');
    expect(treeOf(copy)).not.toEqual(first);
    // Nothing is left of it but what happens to the database.
    expect(
      copy.git('diff', '--name-only', 'HEAD~2').replaceAll(/^server\/database\/migrations\/.*\n/gm, ''),
    ).toBe('');
    expect(add('entity', 'tool', ...everyKind).status).toBe(0);
    await copy.commit('add');
    expect(treeOf(copy)).toEqual(first);
  });

  it('can be referred to by a second entity, and both and the example get further fields', async () => {
    const commands = [
      ['entity', 'purchase-order', 'name:text!unique', 'tool:tool!', 'spareTool:tool', 'sentAt:time'],
      ['entity', 'loan', 'title:text!unique', 'tool:tool!', 'to:user', 'status:choice(open|returned)'],
      ['entity', 'shelf', 'room:text!', 'kind:choice(open|closed)', 'opens:date', '--for', 'users'],
      ['entity', 'crate', 'label:text!', 'shelf:shelf!', 'packer:user', 'sealed:boolean', '--for', 'users'],
      ['entity', 'wish', 'name:text!unique', 'shelf:shelf!', 'due:date', 'price:money', '--for', 'owner'],
      ['entity', 'memo', 'title:text!', 'wish:wish!', 'kind:choice(new|old)', '--for', 'owner'],
      ['field', 'wish', 'box:text,unique'],
      ['field', 'memo', 'other:wish'],
      ['field', 'wish', 'pictures:file'],
      ['field', 'repository', 'website:link'],
      ['field', 'repository', 'contact:email'],
      ['field', 'purchase-order', 'price:money'],
      ['field', 'purchase-order', 'buyer:user'],
      ['field', 'purchase-order', 'state:choice(open|sent)!'],
      ['field', 'purchase-order', 'urgent:boolean'],
      ['field', 'purchase-order', 'other:tool'],
      ['field', 'tool', 'box:text,unique'],
      ['field', 'shelf', 'keeper:user'],
      ['field', 'crate', 'next:shelf'],
    ];
    for (const command of commands) {
      expect([command, add(...command)]).toEqual([command, expect.objectContaining({ status: 0 })]);
      await copy.commit('add');
    }
  });

  it('compiles, and passes the linter and the checks of texts and migrations', async () => {
    expect(await copy.run('tsc', '--noEmit', '-p', '.')).toBe('');
    expect(await copy.run('biome', 'check', '--error-on-warnings', '.')).toBe('');
    expect(await copy.run('node', 'scripts/check-locales.ts')).toBe('');
    expect(await copy.run('node', 'scripts/check-migrations.ts')).toBe('');
  });

  it('passes its own tests, and those over all operations, features and files', async () => {
    const paths = [
      'contract',
      'renderer',
      'server/account/download-data.test.ts',
      'server/api',
      'server/api-documentation',
      'server/app/record-fields.test.ts',
      'server/crates',
      'server/lists',
      'server/loans',
      'server/memos',
      'server/purchase-orders',
      'server/repositories',
      'server/scopes',
      'server/shelves',
      'server/tools',
      'server/wishes',
      'tests/operations',
      'tests/lint',
    ];
    expect(await copy.run('vitest', 'run', ...paths)).toBe('');
  });
});

/** All files with their contents, but the migrations, whose names say when they were written. */
function treeOf({ folder, git }: ProjectCopy): Map<string, string> {
  const files = git('ls-files').trim().split('\n');
  return new Map(
    files
      .filter((path) => !/^server\/database\/migrations\/\d/.test(path))
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );
}
