import { eq } from 'drizzle-orm';
import type { ApiContext } from '../api/api-context.ts';
import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import type { Database } from '../database/database.ts';
import { sessions } from '../database/schema/index.ts';
import { requireMember } from './organization-scope.ts';
import { readOwnOrganizations } from './read-organizations.ts';

export const setActiveOrganization = operation.organizations.setActive
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context, input: { id } }) => {
    if (id !== null) await requireMember(context, id);
    await chooseOrganization(context.database.db, context, id);
    return readOwnOrganizations(context, context.currentUser.id, id);
  });

/**
 * Writes down in which organization the session works from now on.
 * @param db the connection, or a transaction
 * @param organizationId null for none
 */
export async function chooseOrganization(
  db: Pick<Database['db'], 'update'>,
  context: Pick<ApiContext, 'session'>,
  organizationId: string | null,
): Promise<void> {
  const found = await context.session();
  if (!found) return;
  await db
    .update(sessions)
    .set({ activeOrganizationId: organizationId })
    .where(eq(sessions.id, found.session.id));
}
