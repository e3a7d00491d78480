import { customType, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { users } from './users.ts';

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Columns of a table of pictures, beside `ownerId`, the id of the picture's owner. */
export const pictureColumns = () => ({
  /** Hash of the content, part of the picture's URL: a new picture has a new one. */
  hash: text('hash').notNull(),
  contentType: text('content_type').notNull(),
  content: bytes('content').notNull(),
  createdAt: createdAt(),
});

/** A user's uploaded picture, if no other store is configured. One for each at most. */
export const pictures = pgTable('pictures', {
  ownerId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  ...pictureColumns(),
});
