import { globSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { downloadOperations, operations } from '#contract/api/list-operations.ts';

const root = join(import.meta.dirname, '../..');

/** What is written but stands in no list compiles, and is never shown. */
describe('every feature is listed', () => {
  it.each([
    ['contract/features/!(feature|features).ts', 'contract/features/features.ts', './'],
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

const names = globSync('contract/features/!(feature|features).ts', { cwd: root }).map(
  (path) => parse(path).name,
);

/** Updates of the records of features, with the fields that they write. */
const updates = operations.flatMap(({ id, input }) => {
  const [name = ''] = id.split('.');
  if (!names.includes(name) || !(input instanceof z.ZodMiniObject) || !('expectedUpdatedAt' in input.shape))
    return [];
  const { id: _, expectedUpdatedAt: __, ...fields } = input.shape;
  const isExported = downloadOperations.some((download) => download.id === `${name}.export`);
  return [{ id, name, fields: Object.keys(fields).sort(), isExported }];
});

/** Without a name for a field the activity only says that something changed, and a conflict shows a key. */
it.each(updates)('every field of $id is named in the activity and in a conflict', ({ name, fields }) => {
  const { activity, form } = english(name);
  expect(Object.keys(activity.fields).sort()).toEqual(fields);
  expect(Object.keys(form.theirs).sort()).toEqual(fields);
});

it.each(updates.filter(({ isExported }) => isExported))(
  'every field of $id is named in its file',
  ({ name, fields }) => expect(Object.keys(english(name).csv)).toEqual(expect.arrayContaining(fields)),
);
