import { expect, it } from 'vitest';
import { runProgram } from '../../../tests/support/run-program.ts';

/** Without `--`, npm takes the option for its setting of the same name. */
it.each([
  ['organization', 'npm took --scope for itself'],
  ['@acme', "'9' is no name of an entity"],
])('npm run add … --scope %s, without --', async (scope, message) => {
  const program = runProgram('packages/cli/main.ts', {
    args: ['add', 'entity', '9', 'name:text!'],
    env: { npm_command: 'run', npm_config_scope: scope },
  });
  expect([await program.exited, program.errors()]).toEqual([1, expect.stringContaining(message)]);
});
