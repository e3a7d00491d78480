import { onElectron } from './find-electron.ts';

/** The app is built once, before its tests begin. */
export const desktopProjects = [
  {
    name: 'desktop build',
    testDir: 'tests/desktop',
    testMatch: 'build.setup.ts',
    outputDir: 'test-results/build',
  },
  {
    name: `desktop${onElectron}`,
    testDir: 'tests/desktop',
    testMatch: '**/*.spec.ts',
    outputDir: 'test-results/desktop',
    dependencies: ['desktop build'],
  },
];
