import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { ApiContext } from '../api/api-context.ts';
import type { Database, Transaction } from '../database/database.ts';
import { members, organizations } from '../database/tables/tenants.ts';
import { sessions } from '../sessions/tables.ts';

type Chooser = Pick<ApiContext, 'session' | 'environment'>;

/**
 * Makes an organization the active one of the session, and that in which the user's next session begins.
 * @param organizationId null for none
 */
export async function chooseOrganization(
  tx: Transaction,
  context: Chooser,
  organizationId: string | null,
): Promise<void> {
  const found = await context.session();
  if (!found) return;
  await tx
    .update(sessions)
    .set({ activeOrganizationId: organizationId })
    .where(eq(sessions.id, found.session.id));
  // An admin does not choose for the user, nor one visitor of a demo for the next.
  if (found.impersonatedBy || context.environment.demo) return;
  await rememberChoice(tx, found.user.id, organizationId);
}

async function rememberChoice(tx: Transaction, userId: string, organizationId: string | null): Promise<void> {
  const isMeant =
    organizationId === null ? isNotNull(members.chosenAt) : eq(members.organizationId, organizationId);
  // Rows that another transaction holds are skipped: the caller may hold the organization already, and would wait for
  // them in another order than that of locks.ts.
  const free = tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.userId, userId), isMeant))
    .for('no key update', { skipLocked: true });
  await tx
    .update(members)
    .set({ chosenAt: organizationId === null ? null : sql`now()` })
    .where(inArray(members.id, free));
}

/**
 * Makes the organization that the user chose last, of those the user still belongs to, the active one of a new session.
 * One that is being deleted, or a membership that is ending, holds up no sign-in: such a session begins in none. The locks
 * keep others until the session is among those that the end of the organization or the membership clears.
 */
export async function startInChosenOrganization(
  { db }: Pick<Database, 'db'>,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await db.execute(sql`
    with chosen as materialized (
      select ${members.organizationId} as id
      from ${members} join ${organizations} on ${organizations.id} = ${members.organizationId}
      where ${members.userId} = ${userId} and ${members.chosenAt} is not null
      order by ${members.chosenAt} desc, ${members.id}
      limit 1
      for key share of ${organizations}, ${members} skip locked
    )
    update ${sessions} set active_organization_id = chosen.id
    from chosen where ${sessions.id} = ${id}`);
}
