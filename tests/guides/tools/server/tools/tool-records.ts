import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ToolListInput } from '#contract/tools/tools.ts';
import type { Database } from '../database/database.ts';
import { tools, users } from '../database/schema/index.ts';
import { storedColumns } from '../database/stored-columns.ts';
import { defineList } from '../lists/define-list.ts';
import { defineRecords } from '../records/define-records.ts';

export const toolRecords = defineRecords({ kind: 'tool', table: tools, name: tools.name });

const userName = sql<string | null>`coalesce(nullif(${users.name}, ''), ${users.email})`;

const { createdAt: _, price: __, note: ___, ...columns } = storedColumns(tools);

export const toolList = defineList({
  table: tools,
  columns: {
    ...columns,
    borrower: sql<string | null>`(select ${userName} from ${users} where ${users.id} = ${tools.borrowerId})`,
  },
  sorts: {
    name: tools.sortName,
    purchased: tools.purchasedOn,
    updated: tools.updatedAt,
  } satisfies Record<ToolListInput['sort'], PgColumn>,
});

/** A stored tool as the API answers it: with the name of who has it. */
export async function withBorrower<Stored extends { borrowerId: string | null }>(
  { db }: Pick<Database, 'db'>,
  tool: Stored,
): Promise<Stored & { borrower: string | null }> {
  if (tool.borrowerId === null) return { ...tool, borrower: null };
  const [user] = await db.select({ name: userName }).from(users).where(eq(users.id, tool.borrowerId));
  return { ...tool, borrower: user?.name ?? null };
}
