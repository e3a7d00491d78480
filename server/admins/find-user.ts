import { eq, sql } from 'drizzle-orm';
import { parseRoles, type Role } from '#contract/permissions.ts';
import type { Transaction } from '../database/database.ts';
import { users } from '../database/schema/index.ts';

export interface AdminCandidate {
  id: string;
  roles: Role[];
  emailVerified: boolean;
  setRoles(roles: readonly Role[]): Promise<void>;
}

/** Finds a user by an address in lower case; the row is locked until the transaction ends. */
export async function findUser(tx: Transaction, email: string): Promise<AdminCandidate | undefined> {
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
