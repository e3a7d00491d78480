import { defineConfig } from 'playwright/test';
import { desktopProjects } from './scripts/desktop/playwright-projects.ts';
import { chromiumArguments, findChromium } from './scripts/find-chromium.ts';
import { isPartOfRun } from './scripts/testing/progress.ts';
import './tests/support/define-app.ts';

export default defineConfig({
  // Folders of their own: each run empties those of its projects.
  projects: [
    // First, as they take longest.
    ...desktopProjects,
    {
      name: 'web',
      testDir: 'tests',
      testMatch: ['tests/web/**/*.spec.ts', 'tests/attacks/**/*.spec.ts'],
      outputDir: 'test-results/web',
    },
  ],
  globalSetup: './tests/support/playwright-setup.ts',
  reporter: [...(isPartOfRun ? [] : [['list'] as const]), ['./tests/support/playwright-counter.ts']],
  forbidOnly: Boolean(process.env.CI),
  // See tests/support/playwright-counter.ts.
  retries: process.env.CI ? 1 : 0,
  // They end what hangs, also on a machine that is five times slower than a developer's.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  use: {
    // A press on something that is not there ends before the test does.
    actionTimeout: 60_000,
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'UTC',
    // Movements take a tenth of the time, and hardly a test is about them; those of tests/web/ui are shown them.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording each test costs a fifth of the time, and a picture is taken of those that pass as well; in CI what
    // fails is tried again, and recorded then, with pictures.
    trace: 'on-first-retry',
    screenshot: process.env.CI ? 'off' : 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments() },
  },
});
