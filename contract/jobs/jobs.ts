import * as z from 'zod/mini';
import { commaSeparated } from '../schemas/comma-separated.ts';
import { longestPage } from '../schemas/limits.ts';
import { oc } from '../schemas/oc.ts';
import { pageInput, totalSchema } from '../schemas/paging.ts';
import { jobStates } from './job-states.ts';

const tags = ['Jobs'];

/** Filters of the list of jobs: any of these names, and any of these states; comma-separated. */
const jobFilter = {
  name: commaSeparated(z.string()),
  state: commaSeparated(z.enum(jobStates)),
};

export const listedJobSchema = z.object({
  id: z.string(),
  /** Name of its kind: 'app.clean-up'. */
  name: z.string(),
  state: z.enum(jobStates),
  /** How often it was begun. */
  tries: z.int(),
  /** Its input, as it is stored. */
  input: z.unknown(),
  /** Whether this version has the job: nobody runs others. */
  isKnown: z.boolean(),
  /** Message of the last try. */
  error: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  /** When it is due, was begun, or ended, as the state has it. */
  at: z.iso.datetime(),
});

export const jobPageSchema = z.object({
  readAt: z.iso.datetime(),
  items: z.array(listedJobSchema),
  nextCursor: z.nullable(z.string()),
  total: totalSchema,
});

/** A kind of job, and when it runs by itself. */
export const jobKindSchema = z.object({
  name: z.string(),
  /** A line of cron in UTC; null for one that is started by something. */
  schedule: z.nullable(z.string()),
  nextRunAt: z.nullable(z.iso.datetime()),
});

/** Either the jobs of some ids, or `all` that the filter leaves, the oldest first. */
const changedJobs = z
  .object({
    ids: z.optional(z.array(z.guid()).check(z.minLength(1), z.maxLength(longestPage))),
    all: z.optional(z.literal(true)),
    ...jobFilter,
  })
  .check(z.refine(({ ids, all }) => (ids === undefined) !== (all === undefined), { path: ['ids'] }));

/** Fewer than were meant where some have been run or discarded meanwhile. */
const changedSchema = z.object({ count: z.int() });

export type JobState = (typeof jobStates)[number];
export type ListedJob = z.infer<typeof listedJobSchema>;

/** Work in the background, for admins. */
export const jobs = {
  /** Newest first. */
  list: oc
    .meta({ keys: { job: ['list'] } })
    .route({ method: 'GET', path: '/jobs', tags, summary: 'Jobs that wait, run, have run or have failed' })
    .input(z.object({ ...jobFilter, cursor: pageInput.cursor, limit: pageInput.limit }))
    .output(jobPageSchema),
  kinds: oc
    .meta({ keys: { job: ['list'] } })
    .route({ method: 'GET', path: '/jobs/kinds', tags, summary: 'Kinds of jobs, and when they run next' })
    .output(z.object({ readAt: z.iso.datetime(), items: z.array(jobKindSchema) })),
  retry: oc
    .meta({ keys: { job: ['retry'] } })
    .route({ method: 'POST', path: '/jobs/retry', tags, summary: 'Try jobs again now that have failed' })
    .input(changedJobs)
    .output(changedSchema),
  /** Only of a kind that has a schedule: the input of others is known to what starts them. */
  run: oc
    .meta({ keys: { job: ['retry'] } })
    .route({ method: 'POST', path: '/jobs/run', tags, summary: 'Run a scheduled job now' })
    .input(z.object({ name: z.string() }))
    .output(z.object({ id: z.string() })),
  discard: oc
    .meta({ keys: { job: ['discard'] } })
    .route({ method: 'POST', path: '/jobs/discard', tags, summary: 'Delete jobs that wait or have failed' })
    .input(changedJobs)
    .output(changedSchema),
};
