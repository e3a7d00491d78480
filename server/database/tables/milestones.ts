import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** Events that happen once per installation, such as the completion of its first steps. */
export const milestones = pgTable('milestones', {
  name: text('name').primaryKey(),
  createdAt: createdAt(),
});
