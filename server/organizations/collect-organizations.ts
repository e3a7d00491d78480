import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import {
  invitations,
  inviteLinks,
  members,
  organizations,
  teamMembers,
  teams,
} from '../database/schema/index.ts';

/** The tables that name users, of which `collectOrganizations` tells. */
export const organizationTables: readonly PgTable[] = [invitations, inviteLinks, members, teamMembers];

/** Reads the data about a user in organizations, for the file with the user's own data. */
export async function collectOrganizations(
  { db }: Pick<Database, 'db'>,
  { id, email }: { id: string; email: string },
) {
  const [memberships, ownTeams, sent, received, links] = await Promise.all([
    db
      .select({ name: organizations.name, role: members.role, since: members.createdAt })
      .from(members)
      .innerJoin(organizations, eq(organizations.id, members.organizationId))
      .where(eq(members.userId, id)),
    db
      .select({ name: teams.name, organization: organizations.name, since: teamMembers.createdAt })
      .from(teamMembers)
      .innerJoin(teams, eq(teams.id, teamMembers.teamId))
      .innerJoin(organizations, eq(organizations.id, teams.organizationId))
      .where(eq(teamMembers.userId, id)),
    invitationsWhere(db, eq(invitations.inviterId, id)),
    invitationsWhere(db, eq(sql`lower(${invitations.email})`, email.toLowerCase())),
    db
      .select({
        organization: organizations.name,
        role: inviteLinks.role,
        uses: inviteLinks.uses,
        useLimit: inviteLinks.useLimit,
        createdAt: inviteLinks.createdAt,
        expiresAt: inviteLinks.expiresAt,
        revokedAt: inviteLinks.revokedAt,
      })
      .from(inviteLinks)
      .innerJoin(organizations, eq(organizations.id, inviteLinks.organizationId))
      .where(eq(inviteLinks.creatorId, id)),
  ]);
  return {
    organizations: memberships,
    teams: ownTeams,
    invitationsSent: sent,
    invitationsReceived: received,
    inviteLinks: links,
  };
}

function invitationsWhere(db: Database['db'], condition: ReturnType<typeof eq>) {
  return db
    .select({
      organization: organizations.name,
      email: invitations.email,
      role: invitations.role,
      status: invitations.status,
      createdAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .innerJoin(organizations, eq(organizations.id, invitations.organizationId))
    .where(condition)
    .orderBy(invitations.createdAt, invitations.id);
}
