import type { Resource } from '../facts/permissions.ts';
import type { SortDirection } from '../schemas/paging.ts';

/** To whom records belong: to the whole installation, to organizations, or to the users who created them. */
export type EntityScope = 'installation' | 'organization' | 'owner';

/** Facts about a kind of record that its contract and its pages share. Plain values: pages load them without any schema. */
export interface EntityFacts {
  /** Its resource among the permissions, and its name in the audit trail: 'invoice'. */
  kind: Resource;
  /** Path of the list below /api, and of its pages below /app and /manager: '/invoices'. */
  path: `/${string}`;
  /** Singular with article for the API documentation: 'an invoice'. */
  one: string;
  many: string;
  /** Records of users omit their owner: only that user can read them. */
  scope: EntityScope;
  /** The field that serves as the name of a record. Default: `name`. */
  nameField?: string;
  /** Names of referenced records, returned beside their ids: `owner` for `ownerId`. */
  names?: readonly string[];
  /** Fields that are columns of the list, besides the name and the time of the last change. */
  listed: readonly string[];
  /** Fields and names that rows of the list return without a column for them. */
  answered?: readonly string[] | 'all';
  /** Orders that the page of the list offers, each with its initial direction, the default first. The API's default is `updated`. */
  sorts: Readonly<Record<string, SortDirection>>;
  /** Fields with a filter: choices, booleans, references, days and numbers. */
  filtered?: readonly string[];
}
