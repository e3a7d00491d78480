import { EventEmitter } from 'node:events';
import type { AppUpdater } from 'electron-updater';
import type { Schedule } from './schedule.ts';

/** Milliseconds without a byte until a request fails: Electron's own requests have no timeout. */
const idleTimeout = 60_000;

/** An address of the feed, or a redirect from it, that is not https. */
export class InsecureAddressError extends Error {
  override name = 'InsecureAddressError';
}

interface RequestAddress {
  protocol?: string | null;
  hostname?: string | null;
}

interface UpdaterRequest {
  on(event: 'error' | 'abort', listener: () => void): unknown;
  emit(event: 'error', error: Error): unknown;
  abort(): void;
}

interface HttpExecutor {
  createRequest(options: RequestAddress, onResponse: (response: EventEmitter) => void): UpdaterRequest;
}

/**
 * Restricts the updater's requests, including redirects and ranges of a file, to https (or loopback), and adds an idle
 * timeout. The library has no option for either, hence the patched executor.
 */
export function guardRequests(updater: AppUpdater, schedule: Schedule): void {
  // The library's types leave it out.
  const executor: HttpExecutor = Reflect.get(updater, 'httpExecutor');
  const create = executor.createRequest.bind(executor);
  executor.createRequest = (options, onResponse) => {
    if (!isSecure(options)) return rejectedRequest(options);
    let stopTimer = () => {};
    const restartTimer = () => {
      stopTimer();
      stopTimer = schedule(() => {
        request.emit('error', new Error(`No byte within ${idleTimeout} ms`));
        request.abort();
      }, idleTimeout);
    };
    const request = create(options, (response) => {
      response.on('data', restartTimer);
      for (const event of ['end', 'error', 'aborted', 'close']) response.on(event, () => stopTimer());
      onResponse(response);
    });
    for (const event of ['error', 'abort'] as const) request.on(event, () => stopTimer());
    restartTimer();
    return request;
  };
}

function isSecure({ protocol, hostname }: RequestAddress): boolean {
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]', '::1'].includes(hostname ?? '');
}

/** A request that fails once it is sent. An error thrown after a redirect would not be caught. */
function rejectedRequest({ protocol, hostname }: RequestAddress): UpdaterRequest {
  const request = new EventEmitter();
  const error = new InsecureAddressError(`Updates must come over https, not from ${protocol}//${hostname}`);
  return Object.assign(request, {
    end: () => queueMicrotask(() => request.emit('error', error)),
    abort: () => {},
  });
}
