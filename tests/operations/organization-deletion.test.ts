import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import type { Answer } from '#tests/support/browser.ts';
import { addOrganization, setActive, setMember, signInMember } from '#tests/support/members.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';
import { inputFor } from './inputs.ts';
import { isRead, operationsOf, tenantFeatures } from './organization-records.ts';

const server = await startTestServer();
const ada = await signInMember(server, await addOrganization(server), 'ada@example.com', 'owner');
afterAll(() => server.stop());

/** Creates an organization, and returns a write of each kind in it. */
async function prepareWrites(feature: (typeof tenantFeatures)[number]) {
  const organization = await addOrganization(server);
  await setMember(server, organization, ada, 'owner');
  await setActive(server, ada, organization);
  const writes: (() => Promise<{ id: string; answer: Answer }>)[] = [];
  for (const operation of operationsOf(feature)) {
    if (isRead(operation)) continue;
    const { id } = operation;
    const data = await inputFor(operation, server, ada);
    writes.push(async () => ({
      id,
      answer: await ada.request('POST', `${server.url}/api/fn/${id}`, { data }),
    }));
  }
  return { organization, writes };
}

const serverErrors = (results: { id: string; answer: Answer }[]) =>
  results.flatMap(({ id, answer }) => (answer.status >= 500 ? [`${id}: ${answer.status}`] : []));

it('every feature with records of organizations has writes', () => {
  expect(tenantFeatures.filter((feature) => operationsOf(feature).every(isRead))).toEqual([]);
});

describe.each(tenantFeatures)('every write of $name is done or refused', (feature) => {
  it('where its organization is deleted before it ends', async () => {
    const { organization, writes } = await prepareWrites(feature);
    const { sql } = server.database;
    let answered = 0;
    const results = await sql.begin(async (transaction) => {
      await transaction`delete from organizations where id = ${organization}`;
      const requests = writes.map((write) => write().finally(() => (answered += 1)));
      const waiting = async () => {
        const [row] = await sql<[{ count: number }]>`select count(*)::int from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        return row.count;
      };
      while ((await waiting()) + answered < writes.length) await sleep(10);
      return { requests };
    });
    expect(serverErrors(await Promise.all(results.requests))).toEqual([]);
  });

  it('where its organization is deleted at the same time', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { organization, writes } = await prepareWrites(feature);
      const half = writes.length / 2;
      const remove = async () => ({
        id: 'organizations.delete',
        answer: await ada.request('DELETE', `${server.url}/api/organizations/${organization}`),
      });
      const results = [...writes.slice(0, half), remove, ...writes.slice(half)].map((request) => request());
      expect(serverErrors(await Promise.all(results))).toEqual([]);
    }
  });
});
