import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '#scripts/run-command.ts';
import { countsVariable, type TestCounts } from './test-counts.ts';

/**
 * Runs a test runner under this Node and returns what it counted. A runner that fails without a failed test, or dies
 * before it has counted, is one failure: nothing that went wrong may sum up to success.
 */
export async function runSuite(args: string[], env: NodeJS.ProcessEnv = process.env): Promise<TestCounts> {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-counts-'));
  const file = join(folder, 'counts.json');
  try {
    const code = await runCommand(process.execPath, args, { env: { ...env, [countsVariable]: file } });
    const counts = readCounts(file);
    if (code !== 0 && counts.failed === 0)
      return { ...counts, failed: 1, failures: [`the runner ended with ${code}`] };
    return counts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readCounts(file: string): TestCounts {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TestCounts;
  } catch {
    return { passed: 0, failed: 1, failures: ['the runner wrote no counts'], retried: [], skipped: [] };
  }
}
