import type { OrganizationOptions } from 'better-auth/plugins';
import { createAccessControl } from 'better-auth/plugins/access';
import { and, count, eq } from 'drizzle-orm';
import { mostOrganizations } from '#contract/organizations/limits.ts';
import { isSlug } from '#contract/organizations/slug.ts';
import {
  mayInOrganization,
  organizationRoleOf,
  organizationRoles,
  organizationStatements,
} from '#contract/tenant-permissions.ts';
import { isName } from '#contract/validation/name.ts';
import { authError, fieldError } from '#server/auth/auth-error.ts';
import type { Database } from '../../database/database.ts';
import { members, organizations, teams, users } from '../../database/schema/index.ts';
import type { Logger } from '../../http/logger.ts';
import { headersLanguage } from '../../http/request-language.ts';
import { translator } from '../../http/translate.ts';
import type { PictureStore } from '../../pictures/picture-store.ts';
import { checkInviter, invitationSeconds } from './invitation-rules.ts';
import { lockMembers } from './lock-members.ts';
import { type InvitationMailServices, mailNewInvitation } from './mail-invitation.ts';

/** Triggers enforce the limits on members, teams and invitations too: changing them needs a migration. */
export interface OrganizationLimits {
  organizationsPerPerson: number;
  membersPerOrganization: number;
  teamsPerOrganization: number;
  membersPerTeam: number;
  pendingInvitations: number;
}

export const organizationLimits: OrganizationLimits = {
  organizationsPerPerson: mostOrganizations,
  membersPerOrganization: 500,
  teamsPerOrganization: 50,
  membersPerTeam: 200,
  pendingInvitations: 100,
};

/** What better-auth infers its functions from. */
interface OptionsWithTeams extends OrganizationOptions {
  teams: NonNullable<OrganizationOptions['teams']> & { enabled: true };
  schema: { invitation: { additionalFields: { name: { type: 'string'; required: false } } } };
  dynamicAccessControl?: { enabled?: false | undefined } | undefined;
}

interface OrganizationServices extends InvitationMailServices {
  database: Pick<Database, 'db' | 'sql'>;
  pictures: Pick<PictureStore, 'removeAll'>;
  logger: Pick<Logger, 'error'>;
}

/** Options for organizations with teams: roles, limits, and input checks. */
export function organizationOptions(
  limits: OrganizationLimits,
  { database, pictures, logger, ...mailing }: OrganizationServices,
): OptionsWithTeams {
  const ac = createAccessControl(organizationStatements);
  return {
    ac,
    roles: {
      owner: ac.newRole(mutable(organizationRoles.owner)),
      admin: ac.newRole(mutable(organizationRoles.admin)),
      member: ac.newRole(mutable(organizationRoles.member)),
    },
    creatorRole: 'owner',
    teams: {
      enabled: true,
      // For who accepts an invitation into a team; it counts by teams.member_count.
      maximumMembersPerTeam: limits.membersPerTeam,
      defaultTeam: {
        enabled: true,
        customCreateDefaultTeam: ({ id }, ctx) => createFirstTeam(database, id, ctx?.headers),
      },
    },
    allowUserToCreateOrganization: (user) => Boolean(user.onboardedAt),
    organizationLimit: limits.organizationsPerPerson,
    membershipLimit: limits.membersPerOrganization,
    invitationLimit: limits.pendingInvitations,
    invitationExpiresIn: invitationSeconds,
    requireEmailVerificationOnInvitation: true,
    schema: { invitation: { additionalFields: { name: { type: 'string', required: false } } } },
    organizationHooks: {
      beforeCreateOrganization: async ({ organization }) => ({ data: checkOrganization(organization) }),
      afterCreateOrganization: ({ organization, user }) =>
        removeIfTooMany(database, organization.id, user.id, limits.organizationsPerPerson),
      beforeUpdateOrganization: async ({ organization, member }) => {
        // Unknown fields have been removed by now; the database cannot update without any.
        if (Object.keys(organization).length === 0) throw authError(400, 'NO_DATA_TO_UPDATE');
        const data = checkOrganization(organization);
        if ('logo' in organization) await pictures.removeAll(member.organizationId);
        return { data };
      },
      beforeCreateInvitation: async ({ invitation: { name } }) => ({
        data: { name: typeof name === 'string' && isName(name) ? name : null },
      }),
      afterCreateInvitation: mailNewInvitation({ database, ...mailing }),
      beforeAcceptInvitation: ({ invitation }) => checkInviter(database, invitation),
      beforeDeleteOrganization: ({ organization, user }) => deleteAsOwner(database, organization.id, user.id),
      // The organization is deleted even if the picture store fails.
      afterDeleteOrganization: ({ organization: { id } }) =>
        pictures.removeAll(id).catch((err: unknown) => {
          logger.error({ err, organization: id }, 'the picture of a deleted organization stays in the store');
        }),
    },
  };
}

