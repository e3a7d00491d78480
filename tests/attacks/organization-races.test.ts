import { afterEach, beforeEach, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '#tests/support/auth-server.ts';
import type { Browser } from '#tests/support/browser.ts';
import { createOrganization, join } from '#tests/support/organizations.ts';
import { atTheSameMoment } from './support/at-the-same-moment.ts';

let server: AuthServer;
let first: Browser;
let second: Browser;
let organizationId: string;

beforeEach(async () => {
  server = await startAuthServer();
  first = await server.signIn('first@example.com');
  organizationId = await createOrganization(first, 'acme');
  second = await join(server, first, organizationId, 'second@example.com', 'owner');
});
afterEach(() => server.stop());

it('two owners who are the only members and leave at the same moment: one stays', async () => {
  const answers = await atTheSameMoment(
    server.database,
    (sql) => sql`select from organizations for update`,
    [first, second].map((owner) => () => owner.post('/organization/leave', { organizationId })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(answers.find(({ status }) => status === 400)?.body.code).toBe(
    'YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER',
  );
  expect(await server.database.sql`select role from members`).toEqual([{ role: 'owner' }]);
  expect(await server.database.sql`select 1 from organizations`).toHaveLength(1);
});

it('an organisation still ends with the account of its last member', async () => {
  expect((await second.post('/organization/leave', { organizationId })).status).toBe(200);
  expect((await server.deleteAccount(first, 'first@example.com')).status).toBe(200);
  expect(await server.database.sql`select 1 from organizations`).toHaveLength(0);
});
