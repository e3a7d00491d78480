import { describe, expect, it } from 'vitest';
import { retryDelay } from './deliver-mail.ts';

const middle = 0.5;

describe('retryDelay', () => {
  it('grows up to an hour', () => {
    const delays = Array.from({ length: 9 }, (_, index) => retryDelay(index + 1, 3 * 86_400, middle));
    expect(delays).toEqual([1, 5, 30, 120, 600, 1800, 3600, 3600, 3600]);
  });

  it('never lets a code expire between two attempts: after nine minutes of outage there is still time', () => {
    let elapsed = 0;
    let lastGap = 0;
    for (let attempt = 1; elapsed < 540; attempt += 1) {
      lastGap = retryDelay(attempt, 600 - elapsed, middle);
      elapsed += lastGap;
    }
    expect(elapsed).toBeLessThan(600);
    expect(lastGap).toBeLessThan(60);
  });

  it('varies by a fifth', () => {
    expect(retryDelay(2, 86_400, 0)).toBeCloseTo(4);
    expect(retryDelay(2, 86_400, 1)).toBeCloseTo(6);
  });
});
