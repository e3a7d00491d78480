import type { CurrentUser } from '#contract/api/init.ts';
import type { ErrorCode } from '#contract/errors/error-codes.ts';
import type { Member } from '#contract/organizations/members.ts';
import { type AuditEvent, recordEvents } from '../audit/record-events.ts';
import { ApiError } from '../config/api-error.ts';
import { brokenConstraint } from '../database/broken-constraint.ts';
import type { Transaction } from '../database/database.ts';
import { lockMembers, lockUsers } from './locks.ts';
import { findMember } from './member-page.ts';
import { type Caller, type OrganizationScope, requireMember } from './organization-scope.ts';

export type NewEvent = Pick<AuditEvent, 'action' | 'data'>;

/** Answer of a change, and its events. */
interface Changed<Result> {
  result: Result;
  events: readonly NewEvent[];
}

type Changer = Pick<Caller, 'database' | 'currentUser'>;

/**
 * Changes what an organization has, for one of its members, and records what was done in the same transaction. Locks the
 * user and the membership, also those of another user whom it is about: of the change and the end of one of these at
 * once, one comes first. The change asks for the role itself, which it then holds.
 * @param ids the organization, and the other user
 * @throws {ApiError} ORGANIZATION_NOT_FOUND for who is no member
 */
export function changeInOrganization<Result>(
  { database, currentUser }: Changer,
  { organizationId, userId }: { organizationId: string; userId?: string },
  change: (tx: Transaction, scope: OrganizationScope) => Promise<Changed<Result>>,
): Promise<Result> {
  const others = userId === undefined ? [] : [userId];
  return database.db.transaction(async (tx) => {
    await lockUsers(tx, currentUser.id, others);
    await lockMembers(tx, organizationId, [currentUser.id, ...others]);
    const scope = await requireMember({ database: { db: tx }, currentUser }, organizationId);
    const { result, events } = await change(tx, scope);
    await recordOrganizationEvents(tx, currentUser, organizationId, events);
    return result;
  });
}

/** The same about another member, as that is under the locks: it may have been removed meanwhile. */
export async function changeMember<Result>(
  context: Changer,
  { id: organizationId, memberId }: { id: string; memberId: string },
  change: (tx: Transaction, scope: OrganizationScope, member: Member) => Promise<Changed<Result>>,
): Promise<Result> {
  const asked = await requireMember(context, organizationId);
  const { userId } = await findMember(context.database, asked, memberId);
  return changeInOrganization(context, { organizationId, userId }, async (tx, scope) =>
    change(tx, scope, await findMember({ db: tx }, scope, memberId)),
  );
}

export function recordOrganizationEvents(
  tx: Transaction,
  actor: CurrentUser,
  organizationId: string,
  events: readonly NewEvent[],
): Promise<void> {
  return recordEvents(
    tx,
    events.map((event) => ({ ...event, actor, subjectId: organizationId })),
  );
}

/**
 * Runs a change that may take an organization's last owner, which a trigger refuses.
 * @throws {ApiError} with the code, where it does
 */
export async function keepAnOwner<Result>(code: ErrorCode, change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    if (brokenConstraint(error) !== 'members_keep_an_owner') throw error;
    throw new ApiError(400, code, undefined, { cause: error });
  }
}
