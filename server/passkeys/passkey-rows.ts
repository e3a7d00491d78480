import { and, desc, eq } from 'drizzle-orm';
import type { Passkey, Passkeys } from '#contract/passkeys/passkeys.ts';
import { type EventActor, recordEvents } from '../audit/record-events.ts';
import type { Database, Transaction } from '../database/database.ts';
import { toJson } from '../database/rows.ts';
import { passkeys } from '../database/schema/index.ts';

/** The passkeys of a user, the newest first. */
export async function listPasskeys({ db }: Pick<Database, 'db'>, userId: string): Promise<Passkeys> {
  const rows = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), passkeys.id);
  return { readAt: new Date().toISOString(), items: rows.map(toPasskey) };
}

export function toPasskey(row: typeof passkeys.$inferSelect): Passkey {
  const { id, name, synced, createdAt, lastUsedAt } = row;
  return toJson({ id, name, synced, createdAt, lastUsedAt });
}

/** Removes a passkey of that user and no other's, so that a mistaken address removes nothing. */
export async function removePasskey(
  tx: Transaction,
  actor: EventActor,
  { userId, id }: { userId: string; id: string },
): Promise<{ count: number }> {
  const isIts = and(eq(passkeys.id, id), eq(passkeys.userId, userId));
  const removed = await tx.delete(passkeys).where(isIts).returning({ id: passkeys.id });
  const event = { actor, action: 'user.passkey-removed', subjectId: userId } as const;
  if (removed.length > 0) await recordEvents(tx, [event]);
  return { count: removed.length };
}

/** Reads the passkeys of a user for the file with the user's own data. Their keys are public, and of no use to anyone. */
export async function collectPasskeys({ db }: Pick<Database, 'db'>, { id }: { id: string }) {
  const { items } = await listPasskeys({ db }, id);
  return { passkeys: items.map(({ id: _, ...passkey }) => passkey) };
}
