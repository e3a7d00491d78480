import { expect, it, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

it('makes the value once for all who ask', async () => {
  const make = vi.fn(async () => ({}));
  const value = loadOnce(make);
  expect(value.loaded).toBeUndefined();
  const [first, second] = await Promise.all([value.load(), value.load()]);
  expect(second).toBe(first);
  expect(value.loaded).toBe(first);
  expect(await value.load()).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
});

it('tries again after a failure', async () => {
  const make = vi.fn(async () => 'value').mockRejectedValueOnce(new Error('no network'));
  const value = loadOnce(make);
  await expect(value.load()).rejects.toThrow('no network');
  expect(value.loaded).toBeUndefined();
  expect(await value.load()).toBe('value');
});
