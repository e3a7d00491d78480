/** What `vitest run` is given in copies and made apps: the tests over all features, and those that start few servers. */
export const quickTests = [
  'contract',
  'electron',
  'renderer',
  'scripts',
  'server/api',
  'server/config',
  'server/email',
  'server/http',
  'server/pages',
  'server/lists',
  'server/records',
  'server/users',
  'tests/lint',
  'tests/operations',
];
