import { AsyncLocalStorage } from 'node:async_hooks';
import { appFacts } from '#contract/facts/define-app.ts';

/** Origin of events: the request or the job in which they happen. */
export interface EventOrigin {
  requestId: string;
  /** Shortened network address; null for a job. */
  address: string | null;
  client: string;
}

/** The origin of what is done now; none in programs of the command line. */
export const eventOrigin = new AsyncLocalStorage<EventOrigin>();

/** The program that sends a request, as events name it: 'web', or 'desktop' with its version. */
export function clientOf(userAgent = ''): string {
  // It comes before the version of our desktop app: electron/main/api/client-headers.ts.
  const [, version] = userAgent.split(`${appFacts().product.slug}-desktop/`);
  return version === undefined ? 'web' : `desktop ${/^\d[\w.-]{0,30}/.exec(version)?.[0] ?? ''}`.trim();
}
