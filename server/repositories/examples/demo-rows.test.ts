import { expect, it } from 'vitest';
import { startTestServer } from '#tests/support/start-test-server.ts';

it('a demo shows several hundred repositories, each with a past', async () => {
  const server = await startTestServer({ DEMO: 'true' });
  try {
    const [counts] = await server.database.sql`
      select count(*)::int as repositories, count(*) filter (where id::text in
        (select subject_id from audit_events where action = 'repository.created'))::int as "withPast" from repositories`;
    expect(counts).toEqual({ repositories: 348, withPast: 348 });
  } finally {
    await server.stop();
  }
});
