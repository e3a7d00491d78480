import { afterAll, expect, it } from 'vitest';
import { createRandom } from '#server/features/random.ts';
import { createTestDatabase } from '#tests/support/create-test-database.ts';
import { repositoryDemoRecords } from './demo-rows.ts';

const test = await createTestDatabase();
afterAll(() => test.drop());

it('a demo shows several hundred repositories, each with a past', async () => {
  const { db, sql } = test.database;
  const admin = { id: 'ada', name: 'Ada', email: 'ada@example.com', role: 'admin', createdAt: new Date(0) };
  const { events, insert } = repositoryDemoRecords.create(new Date(), createRandom(1), [admin]);
  await db.transaction(insert);
  const ids = (await sql`select id from repositories`).map(({ id }) => id);
  const created = events.filter(({ action }) => action === 'repository.created');
  expect([ids.length, created.map(({ subjectId }) => subjectId).sort()]).toEqual([348, ids.sort()]);
});
