import { globSync } from 'node:fs';
import { join } from 'node:path';
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
  /** Its columns of addresses that are no users' own, such as that of a customer: a user's data does not hold them. */
  otherAddresses?: readonly string[];
  /**
   * Two values for each field of its records that needs other ones than its schema tells, such as the id of another
   * record.
   */
  values?(services: InputServices): Promise<Readonly<Record<string, readonly [unknown, unknown]>>>;
  /** Valid input for each of its operations, or what makes one that was not used yet. */
  inputs(services: InputServices): Record<string, unknown>;
}

export interface InputServices {
  /** Both exist by the time an input is made. */
  server(): TestServer;
  admin(): Browser;
}

const files = globSync('tests/features/*.ts', { cwd: join(import.meta.dirname, '../..') }).sort();

export const testedFeatures: readonly TestedFeature[] = await Promise.all(
  files.map(async (file) => {
    const { feature }: { feature: TestedFeature } = await import(join(import.meta.dirname, '../..', file));
    return feature;
  }),
);
