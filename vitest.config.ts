import { configDefaults, defineConfig } from 'vitest/config';
import { SlowTestsFirst } from './tests/support/slow-tests-first.ts';

export default defineConfig({
  test: {
    include: ['{build,contract,create,electron,server,renderer,scripts,tests}/**/*.test.{ts,tsx}'],
    // The files of a guide: they run in the copy that its test makes.
    exclude: [...configDefaults.exclude, 'scripts/add/**/templates/**', 'tests/guides/tools/**'],
    globalSetup: './tests/support/global-setup.ts',
    setupFiles: ['./tests/support/patch-driver.ts', './tests/support/await-imports.ts'],
    environment: 'node',
    reporters: ['default', './tests/support/vitest-counter.ts'],
    // By default one core is left idle: half of a machine with two.
    maxWorkers: '100%',
    // The files of a worker share their modules, which are loaded once: a third of the time where tests are short. A
    // test takes back what it changes beside its own objects: stubs, timers, variables of the environment.
    isolate: false,
    sequence: { sequencer: SlowTestsFirst },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // What a test waits for may take long on a busy machine; the default is a second.
    expect: { poll: { timeout: 20_000 } },
  },
});
