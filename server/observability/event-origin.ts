import { AsyncLocalStorage } from 'node:async_hooks';

/** Origin of events: the request or the job in which they happen. */
export interface EventOrigin {
  requestId: string;
  /** Shortened network address; null for a job. */
  address: string | null;
  client: string;
}

/** The origin of what is done now; none in programs of the command line. */
export const eventOrigin = new AsyncLocalStorage<EventOrigin>();
