import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ToolListInput } from '#contract/tools/tools.ts';
import type { Database } from '../database/database.ts';
import { tools } from '../database/schema/index.ts';
import { defineList } from '../lists/define-list.ts';
import { defineRecords } from '../records/define-records.ts';
import { referredUser, withNames } from '../records/referred-names.ts';

export const toolRecords = defineRecords({ kind: 'tool', table: tools, name: tools.name });

/** Names of what a tool refers to. */
const names = {
  borrower: referredUser(tools.borrowerId),
};

/** A stored tool as the API answers it. */
export const withReferredNames = <Stored extends { id: string }>(
  context: { database: Database },
  stored: Stored,
) => withNames(context, tools, names, stored);

export const toolList = defineList({
  table: tools,
  columns: {
    id: tools.id,
    name: tools.name,
    serial: tools.serial,
    category: tools.category,
    purchasedOn: tools.purchasedOn,
    price: tools.price,
    updatedAt: tools.updatedAt,
  },
  sorts: {
    name: tools.sortName,
    purchasedOn: tools.purchasedOn,
    updated: tools.updatedAt,
  } satisfies Record<ToolListInput['sort'], PgColumn>,
});
