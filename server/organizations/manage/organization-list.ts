import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OrganizationSort } from '#contract/organizations/manage.ts';
import { organizations } from '../../database/schema/index.ts';
import { defineList } from '../../lists/define-list.ts';

const memberCount: SQL<number> = sql<number>`(
  select count(*)::int from members where organization_id = "organizations"."id")`;

/** What a row of the list is made of. */
export const listedColumns = {
  id: organizations.id,
  name: organizations.name,
  slug: organizations.slug,
  logo: organizations.logo,
  memberCount,
  createdAt: organizations.createdAt,
};

export const organizationList = defineList({
  table: organizations,
  columns: listedColumns,
  sorts: { created: organizations.createdAt, name: organizations.sortName } satisfies Record<
    OrganizationSort,
    PgColumn
  >,
});
