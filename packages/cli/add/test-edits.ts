import { type Node, parseSource } from '../../../scripts/parse-source.ts';
import { extendCollection, extendList } from './extend-list.ts';
import { columnOf } from './field.ts';
import type { AddedField, Edit } from './field-edits.ts';
import { kinds } from './kinds.ts';
import { neededImports } from './needed-imports.ts';
import { newId } from './reference-kind.ts';
import { collectionIn, findNodes } from './syntax-tree.ts';

/** The tests that name each field, as `npm run add` writes them; those that are written by hand may be others. */
export function testEdits(added: AddedField): Map<string, Edit> {
  const { singular, plural } = added.names;
  const { kebab } = plural;
  return new Map<string, Edit>([
    [`server/${kebab}/${kebab}.test.ts`, (path, text) => addToTest(path, text, added)],
    [`server/${kebab}/${singular.kebab}-pages.test.ts`, (path, text) => addToPosted(path, text, added)],
    [`tests/features/${kebab}.ts`, (path, text) => addToTestedFeature(path, text, added)],
  ]);
}

function addToTest(path: string, text: string, added: AddedField): string {
  if (!/^const sample = /m.test(text) || !/^const change = /m.test(text)) return text;
  const { field } = added;
  const { test } = kinds[field.kind];
  const value = (expression: string) =>
    expression === field.property ? expression : `${field.property}: ${expression}`;
  let changed = extendList(path, text, { imports: '', list: 'sample', entry: value(test.sample(field)) });
  changed = extendList(path, changed, { imports: '', list: 'change', entry: value(test.change(field)) });
  const [invalid] = findNodes(parseSource(path, changed).body, isTestOfInvalid);
  const rows = invalid && collectionIn(invalid.callee as Node);
  if (rows) changed = extendCollection(changed, rows, `['${field.property}', ${test.invalid(field)}]`);
  if (!field.target) return changed;
  const services = '{ server: () => server, admin: () => admin }';
  const id = newId(field, services);
  changed = changed
    .replace(/^beforeAll\(/m, `let ${field.property}: string;\nbeforeAll(`)
    .replace(/^\}\);\nafterAll\(/m, `  ${field.property} = ${id};\n});\nafterAll(`);
  return `${testImports(added, id, changed)}\n${changed}`;
}

/** What the forms of the test of pages are sent with. */
function addToPosted(path: string, text: string, { field }: AddedField): string {
  const posted = Object.entries(kinds[field.kind].test.posted(field));
  return posted.reduce((current, [name, value]) => {
    const [sent] = findNodes(
      parseSource(path, current).body,
      ({ type, id }) => type === 'VariableDeclarator' && (id as Node).name === 'fields',
    );
    const fields = sent && collectionIn(sent.init as Node);
    const key = name.includes('.') ? `'${name}'` : name;
    return field.target || !fields ? current : extendCollection(current, fields, `${key}: ${value}`);
  }, text);
}

function isTestOfInvalid({ type, arguments: given }: Node): boolean {
  return type === 'CallExpression' && (given as Node[])[0]?.value === 'refuses an invalid %s';
}

function addToTestedFeature(path: string, text: string, added: AddedField): string {
  const { field, names } = added;
  if (field.kind === 'email')
    return addToPart(path, text, 'otherAddresses', `['${names.plural.snake}.${columnOf(field)}']`);
  if (!field.target) return text;
  const pair = `[${newId(field, 'services')}, null]`;
  const part = `async (services) => ({ ${field.property}: ${pair} })`;
  return `${testImports(added, pair, text)}\n${addToPart(path, text, 'values', part)}`;
}

/** Adds a property of the tested feature, or to the one that is there. @param value a list of one entry */
function addToPart(path: string, text: string, name: string, value: string): string {
  const [there] = findNodes(
    parseSource(path, text).body,
    ({ type, key }) => type === 'Property' && (key as Node).name === name,
  );
  const list = there && collectionIn(there.value as Node);
  if (!list) return extendList(path, text, { imports: '', list: 'feature', entry: `${name}: ${value}` });
  const [, entry = ''] = /[[{]\s*(.*?)\s*[\]}]\)?$/.exec(value) ?? [];
  return extendCollection(text, list, entry);
}

function testImports(added: AddedField, code: string, text: string): string {
  const { target } = added.field;
  const feature = `import { feature as ${target?.key} } from '#tests/features/${target?.feature}.ts';`;
  const needsFeature = !target?.isUser && !text.includes(feature);
  const imports = neededImports('tests/features/stock-items.ts', added, code, text);
  return needsFeature ? `${feature}\n${imports}` : imports;
}
