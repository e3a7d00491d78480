import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, search, sortName, starts, updatedAt, utcTimestamp } from './columns.ts';
import { pictureColumns } from './pictures.ts';
import { users } from './users.ts';

export const organizations = pgTable(
  'organizations',
  {
    id: id(),
    name: text('name').notNull(),
    slug: text('slug').notNull().unique(),
    logo: text('logo'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    sortName: sortName('name'),
    search: search('name', 'slug'),
    starts: starts('name', 'slug'),
  },
  (table) => [
    uniqueIndex('organizations_slug_folded_unique').on(sql`lower(${table.slug})`),
    // The orders of the list of all of them, with the tie-breaker for keyset pagination.
    index('organizations_created_index').on(table.createdAt, table.id),
    uniqueIndex('organizations_order_unique').on(table.sortName, table.id),
    index('organizations_search_index').using('gin', table.search.op('gin_trgm_ops')),
    index('organizations_starts_index').using('gin', table.starts.op('gin_trgm_ops')),
  ],
);

/** The picture of an organization, if no other store is configured. */
export const organizationPictures = pgTable('organization_pictures', {
  ownerId: text('organization_id')
    .primaryKey()
    .references(() => organizations.id, { onDelete: 'cascade' }),
  ...pictureColumns(),
});

export const members = pgTable(
  'members',
  {
    id: id(),
    organizationId: text('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').notNull().default('member'),
    /** When the user last chose to work in the organization; null for never, and after choosing none. */
    chosenAt: utcTimestamp('chosen_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('members_organization_user_unique').on(table.organizationId, table.userId),
    index('members_user_index').on(table.userId),
  ],
);

export const teams = pgTable(
  'teams',
  {
    id: id(),
    name: text('name').notNull(),
    organizationId: text('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    updatedAt: utcTimestamp('updated_at').$onUpdateFn(() => new Date()),
  },
  (table) => [
    uniqueIndex('teams_organization_name_unique').on(
      table.organizationId,
      sql`lower(normalize(${table.name}, nfc))`,
    ),
  ],
);

export const teamMembers = pgTable(
  'team_members',
  {
    id: id(),
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('team_members_team_user_unique').on(table.teamId, table.userId),
    index('team_members_user_index').on(table.userId),
  ],
);

/**
 * The organization's name at that time, which a trigger enters: people who no longer belong to it, or never did, are not
 * told a later one.
 */
const organizationName = () => text('organization_name').notNull().default('');

export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    organizationId: text('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    organizationName: organizationName(),
    email: text('email').notNull(),
    /** The name that was given with the address. */
    name: text('name'),
    role: text('role'),
    /** One or several teams, comma-separated, hence no foreign key. */
    teamId: text('team_id'),
    status: text('status').notNull().default('pending'),
    expiresAt: utcTimestamp('expires_at').notNull(),
    inviterId: text('inviter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('invitations_organization_index').on(table.organizationId),
    index('invitations_email_index').on(table.email),
    index('invitations_inviter_index').on(table.inviterId),
  ],
);

export const inviteLinks = pgTable(
  'invite_links',
  {
    id: id(),
    organizationId: text('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    organizationName: organizationName(),
    /** SHA-256 of the token, which is made of the id and a key: server/organizations/invitations/invite-links.ts. */
    tokenHash: text('token_hash').notNull().unique(),
    role: text('role').notNull(),
    expiresAt: utcTimestamp('expires_at').notNull(),
    uses: integer('uses').notNull().default(0),
    useLimit: integer('use_limit'),
    revokedAt: utcTimestamp('revoked_at'),
    creatorId: text('creator_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('invite_links_organization_index').on(table.organizationId),
    index('invite_links_creator_index').on(table.creatorId),
    check('invite_links_uses', sql`${table.useLimit} is null or ${table.uses} <= ${table.useLimit}`),
  ],
);
