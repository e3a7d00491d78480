import { os } from '@orpc/server';
import { and, eq } from 'drizzle-orm';
import type { CurrentUser } from '#contract/api/init.ts';
import { hasPermission, type Permissions } from '#contract/facts/permissions.ts';
import {
  hasPermissionIn,
  type OrganizationRole,
  organizationRoleOf,
  withoutTenants,
} from '#contract/facts/tenant-roles.ts';
import { type ChangedOrganization, scopeInput } from '#contract/schemas/scope.ts';
import type { ApiContext } from '../api/api-context.ts';
import { findOnboardedUser, findPermittedUser, notAllowed } from '../api/require-permission.ts';
import { ApiError } from '../config/api-error.ts';
import { members, organizations } from '../database/tables/tenants.ts';
import type { OwnerScope, Scope } from './scope.ts';

interface Permitted {
  currentUser: CurrentUser;
  scope: Scope;
}

type Asker = Pick<ApiContext, 'database' | 'findCurrentUser' | 'session'>;

/**
 * In place of requirePermission, for operations on what belongs to organizations: gives the operation `currentUser` and
 * the `scope`, without which a tenant table cannot be read or written. In an organization the role there counts.
 */
export function requireScope(required: Permissions) {
  return os.$context<ApiContext>().middleware(async ({ context, next }, input: unknown) => {
    return next({ context: await findScope(context, required, input) });
  });
}

/**
 * The same for operations whose input names records by their ids, or a deletion of the user's own: who may do that in the
 * whole installation reaches those of all organizations. Where the input says `all`, the list is meant that is shown.
 */
export function requireScopeForIds(required: Permissions) {
  return os.$context<ApiContext>().middleware(async ({ context, next }, input: unknown) => {
    return next({ context: await findScope(context, required, input, { byIds: true }) });
  });
}

/**
 * The same for a count that precedes a deletion. Records named by `ids` are counted in the scope in which a deletion finds
 * them, so that the number is the one that is deleted.
 */
export function requireScopeOfDeletion(required: Permissions, deleting: Permissions) {
  return os.$context<ApiContext>().middleware(async ({ context, next }, input: unknown) => {
    const byIds = (input as { ids?: unknown } | undefined)?.ids !== undefined;
    return next({ context: await findScope(context, required, input, { byIds, everywhereIf: deleting }) });
  });
}

/** The same for operations on what belongs to the whole installation, in which nobody's organization counts. */
export function requireInstallation(required: Permissions) {
  return os.$context<ApiContext>().middleware(async ({ context, next }) => {
    const currentUser = await findPermittedUser(context, required);
    return next({ context: { currentUser, scope: { kind: 'installation' } as Scope } });
  });
}

/** The same for operations on what belongs to users: each reaches the own rows alone, whatever the role. */
export function requireOwnerScope(required: Permissions) {
  return os.$context<ApiContext>().middleware(async ({ context, next }) => {
    const currentUser = await findPermittedUser(context, required);
    const scope = { kind: 'owner', ownerId: currentUser.id } as OwnerScope;
    return next({ context: { currentUser, scope } });
  });
}

/**
 * For moves: gives the operation the `scope` of the records, in which the user may change them, and the `target`, in which
 * the user may add some. The input names both, so that the active organization does not count.
 */
export function requireMove(leaving: Permissions, arriving: Permissions) {
  return os.$context<ApiContext>().middleware(async ({ context, next }, input: unknown) => {
    const { from, to } = (input ?? {}) as { from?: unknown; to?: unknown };
    const { currentUser, scope } = await findInputScope(context, leaving, from);
    const { scope: target } = await findInputScope(context, arriving, to);
    return next({ context: { currentUser, scope, target } });
  });
}

/** A scope that an input names, which is not validated yet. Members learn of no organization that is not theirs. */
export async function findInputScope(
  context: Asker,
  required: Permissions,
  named: unknown,
): Promise<Permitted> {
  const scope = scopeInput.scope.safeParse(named).data ?? 'none';
  const currentUser = await findOnboardedUser(context, required);
  if (hasPermission(currentUser.roles, everywhere(required)))
    return { currentUser, scope: await findNamedScope(context, scope) };
  if (scope === 'none') {
    await findPermittedUser(context, required);
    return { currentUser, scope: { kind: 'installation' } as Scope };
  }
  // A credential that is no session reaches one scope alone.
  const isSession = !(await context.session(required))?.requireAllowed;
  const role = isSession && (await findRoleIn(context, scope, currentUser.id));
  if (!role || !hasPermissionIn(role, required)) throw notAllowed(Object.keys(required));
  return { currentUser, scope: { kind: 'organization', organizationId: scope } as Scope };
}

