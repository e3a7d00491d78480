import { defaultStatements } from 'better-auth/plugins/organization/access';
import { afterAll, expect, it } from 'vitest';
import { organizationStatements } from '#contract/tenant-permissions.ts';
import { startAuthServer } from '#tests/support/auth-server.ts';
import { createOrganization, join } from '#tests/support/organizations.ts';

/** better-auth's statements that this product leaves out: it has no roles beside its own. */
const leftOut = ['ac create', 'ac read', 'ac update', 'ac delete'];

/** What owner, admin and member may do in an organization. */
const cells: [string, boolean, boolean, boolean][] = [
  ['organization update', true, true, false],
  ['organization delete', true, false, false],
  ['member create', true, true, false],
  ['member update', true, true, false],
  ['member delete', true, true, false],
  ['invitation create', true, true, false],
  ['invitation cancel', true, true, false],
  ['team create', true, true, false],
  ['team update', true, true, false],
  ['team delete', true, true, false],
  ['ac create', false, false, false],
  ['ac read', false, false, false],
  ['ac update', false, false, false],
  ['ac delete', false, false, false],
];

const listOf = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([resource, actions]) => actions.map((action) => `${resource} ${action}`));
const server = await startAuthServer();
afterAll(() => server.stop());

it('each of better-auth’s default statements is decided', () => {
  expect(listOf(defaultStatements).sort()).toEqual([...listOf(organizationStatements), ...leftOut].sort());
});

it('better-auth enforces the table', async () => {
  const owner = await server.signIn('owner@example.com');
  const organizationId = await createOrganization(owner, 'acme');
  const browsers = [
    owner,
    await join(server, owner, organizationId, 'org-admin@example.com', 'admin'),
    await join(server, owner, organizationId, 'member@example.com', 'member'),
  ];
  for (const [cell, ...expected] of cells) {
    const [resource = '', action = ''] = cell.split(' ');
    const answers = await Promise.all(
      browsers.map((browser) =>
        server.auth.api.hasPermission({
          headers: new Headers({ cookie: browser.cookieHeader }),
          body: { organizationId, permissions: { [resource]: [action] } },
        }),
      ),
    );
    expect([cell, ...answers.map(({ success }) => success)]).toEqual([cell, ...expected]);
  }
  expect(cells.map(([cell]) => cell).sort()).toEqual([...listOf(organizationStatements), ...leftOut].sort());
});
