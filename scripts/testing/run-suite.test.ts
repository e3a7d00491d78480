import { expect, it } from 'vitest';
import { countsVariable, type TestCounts } from './test-counts.ts';
import { runSuite } from './test-suites.ts';

const passed: TestCounts = { passed: 2, failed: 0, failures: [], retried: [], skipped: [], files: [] };
const failed: TestCounts = { ...passed, failed: 1, failures: ['a > b'] };

/** A runner that writes these counts, if any, and then does what the code says. */
function runner(counts: TestCounts | string | undefined, code = ''): string[] {
  const text = typeof counts === 'string' ? counts : JSON.stringify(counts);
  const write = `require('node:fs').writeFileSync(process.env.${countsVariable}, ${JSON.stringify(text)});`;
  return ['-e', (counts === undefined ? '' : write) + code];
}

it.each<[string, string[], TestCounts]>([
  ['a runner that ends well counts as it says', runner(passed), passed],
  ['a runner with failed tests counts as it says', runner(failed, 'process.exit(1)'), failed],
  [
    'a runner that fails without a failed test is a failure',
    runner(passed, 'process.exit(3)'),
    { ...passed, failed: 1, failures: ['the runner ended with 3'] },
  ],
  [
    'a runner that is killed is a failure',
    runner(passed, "process.kill(process.pid, 'SIGKILL')"),
    { ...passed, failed: 1, failures: ['the runner ended with 1'] },
  ],
  [
    'a runner that counts nothing is a failure',
    runner(undefined),
    { ...passed, passed: 0, failed: 1, failures: ['the runner wrote no counts'] },
  ],
  [
    'a runner that dies while it writes is a failure',
    runner('{"passed":'),
    { ...passed, passed: 0, failed: 1, failures: ['the runner wrote no counts'] },
  ],
])('%s', async (_, args, counts) => expect(await runSuite('a suite', args)).toEqual(counts));
