import { expect, test } from 'vitest';
import { environmentErrors, hosted } from '#tests/support/environment-errors.ts';
import { parseEnvironment } from './environment.ts';

test('a process serves and runs jobs unless told otherwise', () => {
  expect(parseEnvironment({}).processType).toBe('all');
  expect(parseEnvironment({ PROCESS: 'web' }).processType).toBe('web');
  expect(environmentErrors({ PROCESS: 'many' })).toEqual(['PROCESS: must be all, web or worker']);
});

test('a worker needs a database that is not embedded', () => {
  expect(environmentErrors({ PROCESS: 'worker' })).toEqual([
    'DATABASE_URL: is required with PROCESS=worker: the embedded database has one process alone',
  ]);
  expect(parseEnvironment({ PROCESS: 'worker', DATABASE_URL: 'postgres://db/x' }).processType).toBe('worker');
});

test('a worker stops at once: no load balancer has to notice', () => {
  expect(parseEnvironment({ ...hosted, PROCESS: 'web' }).shutdownDelay).toBe(5);
  expect(parseEnvironment({ ...hosted, PROCESS: 'worker' }).shutdownDelay).toBe(0);
});
