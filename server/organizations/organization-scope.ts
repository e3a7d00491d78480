import { and, eq } from 'drizzle-orm';
import type { CurrentUser } from '#contract/api/init.ts';
import type { ErrorCode } from '#contract/errors/error-codes.ts';
import {
  mayInOrganization,
  type OrganizationResource,
  type OrganizationRole,
  organizationRoleOf,
  type organizationStatements,
} from '#contract/facts/tenant-roles.ts';
import type { ApiContext } from '../api/api-context.ts';
import { ApiError } from '../config/api-error.ts';
import type { Database } from '../database/database.ts';
import { members } from '../database/tables/tenants.ts';

declare const isChecked: unique symbol;

/** Proof that the current user is a member of an organization: what reads or writes its rows asks for it. */
export interface OrganizationScope {
  readonly [isChecked]: true;
  readonly organizationId: string;
  readonly memberId: string;
  readonly role: OrganizationRole;
}

/** Context of an operation, after requirePermission. */
export type Caller = ApiContext & { currentUser: CurrentUser };

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

/** A resource, and what is done to it. */
type Right = {
  [R in OrganizationResource]: `${R} ${(typeof organizationStatements)[R][number]}`;
}[OrganizationResource];

/** Codes for who may not, unless an operation says more. */
const refusals = {
  'organization update': 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION',
  'organization delete': 'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_ORGANIZATION',
  'member update': 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER',
  'member delete': 'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER',
  'team create': 'YOU_ARE_NOT_ALLOWED_TO_CREATE_TEAMS_IN_THIS_ORGANIZATION',
  'team update': 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_TEAM',
  'team delete': 'YOU_ARE_NOT_ALLOWED_TO_DELETE_TEAMS_IN_THIS_ORGANIZATION',
  'invitation create': 'YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION',
  'invitation cancel': 'YOU_ARE_NOT_ALLOWED_TO_CANCEL_THIS_INVITATION',
} as const satisfies Partial<Record<Right, ErrorCode>>;

/** @throws {ApiError} with the code, where the role does not grant the right */
export function requireInOrganization(
  { role }: OrganizationScope,
  right: keyof typeof refusals,
  code: ErrorCode = refusals[right],
): void {
  const [resource, action] = right.split(' ') as [OrganizationResource, never];
  if (!mayInOrganization(role, resource, action)) throw new ApiError(403, code);
}
