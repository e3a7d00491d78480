import type * as z from 'zod/mini';
import type { Environment } from '../config/environment.ts';
import type { Database } from '../database/database.ts';
import type { Mailer } from '../email/mailer.ts';
import type { Logger } from '../http/logger.ts';
import type { PictureStore } from '../pictures/picture-store.ts';

/** What every job works with. */
export interface JobContext {
  database: Database;
  environment: Environment;
  logger: Logger;
  mailer: Pick<Mailer, 'enqueue'>;
  pictures: PictureStore;
  jobs: JobQueue;
}

/** Work that outlives a request, or that is due at certain times. */
export interface Job<Input = unknown> {
  /** 'feature.what': small letters and hyphens, parted by a dot. */
  name: string;
  /** Input, which is stored as JSON until the job has run. */
  input: z.ZodMiniType<Input>;
  /**
   * Does the work. At least once: a job whose process ends in the middle runs again, as one that throws does.
   * @throws {Error} to be run again later
   */
  run(context: JobContext, input: Input): Promise<void>;
  /** When it runs by itself, in cron's format and UTC: once, however many servers there are. Its input is `{}`. */
  schedule?: string;
  /** Whether it is due at the start of a server as well, once an hour at most. */
  atStart?: boolean;
  /** How often it is tried again, at first after some seconds, each time later. Default: 5. */
  retries?: number;
}

/** Describes a job of a feature, which lists it as one of its `jobs`. */
export function defineJob<Input>(job: Job<Input>): Job<Input> {
  return job;
}

/** The connection, or a transaction: the job then runs only if it commits. */
type Executor = Pick<Database['db'], 'execute'>;

/** Jobs that wait in the database until a server runs them. */
export interface JobQueue {
  /**
   * Adds a job.
   * @throws {ZodError} for an input that breaks the job's schema
   */
  enqueue<Input>(job: Job<Input>, input: Input, executor?: Executor): Promise<void>;
  /** Makes what the database needs for jobs, and runs those that are due, also those of earlier processes. */
  start(context: Omit<JobContext, 'jobs'>): Promise<void>;
  /** Begins no more jobs and waits for those in progress, ten seconds at most; the rest runs later. */
  stop(): Promise<void>;
}
