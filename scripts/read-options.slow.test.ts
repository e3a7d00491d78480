import { expect, it } from 'vitest';
import { runProgram } from '#tests/support/run-program.ts';

async function run(file: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const program = runProgram(file, { args, env });
  return { status: await program.exited, output: program.output(), errors: program.errors() };
}

it.each([
  ['seed', 'scripts/seed.ts'],
  ['screenshots', 'lab/screenshots/run.ts'],
  ['bench', 'lab/bench/run.ts'],
  ['drill', 'lab/drills/run.ts'],
  ['container:smoke', 'lab/container/smoke.ts'],
])('npm run %s tells its options, and what it does not know', async (name, file) => {
  const usage = `Usage: npm run ${name}`;
  const [asked, wrong] = await Promise.all([run(file, ['--help']), run(file, ['--nonsense'])]);
  expect(asked).toEqual({ status: 0, output: expect.stringContaining(usage), errors: '' });
  expect(wrong).toMatchObject({ status: 1, errors: expect.stringMatching("'--nonsense'") });
  expect(wrong.errors).toContain(usage);
  expect(wrong.errors).not.toContain('    at ');
  expect(wrong.output).toBe(wrong.errors);
});

it('npm run rename NAME --dry-run, without --, renames nothing', async () => {
  const { status, errors } = await run('scripts/rename.ts', ['Shelfmark'], {
    npm_command: 'run',
    npm_config_dry_run: 'true',
  });
  expect([status, errors]).toEqual([1, expect.stringContaining('npm took --dry-run for itself')]);
});
