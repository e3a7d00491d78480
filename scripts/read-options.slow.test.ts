import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runProgram } from '#tests/support/run-program.ts';

async function run(file: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const program = runProgram(file, { args, env });
  return { status: await program.exited, output: program.output(), errors: program.errors() };
}

const programs = [
  ['seed', 'scripts/seed.ts'],
  ['screenshots', 'lab/screenshots/run.ts'],
  ['bench', 'lab/bench/run.ts'],
  ['drill', 'lab/drills/run.ts'],
  ['container:smoke', 'build/container/smoke.ts'],
].filter(([, file = '']) => existsSync(file));

it.each(programs)('npm run %s tells its options, and what it does not know', async (name = '', file = '') => {
  const usage = `Usage: npm run ${name}`;
  const [asked, wrong] = await Promise.all([run(file, ['--help']), run(file, ['--nonsense'])]);
  expect(asked).toEqual({ status: 0, output: expect.stringContaining(usage), errors: '' });
  expect(wrong).toMatchObject({ status: 1, errors: expect.stringMatching("'--nonsense'") });
  expect(wrong.errors).toContain(usage);
  expect(wrong.errors).not.toContain('    at ');
  expect(wrong.output).toBe(wrong.errors);
});