/** Creates the team that every organization begins with, in place of one that has its name. */
async function createFirstTeam(
  { db }: Pick<Database, 'db'>,
  organizationId: string,
  headers = new Headers(),
) {
  const name = translator(headersLanguage(headers))('organizations-teams:first');
  const team = { id: crypto.randomUUID(), name, organizationId, createdAt: new Date() };
  await db.insert(teams).values(team);
  return team;
}

/**
 * Removes an organization that was created concurrently with the last one a user may have: better-auth counts before it
 * writes. Run one after the other, each check sees what the others have written.
 * @throws {APIError} YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS
 */
async function removeIfTooMany(
  { db }: Pick<Database, 'db'>,
  organizationId: string,
  userId: string,
  most: number,
): Promise<void> {
  const isRemoved = await db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const [own] = await tx.select({ count: count() }).from(members).where(eq(members.userId, userId));
    if ((own?.count ?? 0) <= most) return false;
    await tx.delete(organizations).where(eq(organizations.id, organizationId));
    return true;
  });
  if (isRemoved) throw authError(403, 'YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS');
}

/**
 * Deletes an organization before better-auth does, which looks up who asks, and then deletes whatever is there: of two
 * who delete it at once both would have done so, and who has just handed it over could delete it still.
 * @throws {APIError} ORGANIZATION_NOT_FOUND, YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_ORGANIZATION
 */
async function deleteAsOwner({ db }: Pick<Database, 'db'>, id: string, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockMembers(tx, id))) throw authError(404, 'ORGANIZATION_NOT_FOUND');
    const [own] = await tx
      .select({ role: members.role })
      .from(members)
      .where(and(eq(members.organizationId, id), eq(members.userId, userId)));
    if (!own || !mayInOrganization(organizationRoleOf(own.role), 'organization', 'delete'))
      throw authError(403, 'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_ORGANIZATION');
    await tx.delete(organizations).where(eq(organizations.id, id));
  });
}

interface OrganizationFields {
  name?: string;
  slug?: string;
  logo?: string | null;
}

/** @throws {APIError} INVALID_NAME, INVALID_IMAGE, VALIDATION_FAILED */
function checkOrganization<Fields extends OrganizationFields>(fields: Fields): Fields {
  const { name, slug, logo } = fields;
  // Pictures are uploaded (server/organizations/picture.ts); here they can only be removed.
  if (logo) throw authError(400, 'INVALID_IMAGE');
  if (slug !== undefined && !isSlug(slug)) {
    throw fieldError('slug');
  }
  return name === undefined ? fields : { ...fields, name: checkName(name) };
}

function checkName(name: string): string {
  const trimmed = name.trim();
  if (!isName(trimmed)) throw authError(400, 'INVALID_NAME');
  return trimmed;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer Item)[] ? Item[] : T[K] };

/** better-auth's types require mutable arrays. */
function mutable<T extends Record<string, readonly string[]>>(role: T): Mutable<T> {
  return Object.fromEntries(
    Object.entries(role).map(([name, actions]) => [name, [...actions]]),
  ) as Mutable<T>;
}
