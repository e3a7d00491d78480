import { AsyncLocalStorage } from 'node:async_hooks';
import { product } from '#contract/product.ts';

/** Origin of events: the request or the job in which they happen. */
export interface EventOrigin {
  requestId: string;
  /** Shortened network address; null for a job. */
  address: string | null;
  client: string;
}

/** The origin of what is done now; none in programs of the command line. */
export const eventOrigin = new AsyncLocalStorage<EventOrigin>();

/** Our desktop app in a user agent, with its version. */
const desktopApp = new RegExp(`\\b${product.slug}(?:-desktop)?/(\\d[\\w.-]{0,30})?`, 'i');

/** The program that sends a request, as events name it: 'web', or 'desktop' with its version. */
export function clientOf(userAgent: string | undefined): string {
  const found = desktopApp.exec((userAgent ?? '').slice(0, 500));
  return found ? `desktop ${found[1] ?? ''}`.trim() : 'web';
}
