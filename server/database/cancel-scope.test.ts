import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { createCancelScope } from './cancel-scope.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

describe('a period', () => {
  it('gives what the work gives, and what it fails with', async () => {
    const period = createCancelScope();
    expect(await period.run(Promise.resolve('rows'))).toBe('rows');
    await expect(period.run(Promise.reject(new Error('no such table')))).rejects.toThrow('no such table');
  });

  it('ends for all who wait, and for nobody who has what he waited for', async () => {
    const period = createCancelScope();
    const done = period.run(Promise.resolve('rows'));
    const hanging = [1, 2].map(() => period.run(new Promise(() => {})));
    await done;
    period.cancel(new Error('the replica is lost'));
    for (const one of hanging) await expect(one).rejects.toThrow('the replica is lost');
  });

  it('keeps nothing of what was read during it', async () => {
    const period = createCancelScope();
    const read = async () => new WeakRef(await period.run(Promise.resolve({ rows: [] })));
    const results = await Promise.all([read(), read(), read()]);
    await nextTurn();
    collectGarbage();
    expect(results.map((result) => result.deref())).toEqual([undefined, undefined, undefined]);
    period.cancel(new Error('only now'));
  });
});
