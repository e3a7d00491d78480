import { isPartOfRun } from '../testing/progress.ts';
import { onElectron } from './find-electron.ts';

/**
 * The app is built once, before its tests begin. `npm test` has built it already: there the tests wait for no other
 * project, since Playwright begins what depends on another one when all others have ended.
 */
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
    dependencies: isPartOfRun ? [] : ['desktop build'],
  },
];
