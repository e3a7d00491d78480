import { expect, it } from 'vitest';
import { startAuthServer } from '#tests/support/auth-server.ts';
import type { Answer, Browser } from '#tests/support/browser.ts';
import { createOrganization, join, memberIds } from '#tests/support/organizations.ts';
import { allAtOnce } from './support/all-at-once.ts';

it('of owners who all leave or step down concurrently one remains', async () => {
  const { stop, ...auth } = await startAuthServer();
  try {
    const first = await auth.signIn('owner0@example.com');
    const organizationId = await createOrganization(first, 'acme');
    const owners = [first];
    for (const number of [1, 2, 3]) {
      const email = `owner${number}@example.com`;
      owners.push(await join({ ...auth, stop }, first, organizationId, email, 'owner'));
    }
    const ids = await memberIds({ ...auth, stop }, organizationId);
    await allAtOnce((number) => {
      const owner = owners[number % 4] as Browser;
      const memberId = ids[`owner${number % 4}@example.com`];
      const ways: (() => Promise<Answer>)[] = [
        () => owner.post('/organization/leave', { organizationId }),
        () => owner.post('/organization/update-member-role', { organizationId, memberId, role: 'member' }),
        () => owner.post('/organization/remove-member', { organizationId, memberIdOrEmail: memberId }),
      ];
      return (ways[number % 3] as () => Promise<Answer>)();
    });
    expect(await auth.database.sql`select 1 from organizations`).toHaveLength(1);
    expect((await auth.database.sql`select 1 from members where role = 'owner'`).length).toBeGreaterThan(0);
  } finally {
    await stop();
  }
});
