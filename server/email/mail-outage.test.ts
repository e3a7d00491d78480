import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMailOutage } from './mail-outage.ts';

const connection = Object.assign(new Error('refused'), { command: 'CONN' });
let hurried: (number | undefined)[];

beforeEach(() => {
  vi.useFakeTimers();
  hurried = [];
});
afterEach(() => {
  vi.useRealTimers();
});

const begin = () => createMailOutage(async (most) => void hurried.push(most));

it('one mail is tried every two seconds while the server is down, and all follow when one has been sent', async () => {
  const outage = begin();
  outage.failed(connection);
  outage.failed(connection);
  await vi.advanceTimersByTimeAsync(6100);
  expect(hurried).toEqual([1, 1, 1]);
  await outage.succeeded();
  expect(hurried.at(-1)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(hurried).toHaveLength(4);
  await outage.succeeded();
  expect(hurried).toHaveLength(4);
});

it('a temporarily rejected recipient is no outage', async () => {
  const outage = begin();
  outage.failed(Object.assign(new Error('greylisted'), { command: 'RCPT TO' }));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(hurried).toEqual([]);
});

it('nothing is tried once it has stopped', async () => {
  const outage = begin();
  outage.failed(connection);
  outage.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(hurried).toEqual([]);
});
