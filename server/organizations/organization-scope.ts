import { and, eq } from 'drizzle-orm';
import type { CurrentUser } from '#contract/api/init.ts';
import type { ErrorCode } from '#contract/errors/codes.ts';
import {
  mayInOrganization,
  type OrganizationResource,
  type OrganizationRole,
  organizationRoleOf,
  type organizationStatements,
} from '#contract/tenant-permissions.ts';
import { ApiError } from '../config/api-error.ts';
import type { Database } from '../database/database.ts';
import { members } from '../database/schema/index.ts';

declare const isChecked: unique symbol;

/** Proof that the current user is a member of an organization: what reads or writes its rows asks for it. */
export interface OrganizationScope {
  readonly [isChecked]: true;
  readonly organizationId: string;
  readonly memberId: string;
  readonly role: OrganizationRole;
}

interface Asker {
  /** Or a transaction. */
  database: { db: Pick<Database['db'], 'select'> };
  currentUser: Pick<CurrentUser, 'id'>;
}

/** @throws {ApiError} ORGANIZATION_NOT_FOUND, also for one of which the user is no member */
export async function requireMember(
  { database, currentUser }: Asker,
  organizationId: string,
): Promise<OrganizationScope> {
  const [member] = await database.db
    .select({ id: members.id, role: members.role })
    .from(members)
    .where(and(eq(members.organizationId, organizationId), eq(members.userId, currentUser.id)));
  if (!member) throw new ApiError(404, 'ORGANIZATION_NOT_FOUND');
  const scope = { organizationId, memberId: member.id, role: organizationRoleOf(member.role) };
  return scope as OrganizationScope;
}

/** @throws {ApiError} with the code, where the role does not grant the action */
export function requireInOrganization<R extends OrganizationResource>(
  { role }: OrganizationScope,
  resource: R,
  action: (typeof organizationStatements)[R][number],
  code: ErrorCode,
): void {
  if (!mayInOrganization(role, resource, action)) throw new ApiError(403, code);
}
