import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TestCounts } from './test-counts.ts';
import { reportCounts } from './test-suites.ts';

const log = vi.spyOn(console, 'log');
beforeEach(() => log.mockImplementation(() => {}));
afterEach(() => log.mockReset());

const passed: TestCounts = { passed: 3, failed: 0, failures: [], retried: [], skipped: [] };

/** The lines that a report says, without the empty one before it. */
function linesOf(suites: Record<string, TestCounts>): string[] {
  reportCounts(suites);
  return log.mock.calls.map(([line]) => String(line)).filter(Boolean);
}

it.each<[string, TestCounts, string[]]>([
  ['what passed', passed, ['Unit: 3 passed, 0 failed', '3 passed, 0 failed']],
  [
    'failures by name',
    { ...passed, failed: 1, failures: ['a > b'] },
    ['Unit: 3 passed, 1 failed', 'Failed: a > b', '3 passed, 1 failed'],
  ],
  [
    'what passed only when tried again',
    { ...passed, retried: ['a > b'] },
    ['Unit: 3 passed, 0 failed', 'Passed only when tried again: a > b', '3 passed, 0 failed'],
  ],
  [
    'skips with their reason',
    { ...passed, skipped: [{ name: 'a > b', reason: 'needs root' }] },
    ['Unit: 3 passed, 0 failed', 'Skipped: a > b: needs root', '1 skipped', '3 passed, 0 failed'],
  ],
  [
    'a skip without a reason as a failure',
    { ...passed, skipped: [{ name: 'a > b', reason: undefined }] },
    ['Unit: 3 passed, 0 failed', 'Skipped without a reason: a > b', '3 passed, 1 failed'],
  ],
])('says %s', (_, counts, lines) => expect(linesOf({ Unit: counts })).toEqual(lines));

it('sums up all suites', () => {
  const suites = { Unit: passed, Browser: { ...passed, passed: 4, failed: 2, failures: ['a', 'b'] } };
  expect(linesOf(suites).at(-1)).toBe('7 passed, 2 failed');
  expect(reportCounts(suites)).toEqual({ failed: 2 });
});
