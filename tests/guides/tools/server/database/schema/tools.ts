import { sql } from 'drizzle-orm';
import { date, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ToolInput } from '#contract/tools/tool-input.ts';
import { sortKey } from '../sort-key.ts';
import { createdAt, search, sortName, starts, updatedAt } from './columns.ts';
import { users } from './users.ts';

export const tools = pgTable(
  'tools',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    serial: text('serial').notNull(),
    category: text('category').$type<ToolInput['category']>().notNull(),
    purchasedOn: date('purchased_on'),
    price: jsonb('price').$type<NonNullable<ToolInput['price']>>(),
    borrowerId: text('borrower_id').references(() => users.id, { onDelete: 'set null' }),
    note: text('note'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    sortName: sortName('name'),
    search: search('name', 'serial', 'note'),
    starts: starts('name'),
  },
  (table) => [
    uniqueIndex('tools_serial_unique').on(sql`lower(normalize(${table.serial}, nfc))`),
    // The orders of the list, with the tie-breaker for keyset pagination.
    index('tools_name_index').on(table.sortName, table.id),
    index('tools_purchased_on_index').on(sortKey(table.purchasedOn), table.id),
    index('tools_updated_index').on(table.updatedAt, table.id),
    index('tools_search_index').using('gin', table.search.op('gin_trgm_ops')),
    index('tools_starts_index').using('gin', table.starts.op('gin_trgm_ops')),
    // For the deletion of what is referred to.
    index('tools_borrower_id_index').on(table.borrowerId),
  ],
);
