import { test as base } from 'playwright/test';
import { type ProductionServer, startProductionServer } from '#tests/support/start-production-server.ts';
import type { LaunchOptions } from './harness/desktop-process.ts';
import { type Desktop, launchDesktop } from './harness/launch-desktop.ts';

export { expect } from 'playwright/test';
export type { Desktop, LaunchOptions };

type Fixtures = {
  /** Options with which `desktop` starts. */
  desktopOptions: LaunchOptions;
  /** Starts an app, which is closed with the test; its server is `server` by default. */
  launch(options?: LaunchOptions): Promise<Desktop>;
  /** A running app of this test. */
  desktop: Desktop;
  /** A unique address. */
  email: string;
};

type Worker = {
  server: ProductionServer;
  /** Environment variables of the server. */
  variables: NodeJS.ProcessEnv;
};

export const test = base.extend<Fixtures, Worker>({
  variables: [{ ADMIN_EMAILS: 'admin@example.com' }, { scope: 'worker', option: true }],
  server: [
    async ({ variables }, use) => {
      const server = await startProductionServer(variables);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
  email: async ({}, use) => use(`ada-${crypto.randomUUID()}@example.com`),
  desktopOptions: [{}, { option: true }],
  launch: async ({ server }, use, info) => {
    const apps: Desktop[] = [];
    await use(async (options = {}) => {
      const desktop = await launchDesktop({ server: server.url, ...options });
      apps.push(desktop);
      return desktop;
    });
    for (const desktop of apps) {
      if (info.status !== info.expectedStatus)
        await info.attach('output of the app', { body: desktop.output() });
      await desktop.dispose();
    }
  },
  desktop: async ({ launch, desktopOptions }, use) => use(await launch(desktopOptions)),
});
