import { oc as contractBuilder } from '@orpc/contract';
import type { Permissions } from '../permissions.ts';

/** Facts of an operation on which the server acts before the operation runs. */
export interface OperationMeta {
  /** It changes nothing although it is a POST, because its input is too long for an address: a demo allows it. */
  changesNothing?: true;
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
