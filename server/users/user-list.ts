import type { PgColumn } from 'drizzle-orm/pg-core';
import type { UserSort } from '#contract/users/users.ts';
import { users } from '../database/schema/index.ts';
import { defineList } from '../lists/define-list.ts';
import { listedColumns } from './user-row.ts';

export const userList = defineList({
  table: users,
  columns: listedColumns,
  sorts: {
    name: users.sortName,
    joined: users.createdAt,
    lastSeen: users.lastSeenAt,
  } satisfies Record<UserSort, PgColumn>,
});
