import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('tests of a machine that has more say why they are skipped elsewhere', () => {
  const tests = globSync('{build,contract,create,electron,renderer,scripts,server,tests}/**/*.test.{ts,tsx}');
  expect(tests.length).toBeGreaterThan(100);
  // Both skip without a word; `skip('…')` of a test's context leaves the reason that the end of a run prints.
  const wordless = /\.(?:runIf|skipIf)\(/;
  expect(tests.filter((file) => wordless.test(readFileSync(file, 'utf8')))).toEqual([]);
});
