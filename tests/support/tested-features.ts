import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#server/database/database.ts';
import type { Browser } from './browser.ts';
import type { TestServer } from './start-test-server.ts';

/** What tests over all operations and permissions need to know of a feature: `tests/features/<feature>.ts`. */
export interface TestedFeature {
  /** Name of the feature in the contract. */
  name: string;
  /** Its operations that are open to users who are not admins. A new one is forbidden to them until it is added here. */
  forUsers: readonly string[];
  /** Those that answer without a session. */
  forEverybody?: readonly string[];
  /** Whether users and admins have each of its permissions: resource, action, user, admin. */
  permissions: readonly (readonly [resource: string, action: string, user: boolean, admin: boolean])[];
  /** Those of its operations that are posted because of long input and change nothing. */
  postedReads?: readonly string[];
  /** Its tables, whose rows stay until a user deletes them. */
  tables?: readonly string[];
  /** Its tables from which rows go that nobody can use any more, by name. */
  swept?: Readonly<Record<string, Swept>>;
  /** What it has of a user, whose data is downloaded. */
  ownData?: OwnData;
  /** Its columns of addresses that are no users' own, such as that of a customer: a user's data does not hold them. */
  otherAddresses?: readonly string[];
  /**
   * Two values for each field of its records that needs other ones than its schema tells, such as the id of another
   * record.
   */
  values?(services: InputServices): Promise<Readonly<Record<string, readonly [unknown, unknown]>>>;
  /** Statuses of its operations that refuse their input, because done it could not be done again. */
  refusals?: Readonly<Record<string, number>>;
  /** Valid input for each of its operations, or what makes one that was not used yet. */
  inputs(services: InputServices): Record<string, unknown>;
}

export interface Swept {
  /** How long ago a row may have ended that still stays, and one that goes. */
  stays: string;
  goes: string;
  /** What follows `insert into table`, for a row that holds the name. */
  row(name: string, moment: string): string;
}

interface OwnData {
  /** Columns in which a user can be named, with the part of the file that contains them. */
  places: Readonly<Record<string, string>>;
  /** Adds some of a user. */
  add(sql: Database['sql'], user: { id: string; email: string }): Promise<void>;
  /** The same in the file. */
  expected(user: { email: string }): object;
}

export interface InputServices {
  /** Both exist by the time an input is made. */
  server(): TestServer;
  admin(): Browser;
  /** Whose records that all users add for themselves are to be; the admin's by default. */
  owner?(): Browser;
}

const files = globSync('tests/features/*.ts', { cwd: join(import.meta.dirname, '../..') }).sort();

export const testedFeatures: readonly TestedFeature[] = await Promise.all(
  files.map(async (file) => {
    const { feature }: { feature: TestedFeature } = await import(join(import.meta.dirname, '../..', file));
    return feature;
  }),
);
