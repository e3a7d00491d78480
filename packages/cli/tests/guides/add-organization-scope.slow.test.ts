import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isAsItComes, skipUnlessAsItComes } from './example.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { runAdd } from './run-add.ts';
import { skipUnlessThorough } from './skip-unless-thorough.ts';

const everyKind = [
  ...['name:text!', 'serial:text!unique', 'weight:number', 'due:date', 'checked:time', 'price:money'],
  ...['deposit:money(EUR)!', 'size:choice(small|large)!', 'state:choice(new|worn)', 'lent:boolean'],
  ...['page:link', 'contact:email', 'borrower:user', 'keeper:user!', 'source:repository', 'note:longtext'],
  'stock:number!unique',
];
const ofOrganizations = ['--scope', 'organization'];

let copy: ProjectCopy;
beforeEach(skipUnlessAsItComes);
beforeAll(() => {
  if (isAsItComes) copy = copyProject();
});
afterAll(() => copy?.remove());

const add = (...args: string[]) => runAdd(copy, ...args);

it('refuses a reference from records of the installation', () => {
  expect(add('entity', 'tool', 'name:text!', 'source:repository')).toEqual({
    status: 1,
    output: expect.stringContaining("'repository' belongs to organizations"),
  });
});

it('a dry run says what would be written for records of organizations', () => {
  const { created } = JSON.parse(
    add('entity', 'tool', 'name:text!', ...ofOrganizations, '--dry-run', '--json').output,
  );
  expect(created).toContain('server/tools/organization-tools.test.ts');
});

describe('what it writes for records of organizations', { timeout: 20 * 60_000 }, () => {
  beforeEach(skipUnlessThorough);

  it('can be referred to by a second entity, and both get further fields', async () => {
    const commands = [
      ['entity', 'tool', ...everyKind, ...ofOrganizations],
      ['entity', 'purchase-order', 'name:text!unique', 'tool:tool!', 'spareTool:tool', ...ofOrganizations],
      ['entity', 'note', 'title:text!', 'about:longtext!', ...ofOrganizations],
      ['field', 'tool', 'box:text,unique'],
      ['field', 'purchase-order', 'buyer:user'],
      ['field', 'purchase-order', 'other:tool'],
      ['field', 'note', 'urgent:boolean'],
      ['field', 'note', 'by:user'],
    ];
    for (const command of commands) {
      expect([command, add(...command)]).toEqual([command, expect.objectContaining({ status: 0 })]);
      await copy.commit('add');
    }
    const refused = add('entity', 'city', 'name:text!', 'tool:tool');
    expect(refused.output).toContain("'tool' belongs to organizations");
  });

  it('compiles, and passes the linter and the checks of texts and migrations', async () => {
    expect(await copy.run('tsc', '--noEmit', '-p', '.')).toBe('');
    expect(await copy.run('biome', 'check', '--error-on-warnings', '.')).toBe('');
    expect(await copy.run('node', 'scripts/check-locales.ts')).toBe('');
    expect(await copy.run('node', 'scripts/check-migrations.ts')).toBe('');
  });

  it('passes its own tests, and those over all operations, tables and features', async () => {
    const paths = [
      ...['server/notes', 'server/purchase-orders', 'server/tools', 'server/scopes'],
      ...['server/account/download-data.test.ts', 'server/api', 'server/api-documentation', 'server/lists'],
      ...['server/app/record-fields.test.ts', 'renderer', 'tests/operations', 'tests/lint'],
    ];
    expect(await copy.run('vitest', 'run', ...paths)).toBe('');
  });
});
