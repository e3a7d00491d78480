import { inspect } from 'node:util';
import { CronExpressionParser } from 'cron-parser';
import { sql as tag } from 'drizzle-orm';
import { fromDrizzle, type JobWithMetadata, PgBoss, type QueueResult } from 'pg-boss';
import { redactText } from '#contract/redact.ts';
import { StartupError } from '../config/startup-error.ts';
import type { Database } from '../database/database.ts';
import type { Logger } from '../http/logger.ts';
import { eventOrigin } from '../observability/event-origin.ts';
import { serverEvents } from '../observability/events.ts';
import { withSpan } from '../observability/spans.ts';
import type { Job, JobContext, JobQueue } from './define-job.ts';
import { pgBossClient } from './pg-boss-client.ts';

interface JobQueueOptions {
  database: Pick<Database, 'sql' | 'db'>;
  logger: Logger;
  jobs: readonly Job[];
  /** Whether jobs run in this process, or are only added by it. Default: true. */
  runsJobs?: boolean;
}

/** Schema of the tables, which belong to pg-boss. */
const schema = 'jobs';

const hour = 3600;

const defaultRetry = { times: 10, first: 5, longest: 24 * hour };

/** Settings of a queue: a server that is gone for a minute has let go of the jobs that it had. */
const queueOptions = { retryBackoff: true, heartbeatSeconds: 60, notify: true } as const;

/**
 * Every half minute one server lets go of the jobs of servers that are gone, and counts all jobs for the metrics. Jobs
 * that wait for others, pg-boss's flows, there are none: looking for them takes a tenth of an idle server's statements.
 */
const supervision = { superviseIntervalSeconds: 30, monitorIntervalSeconds: 30, flowIntervalSeconds: hour };

/**
 * How a server works on the jobs of a queue: it hears of new ones at once, and looks now and then for those that are to
 * be tried again.
 */
const workOptions = {
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
  batchSize: 10,
  notifyPollingIntervalSeconds: 5,
} as const;

/** The same for urgent ones: of ten at a time, one that takes long holds up one other. */
const urgentWorkers = 5;
const urgentWorkOptions = {
  ...workOptions,
  batchSize: 2,
  notifyPollingIntervalSeconds: 2,
} as const;

/** One of the workers in this process that run the jobs of a queue. */
interface Worker {
  /** Empty until it has begun. */
  id: string;
  isBusy: boolean;
}

/**
 * The product's jobs, on pg-boss; see docs/add-a-job.md.
 * @throws {StartupError} for two jobs of one name, and for a schedule that is no line of cron
 */
