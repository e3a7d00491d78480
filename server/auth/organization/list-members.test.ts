import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '#tests/support/auth-server.ts';
import type { Browser } from '#tests/support/browser.ts';
import { expectRefusal, rejected } from '#tests/support/list-queries.ts';
import { createOrganization, join } from '#tests/support/organizations.ts';

let server: AuthServer;
let ada: Browser;
let members: string;
beforeAll(async () => {
  server = await startAuthServer();
  const admin = await server.signIn('admin@example.com');
  const organizationId = await createOrganization(admin, 'acme');
  ada = await join(server, admin, organizationId, 'ada@example.com', 'member');
  members = `/organization/list-members?organizationId=${organizationId}&`;
});
afterAll(() => server?.stop());

it.each([
  ...rejected,
  ['sortBy=email', 'sortBy'],
  ['filterField=email&filterValue=x', 'filterField'],
  ['limit=-1', 'limit'],
  ['limit=x', 'limit'],
])('members of an organization cannot be listed by %s', (query, field) =>
  expectRefusal(ada, members + query, field),
);

it.each([
  ['', 2],
  ['limit=1', 1],
  ['limit=10&offset=1', 1],
  ['sortBy=createdAt&sortDirection=desc', 2],
  ['sortBy=role', 2],
  ['filterField=role&filterValue=member', 1],
  ['filterField=role&filterOperator=ne&filterValue=member', 1],
  ['filterField=role&filterOperator=contains&filterValue=e', 2],
  ['filterField=role&filterOperator=in&filterValue=member&filterValue=owner', 2],
  ['filterField=role&filterOperator=not_in&filterValue=member&filterValue=owner', 0],
  ['filterField=userId&filterValue=nobody', 0],
])('members of an organization can be listed by %j', async (query, count) => {
  const { status, body } = await ada.get(members + query);
  expect([status, body.members?.length]).toEqual([200, count]);
});

it('strangers cannot list members, with any query', async () => {
  expect((await server.browser().get(`${members}sortBy=unknown`)).status).toBe(401);
});
