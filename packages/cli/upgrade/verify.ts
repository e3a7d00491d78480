import { existsSync } from 'node:fs';
import { runNpm } from './run-npm.ts';

export interface CheckResult {
  command: string;
  passed: boolean;
}

/** Tests that need no browser, and say most in little time: rules of the sources, contract, migrations, operations. */
const quickTests = [
  'contract',
  'server/api',
  'server/app',
  'server/database/migrate.slow.test.ts',
  'server/records',
  'tests/operations',
  'tests/lint',
];

/** Runs what must hold after each change; both, also where the first fails. */
export function verify(): CheckResult[] {
  const tests = quickTests.filter((path) => existsSync(path));
  const commands = [
    ['run', 'check'],
    ['run', 'test:unit', ...(tests.length > 0 ? ['--', ...tests] : [])],
  ];
  return commands.map((args) => {
    const command = `npm ${args.join(' ')}`;
    console.error(`\n== ${command}`);
    return { command, passed: runNpm(args).isOk };
  });
}
