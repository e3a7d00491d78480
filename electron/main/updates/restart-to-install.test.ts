import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  createUpdateHarness,
  oldImage,
  type RunningApp,
  type UpdateHarness,
} from '#tests/support/desktop/update-harness.ts';
import { createRestart } from './restart-to-install.ts';

const newImage = oldImage.replace('echo old', 'echo new');
let harness: UpdateHarness;
let app: RunningApp;

beforeEach(async () => {
  harness = await createUpdateHarness();
  harness.feed.offer({ version: '1.1.0', file: newImage });
  app = harness.start();
  await app.updates.check();
});
afterEach(() => harness.stop());

/** The images started since. */
function started(): string {
  const file = join(harness.installed.folder, 'started');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The images whose start was initiated: that they run is known only later. */
function starts(): string[] {
  return app.log.filter((entry) => entry.includes('Executing: '));
}

it('a restart replaces the old version by the new, and starts it', async () => {
  expect(harness.image()).toBe(oldImage);
  app.updates.restart();

  expect(harness.image()).toBe(newImage);
  expect(starts()).toHaveLength(1);
  await expect.poll(started).toBe('new\n');
  expect(app.log).toContain('lock released');
});

it('quitting the app replaces the old version by the new, and starts nothing', () => {
  app.quit();

  expect(harness.image()).toBe(newImage);
  expect(starts()).toEqual([]);
});

it('nothing is installed while a window has unsaved text, and quitting later does not restart', () => {
  app.holdWindows(true);
  app.updates.restart();
  expect(harness.image()).toBe(oldImage);
  expect(app.state()).toMatchObject({ status: 'ready' });

  app.holdWindows(false);
  app.quit();
  expect(harness.image()).toBe(newImage);
  expect(starts()).toEqual([]);
});

it('pending data is saved before the new version is installed', async () => {
  const seen: string[] = [];
  app.putOffEnd(async () => {
    seen.push(harness.image());
  });
  app.updates.restart();

  await expect.poll(started).toBe('new\n');
  expect(seen).toEqual([oldImage]);
});

it('nothing is installed when the app crashes', () => {
  app.holdWindows(true);
  app.updates.restart();
  app.crash();

  expect(harness.image()).toBe(oldImage);
});

it('the old version starts again if it cannot be replaced', async () => {
  // Occupies the path at which the new file would be written.
  mkdirSync(`${harness.installed.image}.new`);
  app.updates.restart();

  await expect.poll(started).toBe('old\n');
  expect(harness.image()).toBe(oldImage);
  rmSync(`${harness.installed.image}.new`, { recursive: true });
});

it('on macOS the system closes the windows, installs and starts', () => {
  const macApp = { on: vi.fn(), quit: vi.fn(), releaseSingleInstanceLock: vi.fn() };
  const updater = { quitAndInstall: vi.fn() };
  createRestart({ app: macApp, updater, platform: 'darwin' })();

  expect(updater.quitAndInstall).toHaveBeenCalledOnce();
  expect(macApp.quit).not.toHaveBeenCalled();
});
