import { createHash, createHmac, randomUUID } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { CurrentUser } from '#contract/api/init.ts';
import { organizationRoleOf } from '#contract/facts/tenant-roles.ts';
import { type InviteLink, mostInviteLinks } from '#contract/organizations/invite-links.ts';
import type { ApiContext } from '../../api/api-context.ts';
import { notWhileImpersonating, requirePermission } from '../../api/require-permission.ts';
import { ApiError } from '../../config/api-error.ts';
import { deriveKey } from '../../config/derive-key.ts';
import type { Environment } from '../../config/settings.ts';
import type { Database } from '../../database/database.ts';
import { inviteLinks } from '../../database/tables/tenants.ts';
import { users } from '../../database/tables/users.ts';
import { changeInOrganization } from '../change-in-organization.ts';
import { lockOrganization } from '../locks.ts';
import { operation } from '../operation.ts';
import { type OrganizationScope, requireInOrganization, requireMember } from '../organization-scope.ts';
import { requireInviter } from './add-invitation.ts';
import { mayGive } from './invitation-rows.ts';

type Secret = Pick<Environment, 'authSecret'>;

interface Reader extends Pick<ApiContext, 'environment'> {
  /** Or a transaction. */
  database: { db: Pick<Database['db'], 'select'> };
  currentUser: CurrentUser;
}

export const inviteLinkState = sql<InviteLink['state']>`case
  when ${inviteLinks.revokedAt} is not null then 'revoked'
  when ${inviteLinks.expiresAt} <= now() then 'expired'
  when ${inviteLinks.uses} >= ${inviteLinks.useLimit} then 'used-up'
  else 'open' end`;

/** How many of them are listed: older ones that no longer work are of no interest. */
const listed = 50;

export const listInviteLinks = operation.inviteLinks
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context, input: { id } }) => {
    const scope = await requireMember(context, id);
    requireInOrganization(scope, 'invitation create', 'YOU_ARE_NOT_ALLOWED_TO_LIST_INVITATIONS');
    return { readAt: new Date().toISOString(), items: await readLinks(context, scope) };
  });

/** Nobody copies a link that gives more than their own role. */
async function readLinks(
  { database, environment, currentUser }: Reader,
  { organizationId, role: ownRole }: OrganizationScope,
  id?: string,
): Promise<InviteLink[]> {
  const rows = await database.db
    .select({
      id: inviteLinks.id,
      tokenHash: inviteLinks.tokenHash,
      role: inviteLinks.role,
      state: inviteLinkState,
      uses: inviteLinks.uses,
      useLimit: inviteLinks.useLimit,
      creatorId: inviteLinks.creatorId,
      creatorName: users.name,
      createdAt: inviteLinks.createdAt,
      expiresAt: inviteLinks.expiresAt,
    })
    .from(inviteLinks)
    .innerJoin(users, eq(users.id, inviteLinks.creatorId))
    .where(
      and(
        eq(inviteLinks.organizationId, organizationId),
        id === undefined ? undefined : eq(inviteLinks.id, id),
      ),
    )
    // Those that work are never pushed off the list by others.
    .orderBy(sql`${inviteLinkState} = 'open' desc`, desc(inviteLinks.createdAt), inviteLinks.id)
    .limit(listed);
  return rows
    .filter(({ role }) => mayGive(ownRole, role))
    .map(({ tokenHash, role, createdAt, expiresAt, ...row }) => {
      const token = linkToken(environment, row.id);
      // Made with an older AUTH_SECRET it still works for those who have it, and cannot be told again.
      const isKnown = hashToken(token) === tokenHash && currentUser.impersonatedBy === null;
      return {
        ...row,
        url: isKnown ? `${environment.appUrl}/invite/${token}` : null,
        role: organizationRoleOf(role),
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      };
    });
}

export const createInviteLink = operation.createInviteLink
  .use(requirePermission({ organization: ['use'] }))
  .use(notWhileImpersonating)
  .handler(({ context, input: { id: organizationId, role, days, useLimit } }) =>
    changeInOrganization(context, { organizationId }, async (tx, scope) => {
      requireInviter(scope, role);
      // Of several who make links at once each counts what the last one made.
      await lockOrganization(tx, organizationId);
      const works = and(eq(inviteLinks.organizationId, organizationId), sql`${inviteLinkState} = 'open'`);
      if ((await tx.$count(inviteLinks, works)) >= mostInviteLinks)
        throw new ApiError(403, 'INVITE_LINK_LIMIT_REACHED');
      const linkId = randomUUID();
      await tx.insert(inviteLinks).values({
        id: linkId,
        organizationId,
        tokenHash: hashToken(linkToken(context.environment, linkId)),
        role,
        useLimit,
        expiresAt: new Date(Date.now() + days * 24 * 3600 * 1000),
        creatorId: context.currentUser.id,
      });
      return {
        result: await findLink({ ...context, database: { db: tx } }, scope, linkId),
        events: [{ action: 'organization.invite-link-created', data: { role } }],
      };
    }),
  );

export const revokeInviteLink = operation.revokeInviteLink
  .use(requirePermission({ organization: ['use'] }))
  .use(notWhileImpersonating)
  .handler(({ context, input: { id: organizationId, linkId } }) =>
    changeInOrganization(context, { organizationId }, async (tx, scope) => {
      requireInOrganization(scope, 'invitation cancel');
      const { role } = await findLink({ ...context, database: { db: tx } }, scope, linkId);
      const revoked = await tx
        .update(inviteLinks)
        .set({ revokedAt: new Date() })
        .where(and(eq(inviteLinks.id, linkId), sql`${inviteLinks.revokedAt} is null`))
        .returning({ id: inviteLinks.id });
      return {
        result: { id: linkId },
        // One that was revoked already does not change.
        events: revoked.map(() => ({ action: 'organization.invite-link-revoked', data: { role } })),
      };
    }),
  );

/** @throws {ApiError} INVITE_LINK_NOT_FOUND, also for one that gives more than the own role */
async function findLink(reader: Reader, scope: OrganizationScope, id: string): Promise<InviteLink> {
  const [link] = await readLinks(reader, scope, id);
  if (!link) throw new ApiError(404, 'INVITE_LINK_NOT_FOUND');
  return link;
}

/**
 * The token of a link is made of its id and a key, so that its organization can copy it at any time, while the database
 * holds a hash of it alone: who reads that can join by none.
 */
function linkToken({ authSecret }: Secret, id: string): string {
  if (authSecret === undefined) throw new Error('invite links need AUTH_SECRET');
  return createHmac('sha256', deriveKey(authSecret, 'invite links')).update(id).digest('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
