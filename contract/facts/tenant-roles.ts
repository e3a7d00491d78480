import { appFacts } from './define-app.ts';
import { grantsOf, hasPermission, type Permissions, type Role } from './permissions.ts';

/** Actions inside an organization, by resource. */
export const organizationStatements = {
  organization: ['update', 'delete'],
  member: ['create', 'update', 'delete'],
  invitation: ['create', 'cancel'],
  team: ['create', 'update', 'delete'],
} as const;

export type OrganizationResource = keyof typeof organizationStatements;

export const organizationRoles = {
  owner: organizationStatements,
  admin: { ...organizationStatements, organization: ['update'] },
  member: { organization: [], member: [], invitation: [], team: [] },
} as const satisfies Record<
  string,
  { readonly [R in OrganizationResource]: readonly (typeof organizationStatements)[R][number][] }
>;

export type OrganizationRole = keyof typeof organizationRoles;

/** From the highest to the lowest. */
export const organizationRoleNames = Object.keys(organizationRoles) as OrganizationRole[];

/** The highest role of a stored, comma-separated list; of unknown names the lowest. */
export function organizationRoleOf(stored: string): OrganizationRole {
  const held = stored.split(',').map((name) => name.trim());
  return organizationRoleNames.find((name) => held.includes(name)) ?? 'member';
}

/** Whether a role is no higher than another one: nobody makes somebody else more than they are, or ends who is. */
export function isAtMost(role: OrganizationRole, other: OrganizationRole): boolean {
  return organizationRoleNames.indexOf(role) >= organizationRoleNames.indexOf(other);
}

/** Whether a role in an organization grants an action there. */
export function mayInOrganization<R extends OrganizationResource>(
  role: OrganizationRole,
  resource: R,
  action: (typeof organizationStatements)[R][number],
): boolean {
  return (organizationRoles[role][resource] as readonly string[]).includes(action);
}

/** Returns the actions that a role grants on records of its organization, by resource. */
export function tenantGrantsOf(role: OrganizationRole): Readonly<Record<string, readonly string[]>> {
  return appFacts().organizationGrants[role === 'owner' ? 'admin' : role];
}

/** The part of `wanted` that is not about what belongs to organizations. */
export function withoutTenants(wanted: Permissions): Permissions {
  const others = Object.entries(wanted).filter(([resource]) => !isTenantResource(resource));
  return Object.fromEntries(others) as Permissions;
}

function isTenantResource(resource: string): boolean {
  return Object.hasOwn(appFacts().organizationGrants.admin, resource);
}

/** Whether a role in an organization grants what is wanted of that which belongs to it. */
export function hasPermissionIn(role: OrganizationRole, wanted: Permissions): boolean {
  const granted = tenantGrantsOf(role);
  return Object.entries(wanted).every(
    ([resource, actions]) =>
      !isTenantResource(resource) || actions.every((action) => granted[resource]?.includes(action)),
  );
}

/**
 * Returns the actions that a user may take on records of the active organization, by resource: `tenantGrants`
 * of `init`. Grants of the user's own roles count for managers, and where no organization is active.
 * @param role in that organization; undefined where none is active
 */
export function tenantGrantsFor(
  held: readonly Role[],
  role: OrganizationRole | undefined,
): Record<string, string[]> {
  const isManager = hasPermission(held, { apps: ['manager'] });
  const given = role && tenantGrantsOf(role);
  return joinGrants([...(!given || isManager ? [grantsOf(held)] : []), ...(given ? [given] : [])]);
}

/** Joins grants on what belongs to organizations. */
export function joinGrants(
  all: readonly Readonly<Record<string, readonly string[]>>[],
): Record<string, string[]> {
  const entries = Object.keys(appFacts().organizationGrants.admin).map((resource) => {
    const actions = all.flatMap((granted) => granted[resource] ?? []);
    return [resource, [...new Set(actions)]] as const;
  });
  return Object.fromEntries(entries) as Record<string, string[]>;
}