/** Fields of an input that determine the scope, not validated yet. */
interface Asked {
  scope?: unknown;
  expectedScope?: unknown;
  all?: Pick<Asked, 'scope' | 'expectedScope'>;
}

interface ScopeOptions {
  /** The operation says so: the input is not asked for an `id`, which may be that of anything. */
  byIds?: boolean;
  /** Permissions for which the input means all organizations by ids. Default: those required. */
  everywhereIf?: Permissions;
}

/**
 * The same for what is no operation of the contract. All organizations are meant where the input says so; and, of who
 * may do that in the whole installation, where it names records by ids, and in what is for managers alone.
 */
export async function findScope(
  context: Asker,
  required: Permissions,
  input: unknown,
  { byIds = false, everywhereIf = required }: ScopeOptions = {},
): Promise<Permitted> {
  const asked: Asked = typeof input === 'object' && input !== null ? input : {};
  const named = scopeInput.scope.safeParse(asked.scope ?? asked.all?.scope).data;
  if (named !== undefined) {
    const currentUser = await findPermittedUser(context, everywhere(required));
    return { currentUser, scope: await findNamedScope(context, named) };
  }
  const isWide = required.apps?.includes('manager') || (byIds && asked.all === undefined);
  const expected = asked.expectedScope ?? asked.all?.expectedScope;
  return isWide
    ? findWidestScope(context, required, expected, everywhereIf)
    : findOwnScope(context, required, expected);
}

/** For managers, who belong to the organization that they name or not. */
async function findNamedScope({ database }: Asker, name: string): Promise<Scope> {
  if (name === 'all') return { kind: 'all' } as Scope;
  if (name === 'none') return { kind: 'installation' } as Scope;
  const [found] = await database.db
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, name));
  if (!found) throw new ApiError(404, 'ORGANIZATION_NOT_FOUND');
  return { kind: 'organization', organizationId: found.id } as Scope;
}

/** The widest scope in which the user may do that. */
export async function findWidestScope(
  context: Asker,
  required: Permissions,
  expected?: unknown,
  everywhereIf = required,
): Promise<Permitted> {
  const currentUser = await findOnboardedUser(context, required);
  const { roles } = currentUser;
  const mayEverywhere = [required, everywhereIf].every((each) => hasPermission(roles, everywhere(each)));
  if (!mayEverywhere) return findOwnScope(context, required, expected);
  return { currentUser, scope: { kind: 'all' } as Scope };
}

/** The active organization, or the installation. Who looks after the installation may in each what they may there. */
async function findOwnScope(context: Asker, required: Permissions, expected: unknown): Promise<Permitted> {
  const active = await findActiveOrganization(context, required);
  // Another tab may have chosen another one since the page was shown.
  if (typeof expected === 'string' && expected !== (active?.organizationId ?? '')) {
    await findOnboardedUser(context, required);
    const activeOrganizationId = active?.organizationId ?? null;
    throw new ApiError(409, 'ORGANIZATION_CHANGED', { activeOrganizationId } satisfies ChangedOrganization);
  }
  if (!active) {
    const currentUser = await findPermittedUser(context, required);
    return { currentUser, scope: { kind: 'installation' } as Scope };
  }
  const currentUser = await findOnboardedUser(context, required);
  const others = withoutTenants(required);
  if (Object.keys(others).length > 0) await findPermittedUser(context, others);
  if (!hasPermissionIn(active.role, required) && !hasPermission(currentUser.roles, everywhere(required)))
    throw notAllowed(Object.keys(required));
  return { currentUser, scope: { kind: 'organization', organizationId: active.organizationId } as Scope };
}

function everywhere(required: Permissions): Permissions {
  return { ...required, apps: ['manager'] };
}

interface ActiveOrganization {
  organizationId: string;
  role: OrganizationRole;
}

/** The organization that the session works in, if any. */
async function findActiveOrganization(
  { session }: Pick<Asker, 'session'>,
  required: Permissions,
): Promise<ActiveOrganization | undefined> {
  const { activeOrganizationId, activeRole } = (await session(required))?.session ?? {};
  if (!activeOrganizationId || !activeRole) return undefined;
  return { organizationId: activeOrganizationId, role: activeRole };
}

/** The role of a user in an organization; undefined for who is no member. */
async function findRoleIn(
  { database }: Pick<Asker, 'database'>,
  organizationId: string,
  userId: string,
): Promise<OrganizationRole | undefined> {
  const [member] = await database.db
    .select({ role: members.role })
    .from(members)
    .where(and(eq(members.organizationId, organizationId), eq(members.userId, userId)));
  return member && organizationRoleOf(member.role);
}
