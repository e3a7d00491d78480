import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { createCancelScope } from './cancel-scope.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

describe('a cancel scope', () => {
  it('returns the result of the work, or throws its error', async () => {
    const period = createCancelScope();
    expect(await period.run(Promise.resolve('rows'))).toBe('rows');
    await expect(period.run(Promise.reject(new Error('no such table')))).rejects.toThrow('no such table');
  });

  it('rejects pending work when cancelled, but not settled work', async () => {
    const period = createCancelScope();
    const done = period.run(Promise.resolve('rows'));
    const hanging = [1, 2].map(() => period.run(new Promise(() => {})));
    await done;
    period.cancel(new Error('the replica is lost'));
    for (const one of hanging) await expect(one).rejects.toThrow('the replica is lost');
  });

  it('retains no results', async () => {
    const period = createCancelScope();
    const read = async () => new WeakRef(await period.run(Promise.resolve({ rows: [] })));
    const results = await Promise.all([read(), read(), read()]);
    await nextTurn();
    collectGarbage();
    expect(results.map((result) => result.deref())).toEqual([undefined, undefined, undefined]);
    period.cancel(new Error('only now'));
  });
});
