import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { operations } from '#contract/api/contract.ts';
import type { Operation } from '#contract/api/list-operations.ts';
import * as schema from '#server/database/schema/index.ts';
import { isTenantTable } from '#server/database/tables/tenant-table.ts';
import { addOrganization, signInMember } from '#tests/support/members.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';
import { testedFeatures } from '#tests/support/tested-features.ts';

export const tenantTables = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .filter((table) => isTenantTable(table));

/** Features whose records belong to organizations. */
export const tenantFeatures = testedFeatures.filter(({ tables }) =>
  tenantTables.some((table) => tables?.includes(getTableName(table))),
);

const postedReads = testedFeatures.flatMap(({ name, postedReads = [] }) =>
  postedReads.map((key) => `${name}.${key}`),
);
export const isRead = ({ id, method }: Operation) => method === 'GET' || postedReads.includes(id);

export const operationsOf = ({ name }: { name: string }) =>
  operations.filter(({ id }) => id.startsWith(`${name}.`));

/** A server with Ada and Omar, who each own an organization, with a member of none, and with an admin. */
export async function startOrganizations() {
  const server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' });
  const own = await addOrganization(server);
  const [admin, nobody, ada, omar] = await Promise.all([
    signInUser(server, 'admin@example.com'),
    signInUser(server, 'nobody@example.com'),
    signInMember(server, own, 'ada@example.com', 'owner'),
    signInMember(server, await addOrganization(server), 'omar@example.com', 'owner'),
  ]);
  return { server, own, admin, nobody, ada, omar };
}
