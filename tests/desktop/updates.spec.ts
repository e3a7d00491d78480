import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { product } from '#contract/product.ts';
import { startUpdateFeed, type UpdateFeed } from '#tests/support/desktop/update-feed.ts';
import { test as base, expect, type LaunchOptions } from './desktop-test.ts';
import { signIn } from './harness/sign-in.ts';

/** An AppImage, as seen by an update: a script that starts, and records it. */
const image = (name: string) => `#!/bin/sh\necho ${name} >> "$(dirname "$0")/started"\n`;

interface Installed {
  launch: LaunchOptions;
  /** Current content of the AppImage. */
  image(): string;
  /** Names of the images started since. */
  started(): string;
}

const test = base.extend<{ feed: UpdateFeed; installed: Installed }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
  feed: async ({}, use) => {
    const feed = await startUpdateFeed();
    await use(feed);
    await feed.stop();
  },
  installed: async ({ feed }, use) => {
    base.info().skip(process.platform !== 'linux', 'elsewhere an installer of that system takes part');
    const folder = await mkdtemp(join(tmpdir(), 'test-installed-'));
    const file = join(folder, `${product.name}.AppImage`);
    const resources = join(folder, 'unfolded/resources');
    await mkdir(resources, { recursive: true });
    await writeFile(file, image('old'), { mode: 0o755 });
    await writeFile(
      join(resources, 'app-update.yml'),
      JSON.stringify({ provider: 'generic', url: feed.url }),
    );
    const started = join(folder, 'started');
    await use({
      launch: {
        packaged: true,
        resources,
        env: { APPIMAGE: file, APPDIR: join(folder, 'unfolded'), XDG_CACHE_HOME: join(folder, 'cache') },
      },
      image: () => readFileSync(file, 'utf8'),
      started: () => (existsSync(started) ? readFileSync(started, 'utf8') : ''),
    });
    await rm(folder, { recursive: true, force: true });
  },
});

test('a new version is downloaded in the background, waits for unsaved text, and replaces the old at a restart', {
  tag: '@slow',
}, async ({ launch, feed, installed, server }) => {
  feed.offer({
    version: '9.1.0',
    file: image('new'),
    served: 'slow',
    releaseNotes: '<p>Faster &amp; calmer.</p><script>alert(1)</script>',
  });
  const desktop = await launch(installed.launch);
  const page = await desktop.window();
  await signIn(page, server, 'admin@example.com');
  await page.goto(await desktop.url('/manager'));

  await expect(page.getByRole('progressbar', { name: 'Downloading version 9.1.0' })).toBeVisible();
  feed.finish();
  await page.getByRole('button', { name: 'What is new in 9.1.0' }).click();
  const notes = page.getByRole('dialog', { name: 'What is new in 9.1.0' });
  await expect(notes.getByRole('region', { name: 'Release notes' })).toHaveText('Faster & calmer.');
  await notes.getByRole('button', { name: 'Later' }).click();

  await page.goto(await desktop.url('/manager/users/new'));
  await page.getByLabel('Name').fill('Not saved');
  const restart = page.getByRole('button', { name: 'Restart to update' });
  await restart.click();
  await expect.poll(async () => (await desktop.records()).dialogs.length).toBe(1);
  await expect(page.getByLabel('Name')).toHaveValue('Not saved');
  expect(installed.image()).toBe(image('old'));

  await desktop.answerDialogs(0);
  await restart.click();
  expect(await desktop.exited).toBe(0);
  expect(installed.image()).toBe(image('new'));
  await expect.poll(installed.started).toBe('new\n');
});
