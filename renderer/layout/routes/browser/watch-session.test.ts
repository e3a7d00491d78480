import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Init } from '#contract/api/init.ts';
import { reportUnauthorizedCall } from '../../../lib/api/send-request.ts';
import { createInitStore } from '../../../lib/services/init-store.ts';
import type { Services } from '../../../lib/services/services.ts';
import { watchSession } from './watch-session.ts';

const router = { state: { location: { pathname: '/app' } }, subscribe: () => () => {} };

beforeEach(() => {
  vi.useFakeTimers();
  const events = new EventTarget();
  vi.stubGlobal('document', events);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('ends a second after the root has left, unless it is back by then', () => {
  const close = vi.spyOn(BroadcastChannel.prototype, 'close');
  const init = { currentUser: { id: '1', email: 'ada@example.com' } } as Init;
  const read = vi.fn(() => new Promise<Init>(() => {}));
  const services = { init: { ...createInitStore(read, init), reload: read } } as unknown as Services;
  const subscribe = watchSession(services, router as never);

  const leave = subscribe();
  reportUnauthorizedCall();
  expect(read).toHaveBeenCalledTimes(1);

  leave();
  vi.advanceTimersByTime(999);
  const leaveAgain = subscribe();
  vi.advanceTimersByTime(5_000);
  reportUnauthorizedCall();
  expect(read).toHaveBeenCalledTimes(2);
  expect(close).not.toHaveBeenCalled();

  leaveAgain();
  vi.advanceTimersByTime(1_000);
  document.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  reportUnauthorizedCall();
  expect(read).toHaveBeenCalledTimes(2);
  expect(close).toHaveBeenCalledTimes(1);
});
