import { and, eq } from 'drizzle-orm';
import type { OrganizationDeletion } from '#contract/organizations/deletion.ts';
import { requirePermission } from '../api/require-permission.ts';
import { ApiError } from '../config/api-error.ts';
import type { Database } from '../database/database.ts';
import { invitations, members, organizations, teams } from '../database/tables/tenants.ts';
import { countFilesOf } from '../files/count-files.ts';
import { countRecordsOf } from '../lists/count-records.ts';
import { isOpen } from './invitations/invitation-rows.ts';
import { operation } from './operation.ts';
import { requireInOrganization, requireMember } from './organization-scope.ts';

export const previewDeletion = operation.previewDeletion
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context, input: { id } }) => {
    requireInOrganization(await requireMember(context, id), 'organization delete');
    return readDeletion(context.database, id);
  });

export const previewAnyDeletion = operation.previewAnyDeletion
  .use(requirePermission({ organization: ['manage'] }))
  .handler(async ({ context: { database }, input: { id } }) => {
    if ((await database.db.$count(organizations, eq(organizations.id, id))) === 0)
      throw new ApiError(404, 'ORGANIZATION_NOT_FOUND');
    return readDeletion(database, id);
  });

/** Counts what is deleted together with an organization. */
async function readDeletion(
  database: Pick<Database, 'db' | 'tables'>,
  id: string,
): Promise<OrganizationDeletion> {
  const { db } = database;
  return {
    records: await countRecordsOf(database, id),
    files: await countFilesOf({ db }, id),
    members: await db.$count(members, eq(members.organizationId, id)),
    teams: await db.$count(teams, eq(teams.organizationId, id)),
    openInvitations: await db.$count(invitations, and(eq(invitations.organizationId, id), isOpen)),
  };
}
