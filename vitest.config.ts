import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,server,renderer,scripts,tests}/**/*.test.{ts,tsx}'],
    globalSetup: './tests/support/global-setup.ts',
    environment: 'node',
    reporters: ['default', './tests/support/vitest-counter.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
