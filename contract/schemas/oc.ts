import { oc as contractBuilder } from '@orpc/contract';
import type { Permissions } from '../facts/permissions.ts';

/** Facts of an operation on which the server acts before the operation runs. */
export interface OperationMeta {
  /**
   * What an API key needs to call it, beside the rights of its owner: permissions; or `input` where they depend on the
   * input. `never` closes the operation to keys, and so does a missing declaration. Public operations ignore keys.
   */
  keys?: Permissions | 'input' | 'never';
  /** It changes nothing although it is a POST, because its input is too long for an address: a demo allows it. */
  changesNothing?: true;
  /** It changes the caller's session alone: a demo allows it. */
  changesSession?: true;
  /** Bytes of its longest body, where that is more than the 64 KB of others. */
  maxBodyBytes?: number;
  /** Permissions needed before a body of that length is read; `any` where its input decides. The operation checks again. */
  bodyPermissions?: Permissions | 'any';
  /** Media types of a download, of which its input or what it is of decides. Default: CSV. */
  mediaTypes?: readonly string[];
  /** It answers without a session; the API document says so. */
  isPublic?: true;
}

/** Begins the contract of an operation: `oc.route({ … }).meta({ … }).input(…).output(…)`. */
export const oc = contractBuilder.$meta<OperationMeta>({});

/**
 * Begins the contract of an operation that is closed to API keys: on accounts, organizations, and all that users sign in
 * with.
 */
export const sessionOnly = oc.meta({ keys: 'never' });
