import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, utcTimestamp } from '../../database/tables/columns.ts';
import { users } from '../../database/tables/users.ts';

/** A passkey (WebAuthn credential) that signs a user in. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As the user called it. */
    name: text('name').notNull(),
    /** Base64url, as browsers give it. */
    credentialId: text('credential').notNull().unique(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** Number of signatures, by which a copied key is noticed; 0 for keys that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** Whether its maker copies it to other devices of the user. */
    synced: boolean('synced').notNull(),
    createdAt: createdAt(),
    lastUsedAt: utcTimestamp('last_used_at'),
  },
  (table) => [index('passkeys_user_index').on(table.userId)],
);
