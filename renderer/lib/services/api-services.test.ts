import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { createQueryClient } from './api-services.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // The cache waits and tries again in a browser alone.
  vi.stubGlobal('document', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** When a query that always fails was tried, in milliseconds after the first try. */
async function triesOf(error: Error): Promise<number[]> {
  const start = Date.now();
  const tries: number[] = [];
  const query = createQueryClient().fetchQuery({
    queryKey: ['failing'],
    queryFn: () => {
      tries.push(Date.now() - start);
      throw error;
    },
  });
  const end = expect(query).rejects.toBe(error);
  await vi.runAllTimersAsync();
  await end;
  return tries;
}

it('tries three times again, after one, two and four seconds', async () => {
  expect(await triesOf(new ApiError(503, 'SERVICE_UNAVAILABLE', ''))).toEqual([0, 1000, 3000, 7000]);
  expect(await triesOf(new ApiError(0, 'NETWORK_ERROR', ''))).toHaveLength(4);
});

it('never waits longer than 30 seconds', () => {
  const { retryDelay } = createQueryClient().getDefaultOptions().queries ?? {};
  const delays = [0, 4, 5, 20].map((attempt) =>
    typeof retryDelay === 'function' ? retryDelay(attempt, new Error()) : undefined,
  );
  expect(delays).toEqual([1000, 16_000, 30_000, 30_000]);
});

it.each([400, 401, 403, 404, 422])('does not ask again what was refused with %d', async (status) => {
  expect(await triesOf(new ApiError(status, 'REFUSED', ''))).toEqual([0]);
});

it('does not try again on the server, where the visitor waits for the page', async () => {
  vi.unstubAllGlobals();
  expect(await triesOf(new ApiError(503, 'SERVICE_UNAVAILABLE', ''))).toEqual([0]);
});

it('sends a write once, whatever it fails with', async () => {
  for (const error of [new ApiError(503, 'SERVICE_UNAVAILABLE', ''), new ApiError(0, 'NETWORK_ERROR', '')]) {
    const queryClient = createQueryClient();
    const mutationFn = vi.fn(() => Promise.reject(error));
    const write = queryClient.getMutationCache().build(queryClient, { mutationFn }).execute(undefined);
    const end = expect(write).rejects.toBe(error);
    await vi.runAllTimersAsync();
    await end;
    expect(mutationFn).toHaveBeenCalledOnce();
  }
});
