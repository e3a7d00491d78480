import { recordEvents } from '../audit/record-events.ts';
import type { Database } from '../database/database.ts';
import { adminGrants } from '../database/schema/index.ts';
import { findUser } from './find-user.ts';

/** 'granted': effective from the next request. 'waiting': once the address is proven by a sign-in. */
export type GrantOutcome = 'granted' | 'waiting' | 'unchanged';

/** Makes the owner of an address an admin. Recorded without an actor, since it is done on the machine. */
export async function grantAdmin({ db }: Pick<Database, 'db'>, email: string): Promise<GrantOutcome> {
  return await db.transaction(async (tx) => {
    const person = await findUser(tx, email);
    if (person?.roles.includes('admin')) return 'unchanged';
    if (!person?.emailVerified) {
      const added = await tx.insert(adminGrants).values({ email }).onConflictDoNothing().returning();
      return added.length > 0 ? 'waiting' : 'unchanged';
    }
    await person.setRoles(['admin']);
    await recordEvents(tx, [
      {
        actor: null,
        action: 'user.roles-changed',
        subjectId: person.id,
        data: { from: person.roles, to: ['admin'] },
      },
    ]);
    return 'granted';
  });
}
