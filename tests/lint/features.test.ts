import { globSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { downloadOperations, operations } from '#contract/api/contract.ts';

const root = join(import.meta.dirname, '../..');

/** What is written but stands in no list compiles, and is never shown. */
describe('every feature is listed', () => {
  it.each([
    ['contract/features/!(app|feature|features).ts', 'contract/features/features.ts', './'],
    ['server/*/feature.ts', 'server/app/features.ts', '../'],
    ['renderer/features/*/feature.ts', 'renderer/app/features.ts', '../features/'],
  ])('%s in %s', (files, list, prefix) => {
    const folder = files.slice(0, files.indexOf(prefix === './' ? '!' : '*'));
    const text = readFileSync(join(root, list), 'utf8');
    const found = globSync(files, { cwd: root })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => !path.startsWith('server/features/'));
    const missing = found.filter((path) => !text.includes(`'${prefix}${path.slice(folder.length)}'`));
    expect(missing).toEqual([]);
  });
});

const english = (namespace: string) =>
  JSON.parse(readFileSync(join(root, `locales/en/${namespace}.json`), 'utf8'));

/** By their key in the contract: purchaseOrders of purchase-orders. */
const features = new Map(
  globSync('contract/features/!(app|feature|features).ts', { cwd: root }).map((path) => {
    const { name } = parse(path);
    return [name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()), name];
  }),
);

/** Of a field that takes them: CSV files have no column for it. */
const files = [{ id: crypto.randomUUID(), name: 'a', size: 1, type: 'a/b' }];

/** Updates of the records of features, with the fields that they write. */
const updates = operations.flatMap(({ id, input }) => {
  const [key = ''] = id.split('.');
  const name = features.get(key);
  if (!name || !(input instanceof z.ZodMiniObject) || !('expectedUpdatedAt' in input.shape)) return [];
  const { id: _, expectedUpdatedAt: __, ...fields } = input.shape;
  const isExported = downloadOperations.some((download) => download.id === `${key}.export`);
  const written = Object.keys(fields).sort();
  const columns = isExported
    ? written.filter((field) => !z.safeParse(fields[field] as z.ZodMiniType, files).success)
    : [];
  return [{ id, name, fields: written, columns }];
});

/** Without a name for a field its control, a conflict and a file show a key; the activity tells its label, or only that something changed. */
const names = updates.flatMap(({ name, fields, columns }) =>
  Object.entries({ form: fields, csv: columns }).flatMap(([group, members]) =>
    members.map((field) => ({ key: `${name}:${group}.${field}`, name, path: [group, field] })),
  ),
);

it.each(names)('the field has a name: $key', ({ name, path }) => {
  const text = path.reduce((texts, key) => texts?.[key], english(name));
  expect(text).toEqual(expect.any(String));
});

it.each(updates)('no field has a name that $id does not have', ({ name, fields }) => {
  const { activity } = english(name);
  expect(fields).toEqual(expect.arrayContaining(Object.keys(activity?.fields ?? {})));
});
