import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  createUpdateHarness,
  oldImage,
  type RunningApp,
  type UpdateHarness,
} from '#tests/support/update-harness.ts';
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

/** Which images were started since. */
function started(): string {
  const file = join(harness.installed.folder, 'started');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Images whose start was begun: that they run is seen only later. */
function starts(): string[] {
  return app.log.filter((entry) => entry.includes('Executing: '));
}

it('a restart puts the new version in the place of the old, and starts it', async () => {
  expect(harness.image()).toBe(oldImage);
  app.updates.restart();

  expect(harness.image()).toBe(newImage);
  expect(starts()).toHaveLength(1);
  await expect.poll(started).toBe('new\n');
  expect(app.log).toContain('lock released');
});

it('leaving the app puts the new version in the place of the old, and starts nothing', () => {
  app.quit();

  expect(harness.image()).toBe(newImage);
  expect(starts()).toEqual([]);
});

it('nothing is installed while a window holds unsaved text, and leaving later is no restart', () => {
  app.holdWindows(true);
  app.updates.restart();
  expect(harness.image()).toBe(oldImage);
  expect(app.state()).toMatchObject({ status: 'ready' });

  app.holdWindows(false);
  app.quit();
  expect(harness.image()).toBe(newImage);
  expect(starts()).toEqual([]);
});

it('what is still to be stored is stored before the new version is there', async () => {
  const seen: string[] = [];
  app.putOffEnd(async () => {
    seen.push(harness.image());
  });
  app.updates.restart();

  await expect.poll(started).toBe('new\n');
  expect(seen).toEqual([oldImage]);
});

it('nothing is installed when the app ends by a fault', () => {
  app.holdWindows(true);
  app.updates.restart();
  app.crash();

  expect(harness.image()).toBe(oldImage);
});

it('the old version starts again where it cannot be replaced', async () => {
  // Stands where the new file would be laid down beside the old one.
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
