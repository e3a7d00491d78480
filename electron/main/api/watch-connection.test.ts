import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ConnectionProblem, DesktopState } from '#contract/desktop/state.ts';
import { createStore } from '../store.ts';
import { watchConnection } from './watch-connection.ts';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

function watched() {
  const store = createStore({ connection: { status: 'unknown' } } as DesktopState);
  let problem: ConnectionProblem | undefined;
  const check = vi.fn(async () => problem);
  const changes: string[] = [];
  store.subscribe(({ connection }) => changes.push(connection.status));
  return {
    watch: watchConnection(store, check),
    check,
    changes,
    becomes: (next: ConnectionProblem | undefined) => {
      problem = next;
    },
    connection: () => store.get().connection,
  };
}

const at = (seconds: number) => new Date(seconds * 1000).toISOString();

it('retries after 1, 2, 4, 8, 16 and then every 30 seconds, and reports when', async () => {
  const { watch, check, becomes, connection } = watched();
  becomes('unreachable');
  watch.report('unreachable');
  let now = 0;
  for (const [tries, pause] of [1, 2, 4, 8, 16, 30, 30].entries()) {
    expect(connection()).toEqual({ status: 'failed', problem: 'unreachable', retryAt: at(now + pause) });
    await vi.advanceTimersByTimeAsync(pause * 1000 - 1);
    expect(check).toHaveBeenCalledTimes(tries);
    await vi.advanceTimersByTimeAsync(1);
    expect(check).toHaveBeenCalledTimes(tries + 1);
    now += pause;
  }
});

it('recovers by itself, and starts again with the next failure', async () => {
  const { watch, check, becomes, connection } = watched();
  watch.report('unreachable');
  becomes(undefined);
  await vi.advanceTimersByTimeAsync(1000);
  expect(connection()).toEqual({ status: 'online' });
  await vi.advanceTimersByTimeAsync(100_000);
  expect(check).toHaveBeenCalledTimes(1);
  watch.report('certificate');
  expect(connection()).toMatchObject({ problem: 'certificate', retryAt: at(102) });
});

it('treats any successful response as the end of the failure', async () => {
  const { watch, check, connection, changes } = watched();
  watch.report('unreachable');
  watch.report(undefined);
  watch.report(undefined);
  expect(connection()).toEqual({ status: 'online' });
  expect(changes).toEqual(['failed', 'online']);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(check).not.toHaveBeenCalled();
});

it('does not retry on calls of pages, and reports each failure once', async () => {
  const { watch, check, changes, connection } = watched();
  for (let calls = 0; calls < 20; calls++) watch.report('unreachable');
  expect(changes).toHaveLength(1);
  watch.report('unknown-server');
  expect(connection()).toMatchObject({ problem: 'unknown-server', retryAt: at(1) });
  await vi.advanceTimersByTimeAsync(1000);
  expect(check).toHaveBeenCalledTimes(1);
});

it('retries at once on request, and only once for concurrent requests', async () => {
  const { watch, check, becomes, connection } = watched();
  becomes('unreachable');
  watch.report('unreachable');
  await Promise.all([watch.retry(), watch.retry()]);
  expect(check).toHaveBeenCalledTimes(1);
  expect(connection()).toMatchObject({ retryAt: at(2) });
});

it('resets for another server', async () => {
  const { watch, check, connection } = watched();
  let answer = (_problem: ConnectionProblem | undefined) => {};
  check.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  watch.report('unreachable');
  const late = watch.retry();
  watch.reset();
  answer(undefined);
  await late;
  expect(connection()).toEqual({ status: 'unknown' });
  await vi.advanceTimersByTimeAsync(100_000);
  expect(check).toHaveBeenCalledTimes(1);
});
