import { randomUUID } from 'node:crypto';
import { CronExpressionParser } from 'cron-parser';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { AuditAction } from '#contract/facts/audit-actions.ts';
import { mostJobsAtOnce } from '#contract/jobs/job-states.ts';
import { jobs as contract, type JobState, type ListedJob } from '#contract/jobs/jobs.ts';
import { implementOperations } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { type EventActor, recordEvents } from '../audit/record-events.ts';
import { ApiError } from '../config/api-error.ts';
import { readCursor, slicePage, writeCursor } from '../lists/keyset-page.ts';

const operation = implementOperations(contract);

interface Chosen {
  ids?: readonly string[] | undefined;
  name?: readonly string[] | undefined;
  state?: readonly JobState[] | undefined;
}

/** The condition for some jobs, without those that pg-boss has for itself. */
function areChosen({ ids, name, state }: Chosen): SQL {
  const parts = [
    sql`not starts_with(name, '__') and state <> 'cancelled'`,
    ids && sql`id = any (${sql.param([...ids])}::uuid[])`,
    name && sql`name = any (${sql.param([...name])}::text[])`,
    state && sql`state = any (${sql.param([...state])}::jobs.job_state[])`,
  ];
  return sql.join(
    parts.filter((part) => part !== undefined),
    sql` and `,
  );
}

/** Cursor of a page: the number of jobs before it. As jobs come and go, a page may repeat or miss some. */
const cursorSchema = z.object({ offset: z.int().check(z.minimum(0)) });

export const listJobs = operation.list
  .use(requirePermission({ job: ['list'] }))
  .handler(async ({ context: { database, jobs }, input }) => {
    const { cursor, limit } = input;
    const { offset } = cursor === undefined ? { offset: 0 } : readCursor(cursorSchema, cursor);
    const chosen = areChosen(input);
    const [rows, [total]] = await Promise.all([
      database.db.execute<{ job: ListedJob }>(sql`
        select json_build_object(
          'id', id, 'name', name, 'state', state,
          'tries', retry_count + (started_on is not null)::int,
          'input', data,
          -- The others are those of pg-boss, for what took too long and for what ended with its process.
          'error', coalesce(output->>'error', output->>'message', output->'value'->>'message', output->>'value'),
          'createdAt', created_on,
          'at', case
            when state = 'active' then started_on
            when state < 'active' then start_after
            else completed_on end
        ) as job
        from jobs.job where ${chosen} order by created_on desc, id limit ${limit + 1} offset ${offset}`),
      database.db.execute<{ count: number }>(
        sql`select count(*)::int as count from jobs.job where ${chosen}`,
      ),
    ]);
    const utc = (time: string) => new Date(time).toISOString();
    const items = rows.map(({ job }) => ({
      ...job,
      isKnown: jobs.kinds.some(({ name }) => name === job.name),
      createdAt: utc(job.createdAt),
      at: utc(job.at),
    }));
    return {
      readAt: new Date().toISOString(),
      ...slicePage(items, limit, () => writeCursor({ offset: offset + limit })),
      total: { count: total?.count ?? 0, exact: true },
    };
  });

export const listKinds = operation.kinds
  .use(requirePermission({ job: ['list'] }))
  .handler(async ({ context: { database, jobs } }) => {
    const rows = await database.db.execute<{ name: string }>(
      sql`select name from jobs.queue where not starts_with(name, '__') order by name collate "C"`,
    );
    const items = rows.map(({ name }) => {
      const { schedule = null } = jobs.kinds.find((kind) => kind.name === name) ?? {};
      const next = schedule && CronExpressionParser.parse(schedule, { tz: 'UTC' }).next().toISOString();
      return { name, schedule, nextRunAt: next };
    });
    return { readAt: new Date().toISOString(), items };
  });

/** The chosen jobs that a condition allows, which nobody else takes meanwhile. */
function lockedJobs(chosen: Chosen, condition: SQL): SQL {
  return sql`
    (name, id) in (
      select name, id from jobs.job where ${areChosen(chosen)} and ${condition}
      order by created_on limit ${mostJobsAtOnce} for update skip locked
    )`;
}

/** One that has failed for good gets one more try, unless no version has it. */
export const retryJobs = operation.retry
  .use(requirePermission({ job: ['retry'] }))
  .handler(async ({ context: { database, jobs, currentUser: actor }, input }) => {
    const retried = await database.db.transaction(async (tx) => {
      const known = sql`name = any (${sql.param(jobs.kinds.map(({ name }) => name))}::text[])`;
      const rows = await tx.execute<{ id: string; name: string }>(sql`
        update jobs.job set state = 'retry', start_after = now(), completed_on = null,
          retry_limit = greatest(retry_limit, retry_count + 1)
        where ${lockedJobs(input, sql`${known} and (state = 'failed' or state = 'retry' and start_after > now())`)}
        returning id, name`);
      await recordEach(tx, actor, 'job.retried', rows);
      return rows;
    });
    for (const job of jobs.kinds) if (retried.some(({ name }) => name === job.name)) jobs.wake(job);
    return { count: retried.length };
  });

export const runJob = operation.run
  .use(requirePermission({ job: ['retry'] }))
  .handler(async ({ context: { database, jobs, currentUser: actor }, input: { name } }) => {
    const job = jobs.kinds.find((kind) => kind.name === name && kind.schedule !== undefined);
    if (!job) throw new ApiError(404, 'NOT_FOUND');
    const id = randomUUID();
    await database.db.transaction(async (tx) => {
      await jobs.enqueue(job, {}, tx, { id });
      await recordEach(tx, actor, 'job.started', [{ id, name }]);
    });
    return { id };
  });

export const discardJobs = operation.discard
  .use(requirePermission({ job: ['discard'] }))
  .handler(({ context: { database, jobs, currentUser: actor }, input }) =>
    database.db.transaction(async (tx) => {
      const rows = await tx.execute<{ id: string; name: string; data: unknown }>(sql`
        delete from jobs.job where ${lockedJobs(input, sql`state in ('created', 'retry', 'failed')`)}
        returning id, name, data`);
      for (const { name, data } of rows) {
        const job = jobs.kinds.find((known) => known.name === name);
        const input = job?.input.safeParse(data ?? {});
        // What no version can read any more, nothing waits for.
        if (input?.success) await job?.discarded?.(tx, input.data);
      }
      await recordEach(tx, actor, 'job.discarded', rows);
      return { count: rows.length };
    }),
  );

function recordEach(
  tx: Parameters<typeof recordEvents>[0],
  actor: EventActor,
  action: AuditAction & `job.${string}`,
  rows: readonly { id: string; name: string }[],
): Promise<void> {
  return recordEvents(
    tx,
    rows.map(({ id, name }) => ({ actor, action, subjectId: id, data: { name } })),
  );
}
