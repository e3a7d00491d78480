import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { trackedFiles } from '../git.ts';
import { planEntity } from './plan-entity.ts';

const project = { files: trackedFiles(), read: (path: string) => readFileSync(path, 'utf8') };

const plan = (name: string, fields: readonly string[] = ['name:text!'], plural?: string) =>
  planEntity(project, name, fields, { plural });

it.each([
  ...['class', 'new', 'function', 'import', 'table', 'order'].map((name) => [name, 'is a reserved word']),
  ...['test', 'index', 'feature', 'list', 'page', 'date', 'key', 'ref'].map((name) => [name, 'use']),
  ...['session', 'account'].map((name) => [name, 'is taken']),
  ['user', 'reserved word'],
  ['sheep', "'sheep' needs another word for several: --plural."],
  ['Tool', 'is no name of an entity'],
  ['stock_item', 'is no name of an entity'],
  ['a'.repeat(31), 'is no name of an entity'],
])('refuses the name %s', (name, message) => expect(() => plan(name)).toThrow(message));

it.each([
  [['serial:text'], "add 'name:text!', or another required text"],
  [['name:text', 'title:text!'], "add 'name:text!', or another required text"],
  [['to:user', 'due:date!'], "add 'name:text!', or another required text"],
  [['name:text!', `${'n'.repeat(29)}:text!unique`, 'note:text'], 'too long for an index'],
])('refuses the fields %j', (fields, message) =>
  expect(() => plan('quarterly-purchase-statement', fields)).toThrow(message),
);

it('calls a record by its first required text, in all sources', () => {
  const { created } = plan('loan', ['due:date!', 'title:text!unique', 'note:text!']);
  const texts = [...created].filter(([path]) => path.startsWith('locales/en/')).map(([, text]) => text);
  expect(texts.join()).toContain('"title": "Title"');
  for (const [path, code] of [
    ['contract/loans/loan-input.ts', 'title: lineSchema(100)'],
    ['contract/loans/loan-facts.ts', "nameField: 'title'"],
    ['contract/loans/loan-facts.ts', "title: 'ascending'"],
    ['server/database/schema/loans.ts', "sortName: sortName('title')"],
    ['server/loans/feature.ts', 'title: table.sortName'],
  ] as const)
    expect(created.get(path)).toContain(code);
});

it('takes a plural that is given', () => {
  const { created, migration } = plan('sheep', ['name:text!'], 'flock');
  expect(migration).toBe('add_flock');
  expect([...created.keys()]).toContain('contract/flock/flock.ts');
});
