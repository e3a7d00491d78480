import { expect, it, vi } from 'vitest';
import type { AppRoutes } from '../app-routes.ts';
import { createKnownRoutes } from './known-routes.ts';

const app: AppRoutes = {
  signInPages: [{ path: 'login' }],
  loadAreas: async () => [{ path: 'app' }],
  ErrorScreen: () => null,
  middleware: [],
};

/** What the router hands over when it meets an address that it does not know. */
function visit(known: ReturnType<typeof createKnownRoutes>, signal: AbortSignal) {
  const patch = vi.fn();
  const options = { patch, signal, path: '/manager/dashboard', matches: [] };
  return { patch, done: known.discover(options as never) };
}

it('what a visit that was given up has fetched is no route of the router, and the next visit asks anew', async () => {
  const known = createKnownRoutes(app);
  const before = known.get();
  const givenUp = new AbortController();
  const first = visit(known, givenUp.signal);
  givenUp.abort();
  await first.done;
  expect([first.patch.mock.calls, known.get()]).toEqual([[], before]);

  const second = visit(known, new AbortController().signal);
  await second.done;
  expect(second.patch).toHaveBeenCalledExactlyOnceWith('root', expect.any(Array));
  expect(known.get()).not.toBe(before);
});

it('of two visits at the same moment one tells the router, once for all', async () => {
  const known = createKnownRoutes(app);
  const { signal } = new AbortController();
  const visits = [visit(known, signal), visit(known, signal)];
  await Promise.all(visits.map(({ done }) => done));
  const later = visit(known, signal);
  await later.done;
  expect([...visits, later].map(({ patch }) => patch.mock.calls.length)).toEqual([1, 0, 0]);
});
