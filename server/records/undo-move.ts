import { and, desc, eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { AuditSubject } from '#contract/facts/audit-actions.ts';
import type { EventActor } from '../audit/record-events.ts';
import { auditEvents } from '../audit/tables.ts';
import type { Transaction } from '../database/database.ts';
import { undoableSince } from './deletions.ts';

/** Details of the event of a move. An undo finds in them where the record was, and when it was changed before. */
const moveDataSchema = z.object({
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** When the record was last changed, before the move and by it. */
  updatedAt: z.object({ from: z.iso.datetime(), to: z.iso.datetime() }),
});

export type MoveData = z.infer<typeof moveDataSchema>;

interface MovedRow {
  id: string;
  organizationId: string | null;
  updatedAt: Date;
}

interface UndoneMoves {
  kind: AuditSubject;
  actor: EventActor;
  /** Organization to which the records go; null for none. */
  to: string | null;
}

/**
 * Finds the locked records whose move to another organization is undone by moving them to `to`: the actor moved them from
 * there within the period of an undo, and nothing happened to them since. Returns when each was changed before the move.
 */
export async function findUndoneMoves(
  tx: Transaction,
  { kind, actor, to }: UndoneMoves,
  rows: readonly MovedRow[],
): Promise<ReadonlyMap<string, Date>> {
  const { id, subjectType, subjectId, action, actorId, impersonatorId, createdAt, data } = auditEvents;
  const ids = rows.map((row) => row.id);
  const lastEvents = await tx
    .selectDistinctOn([subjectId], { subjectId, action, actorId, impersonatorId, createdAt, data })
    .from(auditEvents)
    .where(and(eq(subjectType, kind), inArray(subjectId, ids)))
    .orderBy(subjectId, desc(id));
  const found = lastEvents.flatMap((event) => {
    const row = rows.find((one) => one.id === event.subjectId);
    const move = moveDataSchema.safeParse(event.data).data;
    const isUndone =
      row !== undefined &&
      move !== undefined &&
      event.action === `${kind}.moved` &&
      event.actorId === actor.id &&
      event.impersonatorId === (actor.impersonatedBy?.id ?? null) &&
      event.createdAt > undoableSince() &&
      move.from === to &&
      move.to === row.organizationId &&
      Date.parse(move.updatedAt.to) === row.updatedAt.getTime();
    return isUndone ? [[row.id, new Date(move.updatedAt.from)] as const] : [];
  });
  return new Map(found);
}
