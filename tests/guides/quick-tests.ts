/** What `vitest run` is given in copies and made apps: the tests over all features, and those that start few servers. */
export const quickTests = [
  'contract',
  'renderer',
  'scripts',
  'server/api',
  'server/config/environment-example.test.ts',
  'server/pages/language-choices.test.ts',
  'server/lists',
  'server/records',
  'server/users',
  'tests/lint',
  'tests/attacks/every-operation',
];
