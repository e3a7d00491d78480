import { eq } from 'drizzle-orm';
import { defaultRole } from '#contract/permissions.ts';
import { recordEvents } from '../audit/record-events.ts';
import { ruleError } from '../auth/rule-errors.ts';
import type { Database } from '../database/database.ts';
import { adminGrants } from '../database/schema/index.ts';
import { findUser } from './find-user.ts';

/** 'none': no admin or future admin has that address. */
export type RevokeOutcome = 'revoked' | 'last-admin' | 'none';

/** Removes the admin role, and a pending grant, from the owner of an address. */
export async function revokeAdmin({ db }: Pick<Database, 'db'>, email: string): Promise<RevokeOutcome> {
  try {
    return await db.transaction(async (tx) => {
      const withdrawn = await tx.delete(adminGrants).where(eq(adminGrants.email, email)).returning();
      const person = await findUser(tx, email);
      if (!person?.roles.includes('admin')) return withdrawn.length > 0 ? 'revoked' : 'none';
      const others = person.roles.filter((role) => role !== 'admin');
      const to = others.length > 0 ? others : [defaultRole];
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
    // The table itself ensures that an admin remains (0002_rules.sql).
    if (ruleError(error)?.code === 'LAST_ADMIN') return 'last-admin';
    throw error;
  }
}
