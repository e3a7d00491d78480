import { expect, it } from 'vitest';
import { testsOfPaths } from './tests-of-paths.ts';

it.each([
  ['a test file is run itself', 'scripts/testing/run-suite.test.ts', ['scripts/testing/run-suite.test.ts']],
  ['a source file brings the tests of its name', 'server/http/cookies.ts', ['server/http/cookies.test.ts']],
  [
    'one without tests of its own brings those of its folder',
    'server/api/check-keys.ts',
    testsOfPaths(['server/api']),
  ],
])('%s', (_, path, files) => expect(testsOfPaths([path])).toEqual(files));

it('a folder brings the tests below it, and the browser tests of its feature', () => {
  const files = testsOfPaths(['server/users']);
  expect(files).toContain('server/users/write-users.test.ts');
  expect(files).toContain('tests/web/users/list.spec.ts');
  expect(files.filter((file) => !/^(server|tests\/web)\/users\//.test(file))).toEqual([]);
});

it('a path that does not exist, and one without tests, are errors', () => {
  expect(() => testsOfPaths(['server/nowhere'])).toThrow('server/nowhere does not exist');
  expect(() => testsOfPaths(['docs'])).toThrow('no test belongs to docs');
  expect(() => testsOfPaths(['package.json'])).toThrow('no test belongs to package.json');
  expect(() => testsOfPaths(['--watch'])).toThrow('--watch is an option');
});
