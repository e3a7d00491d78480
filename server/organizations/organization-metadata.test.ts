import { expect, it } from 'vitest';
import { startAuthServer } from '#tests/support/auth-server.ts';

it('an organization’s metadata is returned as it was sent, and stored as text', async () => {
  const server = await startAuthServer();
  try {
    const owner = await server.signIn('owner@example.com');
    const made = await owner.post('/organization/create', { name: 'O', slug: 'o', metadata: { size: 1 } });
    const data = { metadata: { size: 2 } };
    const changed = await owner.post('/organization/update', { organizationId: made.body.id, data });
    expect([made.body.metadata, changed.body.metadata]).toEqual([{ size: 1 }, { size: 2 }]);
    expect(await server.database.sql`select metadata from organizations`).toEqual([
      { metadata: '{"size":2}' },
    ]);
  } finally {
    await server.stop();
  }
});
