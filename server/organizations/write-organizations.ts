import { and, eq } from 'drizzle-orm';
import type { CurrentUser } from '#contract/api/init.ts';
import type { ApiContext } from '../api/api-context.ts';
import { operation } from '../api/operation.ts';
import { notWhileImpersonating, requirePermission } from '../api/require-permission.ts';
import { recordEvents } from '../audit/record-events.ts';
import { endInvitations } from '../auth/organization/end-invitations.ts';
import { lockMembers } from '../auth/organization/lock-members.ts';
import { ApiError } from '../config/api-error.ts';
import { members, organizations } from '../database/schema/index.ts';
import { defineRecords } from '../records/define-records.ts';
import { updateRecord } from '../records/update-record.ts';
import { requireInOrganization, requireMember } from './organization-scope.ts';
import { readOrganizationDetail, readOwnOrganizations } from './read-organizations.ts';

const used = 'organizations:validation.slug.used';

/** Creating, deleting and membership are better-auth's; server/auth/organization has its rules. */
const organizationRecords = defineRecords({
  kind: 'organization',
  table: organizations,
  name: organizations.name,
  usedMessages: { organizations_slug_unique: used, organizations_slug_folded_unique: used },
  notFound: 'ORGANIZATION_NOT_FOUND',
});

export const createOrganization = operation.organizations.create
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context, input: { name, slug } }) => {
    const created = await context.callAuth((api, headers) =>
      api.createOrganization({ headers, body: { name, slug }, returnHeaders: true }),
    );
    return readOrganizationDetail(context.database, await requireMember(context, created.id));
  });

/** better-auth knows no versions, so that of two who save at once the later would win. */
export const changeSettings = operation.organizations.changeSettings
  .use(requirePermission({ organization: ['use'] }))
  .use(notWhileImpersonating)
  .handler(async ({ context, input }) => {
    const scope = await requireMember(context, input.id);
    requireInOrganization(scope, 'organization', 'update', 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION');
    const current = () => readOrganizationDetail(context.database, scope);
    await updateRecord(context, organizationRecords, input, { current });
    return current();
  });

export const deleteOrganization = operation.organizations.delete
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context, input: { id } }) => {
    await requireMember(context, id);
    await context.callAuth((api, headers) =>
      api.deleteOrganization({ headers, body: { organizationId: id }, returnHeaders: true }),
    );
    return { id };
  });

export const setActiveOrganization = operation.organizations.setActive
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context, input: { id } }) => {
    if (id !== null) await requireMember(context, id);
    await context.callAuth((api, headers) =>
      api.setActiveOrganization({ headers, body: { organizationId: id }, returnHeaders: true }),
    );
    return readOwnOrganizations(context, context.currentUser.id, id);
  });

export const leaveOrganization = operation.organizations.leave
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context, input: { id } }) => {
    await requireMember(context, id);
    await leave(context, id);
    const active = (await context.session())?.session.activeOrganizationId ?? null;
    return readOwnOrganizations(context, context.currentUser.id, active);
  });

/** Ends the own membership. */
export async function leave(context: Pick<ApiContext, 'callAuth'>, organizationId: string): Promise<void> {
  await context.callAuth(
    (api, headers) => api.leaveOrganization({ headers, body: { organizationId }, returnHeaders: true }),
    '/organization/leave',
  );
}

export const transferOwnership = operation.organizations.transfer
  .use(requirePermission({ organization: ['use'] }))
  .use(notWhileImpersonating)
  .handler(async ({ context, input: { id, memberId } }) => {
    await requireMember(context, id);
    await transfer(context, id, memberId);
    return readOrganizationDetail(context.database, await requireMember(context, id));
  });

/** better-auth would change two roles one after the other, and could stop in between. */
async function transfer(
  { database, currentUser: actor }: Pick<ApiContext, 'database'> & { currentUser: CurrentUser },
  organizationId: string,
  memberId: string,
): Promise<void> {
  await database.db.transaction(async (tx) => {
    if (!(await lockMembers(tx, organizationId))) throw new ApiError(404, 'ORGANIZATION_NOT_FOUND');
    const roles = await tx
      .select({ id: members.id, userId: members.userId, role: members.role })
      .from(members)
      .where(eq(members.organizationId, organizationId));
    const own = roles.find(({ userId }) => userId === actor.id);
    const next = roles.find(({ id }) => id === memberId);
    if (!own?.role.split(',').includes('owner'))
      throw new ApiError(403, 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER');
    if (!next) throw new ApiError(404, 'MEMBER_NOT_FOUND');
    if (next.id === own.id) return;
    await tx.update(members).set({ role: 'owner' }).where(eq(members.id, next.id));
    await tx
      .update(members)
      .set({ role: 'admin' })
      .where(and(eq(members.id, own.id), eq(members.organizationId, organizationId)));
    const changed = {
      action: 'organization.owner-changed',
      data: { from: own.userId, to: next.userId },
    } as const;
    const ended = await endInvitations(tx, organizationId, own.userId);
    await recordEvents(
      tx,
      [changed, ...ended].map((event) => ({ ...event, actor, subjectId: organizationId })),
    );
  });
}
