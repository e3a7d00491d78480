import type { Sql, TransactionSql } from 'postgres';

/** Changes the audit trail, of which events are neither changed nor deleted otherwise. */
export async function changeTrail(
  sql: Sql,
  change: (tx: TransactionSql) => PromiseLike<unknown>,
): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local audit.unlocked = 'on'`;
    await change(tx);
  });
}
