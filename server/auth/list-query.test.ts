import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '#tests/support/auth-server.ts';
import type { Browser } from '#tests/support/browser.ts';
import { createOrganization, join } from '#tests/support/organizations.ts';

let server: AuthServer;
let admin: Browser;
let ada: Browser;
let members: string;
const users = '/admin/list-users?';
beforeAll(async () => {
  server = await startAuthServer();
  admin = await server.signIn('admin@example.com');
  const organizationId = await createOrganization(admin, 'acme');
  ada = await join(server, admin, organizationId, 'ada@example.com', 'member');
  members = `/organization/list-members?organizationId=${organizationId}&`;
});
afterAll(() => server?.stop());

const rejected: [query: string, field: string][] = [
  ['sortBy=unknown', 'sortBy'],
  ['sortBy=__proto__', 'sortBy'],
  ['sortBy=', 'sortBy'],
  ['offset=-1', 'offset'],
  ['offset=x', 'offset'],
  ['filterField=unknown&filterValue=x', 'filterField'],
  ['filterField=__proto__&filterValue=x', 'filterField'],
  ['filterField=createdAt&filterValue=x', 'filterField'],
  ['filterField=role', 'filterValue'],
  ['filterField=role&filterOperator=eq', 'filterValue'],
  ['filterField=role&filterOperator=in&filterValue=x', 'filterValue'],
  ['filterField=role&filterOperator=not_in&filterValue=x', 'filterValue'],
  ['filterField=role&filterValue=x&filterValue=y', 'filterValue'],
];

async function expectRefusal(browser: Browser, address: string, field: string) {
  const { status, body } = await browser.get(address);
  expect([address, status, body]).toEqual([
    address,
    422,
    {
      code: 'VALIDATION_FAILED',
      message: expect.any(String),
      data: { fields: { [field]: expect.any(String) } },
    },
  ]);
}

describe('members of an organisation', () => {
  it.each([
    ...rejected,
    ['sortBy=email', 'sortBy'],
    ['filterField=email&filterValue=x', 'filterField'],
    ['limit=-1', 'limit'],
    ['limit=x', 'limit'],
  ])('cannot be listed by %s', (query, field) => expectRefusal(ada, members + query, field));

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
  ])('can be listed by %j', async (query, count) => {
    const { status, body } = await ada.get(members + query);
    expect([status, body.members?.length]).toEqual([200, count]);
  });
});

describe('users', () => {
  it.each([
    ...rejected,
    ['filterField=banned&filterValue=x', 'filterValue'],
    ['filterField=banned&filterOperator=contains&filterValue=true', 'filterOperator'],
  ])('cannot be listed by %s', (query, field) => expectRefusal(admin, users + query, field));

  it.each([
    ['', 2],
    ['offset=1', 1],
    ['sortBy=createdAt&sortDirection=desc', 2],
    ['sortBy=banned', 2],
    ['searchValue=ada&searchField=email&searchOperator=starts_with', 1],
    ['filterValue=ada@example.com', 1],
    ['filterField=role&filterValue=admin', 1],
    ['filterField=email&filterOperator=in&filterValue=ada@example.com&filterValue=x', 1],
    ['filterField=banned&filterValue=false', 2],
    ['filterField=banned&filterOperator=ne&filterValue=false', 0],
    ['filterField=emailVerified&filterValue=true', 2],
  ])('can be listed by %j', async (query, count) => {
    const { status, body } = await admin.get(users + query);
    expect([status, body.users?.length]).toEqual([200, count]);
  });

  it('cannot be listed by others, with any query', async () => {
    expect((await ada.get(`${users}sortBy=unknown`)).status).toBe(403);
    expect((await server.browser().get(`${users}sortBy=unknown`)).status).toBe(401);
    expect((await server.browser().get(`${members}sortBy=unknown`)).status).toBe(401);
  });
});