export function createJobQueue({ database, logger, jobs, runsJobs = true }: JobQueueOptions): JobQueue {
  checkKinds(jobs);
  const workers = new Map<string, Worker[]>();
  const boss = new PgBoss({
    ...{ db: pgBossClient(database, wakeOne), schema, ...supervision },
    // A process that runs none leaves it to the others to hear of new ones, and to add those that are due.
    ...{ useListenNotify: runsJobs, schedule: runsJobs },
  });
  boss.on('error', (error) => logger.error({ err: error }, 'job queue'));
  let isStarted = false;
  let prepared: Promise<void> | undefined;

  /**
   * Has one idle worker fetch new jobs of a queue. pg-boss wakes all of them, of which all but one ask the database in vain.
   * While none is idle, all are told to fetch as soon as they are.
   * @returns false for pg-boss's own queues
   */
  function wakeOne(name: string): boolean {
    const own = workers.get(name);
    if (!own) return false;
    const idle = own.find(({ id, isBusy }) => id !== '' && !isBusy);
    // To the end, so that another one is woken next: this one may still be fetching by then.
    if (idle) own.push(...own.splice(own.indexOf(idle), 1));
    for (const { id } of idle ? [idle] : own) boss.notifyWorker(id);
    return true;
  }

  async function run(job: Job, context: JobContext, taken: JobWithMetadata, isAlone: boolean) {
    const begun = performance.now();
    const result = await attempt(job, context, taken);
    const isLast = taken.retryCount >= taken.retryLimit;
    const outcome = result.status === 'completed' ? 'completed' : isLast ? 'failed' : 'retry';
    serverEvents.jobRun.publish({ name: job.name, outcome, seconds: (performance.now() - begun) / 1000 });
    // pg-boss settles it next.
    if (isAlone) return result;
    // Now, not with the slowest of those that were taken together: what ends in the middle of that one is not run again.
    await settle(job.name, taken, result).catch((err: unknown) =>
      logger.warn({ err }, 'job not settled yet'),
    );
    return result;
  }

  async function settle(name: string, taken: JobWithMetadata, { status, output }: Result): Promise<void> {
    if (status === 'completed') await boss.complete(name, taken);
    else await boss.fail(name, taken, output);
  }

  async function attempt(job: Job, context: JobContext, { id, data }: JobWithMetadata): Promise<Result> {
    try {
      const outcome = await withSpan('job', { 'job.name': job.name, 'job.id': id }, () =>
        eventOrigin.run({ requestId: id, address: null, client: 'job' }, () =>
          job.run(context, job.input.parse(data ?? {})),
        ),
      );
      return outcome ? failed(id, outcome.retry) : { id, status: 'completed' };
    } catch (error) {
      logger.error({ err: error, job: job.name, id }, 'job failed');
      return failed(id, messagesOf(error));
    }
  }

  async function prepare(): Promise<void> {
    await boss.start();
    isStarted = true;
    const queues = await boss.getQueues();
    // One by one, here and in `start`: all at once would open every connection that there may be, and each takes memory for good.
    for (const { name, retry = defaultRetry } of jobs) {
      const { times: retryLimit, first: retryDelay, longest: retryDelayMax } = retry;
      const options = { ...queueOptions, retryLimit, retryDelay, retryDelayMax };
      const stored = queues.find((one) => one.name === name);
      if (!stored) await boss.createQueue(name, options);
      else if (!isMatch(stored, options)) await boss.updateQueue(name, options);
    }
  }

  /** Stores the schedule of a job, unless it is stored as this version has it, and adds a job that is due at the start. */
  async function plan({ name, schedule, atStart }: Job, stored: string | undefined): Promise<void> {
    if (schedule !== undefined && schedule !== stored) await boss.schedule(name, schedule);
    if (schedule === undefined && stored !== undefined) await boss.unschedule(name);
    if (atStart) await boss.send(name, {}, { singletonSeconds: hour });
  }

  async function beginWork(job: Job, context: JobContext): Promise<void> {
    const { name, urgent } = job;
    const options = urgent ? urgentWorkOptions : workOptions;
    const own = Array.from({ length: urgent ? urgentWorkers : 1 }, (): Worker => ({ id: '', isBusy: false }));
    workers.set(name, own);
    for (const worker of [...own]) {
      const work = async (taken: JobWithMetadata[]) => {
        worker.isBusy = true;
        // There may be more than fit into a batch.
        if (taken.length === options.batchSize) wakeOne(name);
        try {
          return await Promise.all(taken.map((each) => run(job, context, each, taken.length === 1)));
        } finally {
          worker.isBusy = false;
        }
      };
      worker.id = await boss.work(name, options, work);
    }
  }

  const queue: JobQueue = {
    kinds: jobs,
    async enqueue(job, input, executor = database.db, options) {
      const data = job.input.parse(input) as object;
      return (await boss.send(job.name, data, { db: fromDrizzle(executor, tag), ...options })) !== null;
    },
    async retryNow(job, most) {
      const { name } = job;
      await database.sql`
        update jobs.job set start_after = now()
        where name = ${name} and id in (
          select id from jobs.job where name = ${name} and state = 'retry' and start_after > now()
          order by priority desc, created_on limit ${most ?? null})`;
      queue.wake(job);
    },
    wake({ name }) {
      for (const { id } of workers.get(name) ?? []) boss.notifyWorker(id);
    },
    prepare: () => {
      prepared ??= prepare();
      return prepared;
    },
    async start(context) {
      await queue.prepare();
      const schedules = await boss.getSchedules();
      for (const job of jobs) {
        await plan(job, schedules.find(({ name }) => name === job.name)?.cron);
        if (runsJobs) await beginWork(job, { ...context, jobs: queue });
      }
      await endForgottenSchedules(database, jobs);
    },
    async stop() {
      if (isStarted) await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
  return queue;
}

/**
 * Ends the schedules of jobs that no version has any more: nobody has worked on them for a day. Not at once, as another
 * version may run beside this one.
 */
async function endForgottenSchedules({ sql }: Pick<Database, 'sql'>, known: readonly Job[]): Promise<void> {
  await sql`
    delete from jobs.schedule where name <> all (${known.map(({ name }) => name)}) and name in (
      select name from jobs.job where state = 'created' and start_after < now() - interval '1 day')`;
}

function checkKinds(jobs: readonly Job[]): void {
  for (const { name, schedule } of jobs) {
    if (jobs.filter((job) => job.name === name).length > 1)
      throw new StartupError(`two jobs are called ${name}`);
    try {
      if (schedule !== undefined) CronExpressionParser.parse(schedule);
    } catch {
      throw new StartupError(`the schedule of the job ${name} is no line of cron: ${schedule}`);
    }
  }
}

function isMatch(stored: QueueResult, options: Partial<QueueResult>): boolean {
  return Object.entries(options).every(([name, value]) => stored[name as keyof QueueResult] === value);
}

/** Joins the messages of an error and of its causes: of a failed request the first says nothing. */
function messagesOf(error: unknown): string {
  if (!(error instanceof Error)) return inspect(error);
  const { message, cause } = error;
  return cause === undefined ? `${message}` : `${message}: ${messagesOf(cause)}`;
}

interface Result {
  id: string;
  status: 'completed' | 'failed';
  output?: { error: string };
}

/** The result of a job that is to be tried again, with what the log says of its error: no secret. */
function failed(id: string, error: string): Result {
  // Cut amid a character it would be no text that the database takes.
  return { id, status: 'failed', output: { error: redactText(error).slice(0, 500).toWellFormed() } };
}
