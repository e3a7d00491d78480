import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import {
  invitations,
  inviteLinks,
  members,
  organizations,
  teamMembers,
  teams,
} from '../database/tables/tenants.ts';

const moment = z.iso.datetime();

const invitation = z.object({
  organization: z.string(),
  email: z.string(),
  role: z.nullable(z.string()),
  status: z.string(),
  createdAt: moment,
  expiresAt: moment,
});

/** Properties about organizations in the file with a user's own data. */
export const organizationData = {
  organizations: z.array(z.object({ name: z.string(), role: z.string(), since: moment })),
  teams: z.array(z.object({ name: z.string(), organization: z.string(), since: moment })),
  invitationsSent: z.array(invitation),
  invitationsReceived: z.array(invitation),
  inviteLinks: z.array(
    z.object({
      organization: z.string(),
      role: z.string(),
      uses: z.int(),
      useLimit: z.nullable(z.int()),
      createdAt: moment,
      expiresAt: moment,
      revokedAt: z.nullable(moment),
    }),
  ),
};

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
        organization: inviteLinks.organizationName,
        role: inviteLinks.role,
        uses: inviteLinks.uses,
        useLimit: inviteLinks.useLimit,
        createdAt: inviteLinks.createdAt,
        expiresAt: inviteLinks.expiresAt,
        revokedAt: inviteLinks.revokedAt,
      })
      .from(inviteLinks)
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
      organization: invitations.organizationName,
      email: invitations.email,
      role: invitations.role,
      status: invitations.status,
      createdAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .where(condition)
    .orderBy(invitations.createdAt, invitations.id);
}
