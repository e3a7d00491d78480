import { afterAll, expect, it } from 'vitest';
import { fillDemo } from '#server/demo/fill-demo.ts';
import { createTestDatabase } from '#tests/support/create-test-database.ts';
import { repositoryDemoRecords } from './demo-rows.ts';

const test = await createTestDatabase();
afterAll(() => test.drop());

it('a demo shows several hundred repositories, each with a past', async () => {
  await fillDemo(test.database, [repositoryDemoRecords]);
  const [counts] = await test.database.sql`
    select count(*)::int as repositories, count(*) filter (where id::text in
      (select subject_id from audit_events where action = 'repository.created'))::int as "withPast" from repositories`;
  expect(counts).toEqual({ repositories: 348, withPast: 348 });
});
