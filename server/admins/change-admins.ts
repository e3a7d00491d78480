import { eq, sql } from 'drizzle-orm';
import { parseRoles, type Role } from '#contract/facts/permissions.ts';
import { defaultRole } from '#contract/permissions.ts';
import { recordEvents } from '../audit/record-events.ts';
import { ruleError } from '../auth/rule-errors.ts';
import type { Database, Transaction } from '../database/database.ts';
import { users } from '../database/tables/users.ts';
import { adminGrants } from '../sessions/tables.ts';

interface AdminCandidate {
  id: string;
  roles: Role[];
  emailVerified: boolean;
  setRoles(roles: readonly Role[]): Promise<void>;
}

/** 'none': no admin or future admin has that address. */
type RevokeOutcome = 'revoked' | 'last-admin' | 'none';

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

/** Removes the admin role, and a pending grant, from the owner of an address. */
export async function revokeAdmin({ db }: Pick<Database, 'db'>, email: string): Promise<RevokeOutcome> {
  try {
    return await db.transaction(async (tx) => {
      const withdrawn = await tx.delete(adminGrants).where(eq(adminGrants.email, email)).returning();
      const person = await findUser(tx, email);
      if (!person?.roles.includes('admin')) return withdrawn.length > 0 ? 'revoked' : 'none';
      const others = person.roles.filter((role) => role !== 'admin');
      const to: Role[] = others.length > 0 ? others : [defaultRole];
      await person.setRoles(to);
      await recordEvents(tx, [
        {
          actor: null,
          action: 'user.roles-changed',
          subjectId: person.id,
          data: { from: person.roles, to },
        },
      ]);
      return 'revoked';
    });
  } catch (error) {
    // The table itself ensures that an admin remains (0000_baseline.sql).
    if (ruleError(error)?.code === 'LAST_ADMIN') return 'last-admin';
    throw error;
  }
}

/** Finds a user by an address in lower case; the row is locked until the transaction ends. */
async function findUser(tx: Transaction, email: string): Promise<AdminCandidate | undefined> {
  const [row] = await tx
    .select({ id: users.id, role: users.role, emailVerified: users.emailVerified })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email))
    .for('update');
  if (!row) return undefined;
  return {
    id: row.id,
    roles: parseRoles(row.role),
    emailVerified: row.emailVerified,
    setRoles: async (roles) => {
      await tx
        .update(users)
        .set({ role: roles.join(',') })
        .where(eq(users.id, row.id));
    },
  };
}
