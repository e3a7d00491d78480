import { configDefaults, defineConfig } from 'vitest/config';

const tests = '{build,contract,create,electron,server,renderer,scripts,tests}/**/*.test.{ts,tsx}';
const slowTests = '**/*.slow.test.{ts,tsx}';
// The files of a guide: they run in the copy that its test makes.
const exclude = [...configDefaults.exclude, 'scripts/add/**/templates/**', 'tests/guides/tools/**'];

export default defineConfig({
  test: {
    // `npm test` runs the project 'quick', `npm run test:all` both: docs/testing.md.
    projects: [
      { extends: true, test: { name: 'quick', include: [tests], exclude: [...exclude, slowTests] } },
      { extends: true, test: { name: 'slow', include: [slowTests], exclude } },
    ],
    globalSetup: './tests/support/global-setup.ts',
    setupFiles: ['./tests/support/patch-driver.ts', './tests/support/await-imports.ts'],
    environment: 'node',
    reporters: ['default', './tests/support/vitest-counter.ts'],
    // By default one core is left idle: half of a machine with two.
    maxWorkers: '100%',
    // The files of a worker share their modules, which are loaded once: a third of the time where tests are short. A
    // test takes back what it changes beside its own objects: stubs, timers, variables of the environment.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // What a test waits for may take long on a busy machine; the default is a second.
    expect: { poll: { timeout: 20_000 } },
  },
});
