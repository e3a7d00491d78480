import { expect, it, vi } from 'vitest';
import type { Init } from '#contract/api/init.ts';
import { createInitStore } from './init-store.ts';

const nobody = { currentUser: null } as Init;

it('asks once for all who want to know at the same time, and then knows', async () => {
  const read = vi.fn(async () => nobody);
  const store = createInitStore(read);
  expect(await Promise.all([store.load(), store.load(), store.reload()])).toEqual([nobody, nobody, nobody]);
  await store.load();
  expect(read).toHaveBeenCalledTimes(1);
});

it('does not ask for what the page brought along', async () => {
  const read = vi.fn(async () => nobody);
  expect(await createInitStore(read, nobody).load()).toBe(nobody);
  expect(read).not.toHaveBeenCalled();
});

it('asks anew after a failure, and tells its listeners of each answer', async () => {
  const read = vi.fn(async () => nobody).mockRejectedValueOnce(new Error('away'));
  const store = createInitStore(read);
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  await expect(store.load()).rejects.toThrow('away');
  expect(listener).not.toHaveBeenCalled();
  await store.load();
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  store.set(undefined);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.get()).toBeUndefined();
});
