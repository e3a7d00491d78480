import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { fileList } from '../../files/tables.ts';
import { createdAt, search, sortName, starts, updatedAt } from '../tables/columns.ts';
import {
  organizationId,
  organizationIndex,
  scopeIndex,
  scopeKey,
  tenantTable,
} from '../tables/tenant-table.ts';

export const repositories = tenantTable(
  pgTable(
    'repositories',
    {
      id: uuid('id').primaryKey().defaultRandom(),
      organizationId: organizationId(),
      name: text('name').notNull(),
      link: text('link').notNull(),
      description: text('description'),
      attachments: fileList('attachments'),
      createdAt: createdAt(),
      updatedAt: updatedAt(),
      sortName: sortName('name'),
      search: search('name', 'link', 'description'),
      starts: starts('name'),
    },
    (table) => [
      // Case-insensitive, accent-sensitive; NFC because one letter may have two encodings.
      uniqueIndex('repositories_name_unique').on(scopeKey(table), sql`lower(normalize(${table.name}, nfc))`),
      // The order of lists, with the tie-breaker for keyset pagination.
      uniqueIndex('repositories_order_unique').on(table.sortName, table.id),
      // The newest and the last changed, and their numbers in a period.
      index('repositories_created_index').on(table.createdAt, table.id),
      index('repositories_updated_index').on(table.updatedAt, table.id),
      scopeIndex('repositories_scope_name_index', table, table.sortName, table.id),
      scopeIndex('repositories_scope_updated_index', table, table.updatedAt, table.id),
      organizationIndex('repositories_organization_index', table),
      index('repositories_search_index').using('gin', table.search.op('gin_trgm_ops')),
      index('repositories_starts_index').using('gin', table.starts.op('gin_trgm_ops')),
    ],
  ),
);
