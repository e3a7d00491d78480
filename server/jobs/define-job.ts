import type * as z from 'zod/mini';
import type { Environment } from '../config/settings.ts';
import type { Database } from '../database/database.ts';
import type { Mailer } from '../email/mailer.ts';
import type { Logger } from '../http/logger.ts';
import type { PictureStore } from '../pictures/picture-store.ts';

/** Services of the server for jobs. */
export interface JobContext {
  database: Database;
  environment: Environment;
  logger: Logger;
  mailer: Pick<Mailer, 'enqueue' | 'deliver'>;
  /** By the folders in their addresses: '' for users. */
  pictures: Readonly<Record<string, PictureStore>>;
  jobs: JobQueue;
}

/** Work that outlives a request, or that is due at certain times. */
export interface Job<Input = unknown> {
  /** 'feature.what': small letters and hyphens, parted by a dot. */
  name: string;
  /** Schema of the input, which is stored as JSON and read by it again: without transforms. */
  input: z.ZodMiniType<Input>;
  /**
   * Does the work. At least once: a job whose process ends in the middle runs again, as one that throws does.
   * @returns a `Retry` to be run again later, as one that throws is, but without an error in the log
   * @throws {Error} to be run again later; its message stands in the log and at /manager/jobs
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a function that returns nothing returns void.
  run(context: JobContext, input: Input): Promise<Retry | void>;
  /** Whether a person waits for it: more of its kind run side by side, and retries begin within two seconds. */
  urgent?: boolean;
  /** When it runs by itself, in cron's format and UTC: once, however many servers there are. Its input is `{}`. */
  schedule?: string;
  /** Whether it is due at the start of a server as well, once in each hour of the clock. */
  atStart?: boolean;
  /**
   * How often it is tried again, in seconds after how many at first, each time twice as late, and at most how late.
   * Default: ten times, after 5 seconds, a day: for more than an hour.
   */
  retry?: { times: number; first: number; longest: number };
  /** Says to whatever waits for it that an admin has discarded it, in the same transaction. */
  discarded?(tx: Executor, input: Input): Promise<unknown>;
}

/** Why a job is to be run again later, where that is no fault: another service is away. */
export interface Retry {
  retry: string;
}

/** Describes a job of a feature, which lists it as one of its `jobs`. */
export function defineJob<Input>(job: Job<Input>): Job<Input> {
  return job;
}

/** The connection, or a transaction: the job then runs only if it commits. */
type Executor = Pick<Database['db'], 'execute'>;

export interface EnqueueOptions {
  /** One of a higher priority runs before others of its kind. Default: 0. */
  priority?: number;
  /** UUID, for what must be added once only. Default: a new one. */
  id?: string;
  /** When it is due at the earliest. Default: at once. */
  startAfter?: Date;
}

/** Jobs that wait in the database until a server runs them. */
export interface JobQueue {
  /** All jobs that this version of the product has. */
  kinds: readonly Job[];
  /**
   * Adds a job.
   * @throws {ZodError} for an input that breaks the job's schema
   * @returns whether it was added, which it is not where one of its id is stored already
   */
  enqueue<Input>(
    job: Job<Input>,
    input: Input,
    executor?: Executor,
    options?: EnqueueOptions,
  ): Promise<boolean>;
  /** Makes jobs due that are to be tried again, the highest priority first; all unless told how many. */
  retryNow(job: Job, most?: number): Promise<void>;
  /** Has this process look at once whether jobs of a kind are due; others look by themselves. */
  wake(job: Job): void;
  /** Makes what the database needs for jobs: from now on they can be added. */
  prepare(): Promise<void>;
  /** Prepares, unless that is done, and runs the jobs that are due, also those of earlier processes. */
  start(context: Omit<JobContext, 'jobs'>): Promise<void>;
  /** Begins no more jobs and waits for those in progress, ten seconds at most; the rest runs later. */
  stop(): Promise<void>;
}
