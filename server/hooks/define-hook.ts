import type { Job } from '../jobs/define-job.ts';

/** Headers of a request; their names are in small letters. */
export type HookHeaders = Readonly<Record<string, string | undefined>>;

/** Request that another service has sent to a webhook. */
export interface Delivery {
  headers: HookHeaders;
  /** Body in bytes, unparsed: its signature is over these. */
  body: Buffer;
}

/**
 * Checks the signature of a delivery.
 * @returns the id of the delivery, which is the same when it is sent again; undefined if the signature is wrong
 */
export type Verify = (delivery: Delivery) => string | undefined;

/** An endpoint that another service calls, a webhook. */
export interface Hook {
  /**
   * 'billing-events': small letters, digits and hyphens. The endpoint is POST /api/hooks/billing-events, its secret the
   * variable WEBHOOK_SECRET_BILLING_EVENTS. Without a secret there is no endpoint.
   */
  name: string;
  /** Makes what checks deliveries: `githubSignature`, `standardWebhooks`, or a function of the feature. */
  verify: (secret: string) => Verify;
  /** Does the work of a delivery, once for each id. Its schema says which fields of the input are stored. */
  job: Job;
  /** Returns the job's input, or undefined for a delivery that means no work. Default: the body, which is any JSON. */
  input?(body: unknown, headers: HookHeaders): unknown;
  /** Maximum length of a body, in bytes. Default: 256 KiB. */
  maxBytes?: number;
}

/** Describes a webhook of a feature, which lists it as one of its `hooks`. */
export function defineHook(hook: Hook): Hook {
  return hook;
}
