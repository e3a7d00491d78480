import type { PgTable } from 'drizzle-orm/pg-core';
import type { RequestHandler } from 'express';
import type postgres from 'postgres';
import type { ApiContext, CreateApiContext } from '../api/api-context.ts';
import type { Database } from '../database/database.ts';
import type { FieldKind } from '../database/field-kind.ts';
import type { Hook } from '../hooks/define-hook.ts';
import type { Job } from '../jobs/define-job.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { OwnersWithPictures } from '../pictures/picture-store.ts';
import type { DemoRecords } from './demo-records.ts';
import type { FirstStep } from './first-step.ts';
import type { Random } from './random.ts';
import type { StartSession } from './start-session.ts';

/** Parts of a feature on the server. `server/app/features.ts` lists the features. */
export interface ServerFeature {
  /** Its operations, as the contract has them under the feature's name. */
  operations: object;
  /** Kind of field that it brings to records. */
  fieldKind?: FieldKind;
  /** Its lists as files, by the names that the contract's `downloads` gives them. */
  downloads?: Readonly<Record<string, (services: DownloadServices) => RequestHandler>>;
  /** Kind of its records that has pictures. */
  pictures?: OwnersWithPictures;
  /** Step of a new installation, shown on the dashboard until it is done. */
  firstStep?: FirstStep;
  /** Its records in the demo. */
  demoRecords?: DemoRecords;
  /** Records that `npm run seed` adds. */
  seed?: SeededTable;
  /** Data about a user that the file with their own data holds beside whole rows. */
  ownData?: OwnData;
  /** Its work that outlives a request, or that is due at certain times. */
  jobs?: readonly Job[];
  /** Middleware for requests to the API with its own credentials: sets `req.credential`. */
  authenticate?: (services: AuthenticationServices) => RequestHandler;
  /** Makes ready a new session of a user. */
  startSession?: StartSession;
  /** Returns the name by which others have called a new user before; empty for none. */
  findKnownName?: FindKnownName;
  /** Its endpoints that other services call; their jobs need not stand in `jobs`. */
  hooks?: readonly Hook[];
}

export interface AuthenticationServices
  extends Pick<ApiContext, 'database' | 'environment' | 'limiter' | 'logger'> {}

export interface DownloadServices {
  createContext: CreateApiContext;
  limiter: Pick<RateLimiter, 'consume'>;
  /** The operations of all features, by their names in the contract. */
  router: object;
}

/** @param email of the user, who has just proved that it is their own */
export type FindKnownName = (database: Pick<Database, 'sql'>, email: string) => Promise<string>;

/** Stored data about a user, written down in a form of its own. */
export interface OwnData {
  /** Tables with a foreign key to users whose rows are told by `collect`. */
  tables: readonly PgTable[];
  /** Returns the data by its name in the file. */
  collect(database: Pick<Database, 'db'>, user: { id: string; email: string }): Promise<object>;
}

/** Example records in any number, for `npm run seed`. */
export interface SeededTable {
  table: string;
  /** Columns of a row, in this order. */
  columns: readonly string[];
  /** The record of a number, from 0 on: the same each time, and unlike that of any other number. */
  row(number: number, id: string, random: Random, now: number): (string | null)[];
  /** Adds what belongs to the records from the first to the last id. */
  follow?(tx: postgres.TransactionSql, first: string, last: string): Promise<void>;
  /** Tables to which `follow` adds rows. */
  followedBy?: readonly string[];
}
