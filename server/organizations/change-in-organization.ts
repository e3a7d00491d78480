import { and, eq, inArray } from 'drizzle-orm';
import type { CurrentUser } from '#contract/api/init.ts';
import type { ErrorCode } from '#contract/errors/codes.ts';
import type { OrganizationResource, organizationStatements } from '#contract/tenant-permissions.ts';
import { type AuditEvent, recordEvents } from '../audit/record-events.ts';
import type { Database, Transaction } from '../database/database.ts';
import { members, users } from '../database/schema/index.ts';
import { type OrganizationScope, requireInOrganization, requireMember } from './organization-scope.ts';

export interface Required<R extends OrganizationResource> {
  resource: R;
  action: (typeof organizationStatements)[R][number];
  /** Error for a member whose role does not grant it. */
  code: ErrorCode;
}

export type NewEvent = Pick<AuditEvent, 'action' | 'data'>;

/** Answer of a change, and its events. */
interface Changed<Result> {
  result: Result;
  events: readonly NewEvent[];
}

/**
 * Changes what an organization has, for a member whose role grants it, and records what was done in the same transaction.
 * Locks the user and the membership, also those of another user whom it is about: of the change and the end of one of
 * these at once, one comes first. Users before members, as where an account is deleted.
 * @param organizationId its id, and that of the other user
 * @throws {ApiError} ORGANIZATION_NOT_FOUND for who is no member; the given code
 */
export function changeInOrganization<Result, R extends OrganizationResource>(
  { database, currentUser }: { database: Pick<Database, 'db'>; currentUser: CurrentUser },
  { organizationId, userId }: { organizationId: string; userId?: string },
  { resource, action, code }: Required<R>,
  change: (tx: Transaction, scope: OrganizationScope) => Promise<Changed<Result>>,
): Promise<Result> {
  const concerned = userId === undefined ? [currentUser.id] : [currentUser.id, userId];
  return database.db.transaction(async (tx) => {
    await tx
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.id, concerned))
      .orderBy(users.id)
      .for('key share');
    await tx
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.organizationId, organizationId), inArray(members.userId, concerned)))
      .orderBy(members.id)
      .for('share');
    const scope = await requireMember({ database: { db: tx }, currentUser }, organizationId);
    requireInOrganization(scope, resource, action, code);
    const { result, events } = await change(tx, scope);
    await recordEvents(
      tx,
      events.map((event) => ({ ...event, actor: currentUser, subjectId: organizationId })),
    );
    return result;
  });
}
