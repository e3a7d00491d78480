import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, describe, expect, it } from 'vitest';
import { operations } from '#contract/api/list-operations.ts';
import type { Answer } from '#tests/support/browser.ts';
import { addOrganization, setActive, setMember, signInMember } from '#tests/support/members.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';
import { testedFeatures } from '#tests/support/tested-features.ts';
import * as schema from '../database/schema/index.ts';
import { isTenantTable } from '../database/schema/tenant-table.ts';

const tenants = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .filter((table) => isTenantTable(table))
  .map((table): string => getTableName(table));
const features = testedFeatures.filter(({ tables }) => tables?.some((table) => tenants.includes(table)));

const server = await startTestServer();
const ada = await signInMember(server, await addOrganization(server), 'ada@example.com', 'owner');
afterAll(() => server.stop());

it('is tried with features that can be written to', () => {
  const hasWrites = ({ name }: { name: string }) =>
    operations.some(({ id, method }) => id.startsWith(`${name}.`) && method !== 'GET');
  expect(features.every(hasWrites)).toBe(true);
});

describe.each(features)(
  'while the organization of $name is deleted',
  ({ name, inputs, postedReads = [] }) => {
    const writes = operations.filter(
      ({ id, method }) =>
        id.startsWith(`${name}.`) && method !== 'GET' && !postedReads.includes(id.slice(name.length + 1)),
    );

    it.each(writes)('$id is done or refused', async ({ id }) => {
      const statuses: number[] = [];
      for (let round = 0; round < 4; round += 1) {
        const organization = await addOrganization(server);
        await setMember(server, organization, ada, 'owner');
        await setActive(server, ada, organization);
        const services = { server: () => server, admin: () => ada };
        const makes = inputs(services)[id.slice(name.length + 1)];
        const data: unknown[] = [];
        while (data.length < 6) data.push(typeof makes === 'function' ? await makes() : makes);
        const request = (input: unknown): Promise<Answer> =>
          ada.request('POST', `${server.url}/api/fn/${id}`, { data: input });
        const answers = await Promise.all([
          ...data.slice(0, 3).map(request),
          ada.request('DELETE', `${server.url}/api/organizations/${organization}`),
          ...data.slice(3).map(request),
        ]);
        statuses.push(...answers.map(({ status }) => status));
      }
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
    });
  },
);
