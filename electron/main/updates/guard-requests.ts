import { EventEmitter } from 'node:events';
import type { AppUpdater } from 'electron-updater';
import type { Schedule } from './schedule.ts';

/** After this time without a byte a request is given up, in milliseconds: Electron's own never end by themselves. */
const idleTimeout = 60_000;

/** An address of the feed, or one that it leads to, that anybody on the way could answer for. */
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
 * Sees to each request of the updater, redirected ones and those for parts of a file included: only over https (or to
 * this very machine), and none that waits for ever. The library lets neither be set, hence this reach into it.
 */
export function guardRequests(updater: AppUpdater, schedule: Schedule): void {
  const { httpExecutor: executor } = updater as unknown as { httpExecutor: HttpExecutor };
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

/** A request that fails once it is sent. Thrown errors would be caught by nobody after a redirect. */
function rejectedRequest({ protocol, hostname }: RequestAddress): UpdaterRequest {
  const request = new EventEmitter();
  const error = new InsecureAddressError(`Updates come over https alone, not from ${protocol}//${hostname}`);
  return Object.assign(request, {
    end: () => queueMicrotask(() => request.emit('error', error)),
    abort: () => {},
  });
}
