import { configDefaults, defineConfig } from 'vitest/config';
import { addModulePaths } from './build/add-module-paths.ts';
import { isPartOfRun } from './scripts/testing/progress.ts';

const files = '{build,contract,electron,lab,packages,server,renderer,scripts,tests}/**/*';
const tests = `${files}.test.{ts,tsx}`;
const slowTests = '**/*.slow.test.{ts,tsx}';
// What `npm run add` writes from: these run in an app.
const exclude = [...configDefaults.exclude, 'packages/cli/**/templates/**'];

export default defineConfig({
  plugins: [addModulePaths()],
  test: {
    // `npm test` runs the project 'quick', `npm run test:all` both: docs/testing.md.
    projects: [
      { extends: true, test: { name: 'quick', include: [tests], exclude: [...exclude, slowTests] } },
      { extends: true, test: { name: 'slow', include: [slowTests], exclude } },
    ],
    globalSetup: './tests/support/global-setup.ts',
    setupFiles: ['patch-driver', 'define-app', 'await-imports', 'show-server-errors'].map(
      (name) => `./tests/support/${name}.ts`,
    ),
    environment: 'node',
    reporters: [isPartOfRun ? 'minimal' : 'default', './tests/support/vitest-counter.ts'],
    // By default one core is left idle: half of a machine with two.
    maxWorkers: '100%',
    // The files of a worker share their modules, which are loaded once: a third of the time where tests are short. A
    // test takes back what it changes beside its own objects: stubs, timers, variables of the environment.
    isolate: false,
    // They end what hangs, also on a machine that is five times slower than a developer's.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // What a test waits for may take long on a busy machine; the default is a second.
    expect: { poll: { timeout: 60_000 } },
    coverage: {
      reporter: ['text-summary', 'html'],
      // Also where a test fails: what it says is then too low, and the run's own output says so.
      reportOnFailure: true,
      include: [`${files}.{ts,tsx}`],
      exclude: [tests, '**/*.d.ts', '{lab,packages,tests}/**', 'packages/cli/**/templates/**'],
    },
  },
});
