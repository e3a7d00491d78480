import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { downloadOperations, operations } from '#contract/api/contract.ts';
import { exampleValues } from '#tests/support/example-values.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';
import { testedFeatures } from '#tests/support/tested-features.ts';

type Values = Record<string, unknown>;

/** The features whose records users fill in, with the schemas of the fields: none of them may be lost anywhere. */
const features = testedFeatures.flatMap((feature) => {
  const find = (name: string) => operations.find(({ id }) => id === `${feature.name}.${name}`);
  const { input, path } = find('update') ?? {};
  if (!(input instanceof z.ZodMiniObject) || !('expectedUpdatedAt' in input.shape)) return [];
  const { id: _, expectedUpdatedAt: __, ...fields } = input.shape as Record<string, z.ZodMiniType>;
  const [, list = ''] = /^(\/[^{]+)\//.exec(path ?? '') ?? [];
  const exported = downloadOperations.find(({ id }) => id === `${feature.name}.export`);
  // Pages of what users add for themselves are in the user area alone.
  const pages = `/${feature.forUsers.includes('create') ? 'app' : 'manager'}${list}`;
  return [{ ...feature, fields, pages, find, exported: exported?.path }];
});

const server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' }, { pages: true });
const admin = await signInUser(server, 'admin@example.com');
afterAll(() => server.stop());

/** What a page shows: not what it hands over to scripts. */
async function readPage(path: string): Promise<string> {
  const { status, body } = await admin.request('GET', server.url + path);
  expect([path, status]).toEqual([path, 200]);
  return (body as string).replaceAll(/<script[\s\S]*?<\/script>/g, '');
}

describe.each(features)('each field of $name', ({ name, fields, pages, find, exported, values }) => {
  const names = Object.keys(fields);
  let first: Values;
  let second: Values;
  let record: Values;

  async function call(operation: string, data: unknown) {
    const { status, body } = await admin.request('POST', `${server.url}/api/fn/${name}.${operation}`, {
      data,
    });
    expect([operation, status, status === 200 ? undefined : body]).toEqual([operation, 200, undefined]);
    return body;
  }
  const read = () => call('read', { id: record.id });
  const written = (whole: Values) => Object.fromEntries(names.map((field) => [field, whole[field]]));

  beforeAll(async () => {
    const given = (await values?.({ server: () => server, admin: () => admin })) ?? {};
    const pairs = Object.entries(fields).map(([field, schema]) => ({
      field,
      pair: given[field] ?? exampleValues(field, schema),
    }));
    first = Object.fromEntries(pairs.map(({ field, pair }) => [field, pair[0]]));
    second = Object.fromEntries(pairs.map(({ field, pair }) => [field, pair[1]]));
    record = await call('create', first);
  });

  it('is stored and answered', async () => {
    expect(written(record)).toEqual(first);
    expect(await read()).toEqual(record);
  });

  it.each(names)('is in the forms: %s', async (field) => {
    for (const path of [`${pages}/new`, `${pages}/${record.id}/update`]) {
      const controls = (await readPage(path)).matchAll(/<(?:input|select|textarea)[^>]* name="([^"]+)"/g);
      expect([...controls].map(([, control]) => control)).toContain(field);
    }
  });

  it.each(names)('is on the page of the record if it is a text: %s', async (field) => {
    const value = record[field];
    // What else a field holds, the page says in words or numbers of its own.
    if (typeof value !== 'string' || !value.includes(field)) return;
    const page = await readPage(`${pages}/${record.id}`);
    expect(page.includes(value), `the page of the record shows ${value}`).toBe(true);
  });

  it.each(names)('is stored when it changes alone: %s', async (field) => {
    const before = await read();
    const change = { ...written(before), [field]: second[field] };
    await call('update', { ...change, id: record.id, expectedUpdatedAt: before.updatedAt });
    record = await read();
    expect(written(record)).toEqual(change);
    const { items } = await call('activity', { id: record.id });
    expect(items[0]).toMatchObject({ data: { fields: [field] } });
  });

  it.each(exported && find('import') ? [exported] : [])('comes back from its file: %s', async (file) => {
    const { body: csv } = await admin.request('GET', `${server.url}/api${file}`);
    await call('delete', { ids: [record.id] });
    expect((await call('import', { csv })).counts).toMatchObject({ create: 1 });
    const { items } = await call('list', {});
    record = await call('read', { id: items[0].id });
    expect(written(record)).toEqual(second);
  });

  it.each(find('restore') ? ['restore'] : [])('comes back when a deletion is undone: %s', async (restore) => {
    await call('delete', { ids: [record.id] });
    await call(restore, { ids: [record.id] });
    expect(await read()).toEqual(record);
  });
});

it('looks at every feature with an update', () => {
  const updated = testedFeatures.filter((feature) =>
    operations.some(({ id }) => id === `${feature.name}.update`),
  );
  expect(features.map(({ name }) => name)).toEqual(updated.map(({ name }) => name));
});
