import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

function run(file: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

it.each([
  ['seed', 'scripts/seed.ts'],
  ['screenshots', 'scripts/screenshots.ts'],
  ['bench', 'tests/bench/run.ts'],
  ['drill', 'tests/drills/run.ts'],
  ['container:smoke', 'scripts/smoke-container.ts'],
])('npm run %s tells its options, and what it does not know', (name, file) => {
  const usage = `Usage: npm run ${name}`;
  expect(run(file, '--help')).toEqual({ status: 0, stdout: expect.stringContaining(usage), stderr: '' });
  const wrong = run(file, '--nonsense');
  expect(wrong).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching("'--nonsense'") });
  expect(wrong.stderr).toContain(usage);
  expect(wrong.stderr).not.toContain('    at ');
});
