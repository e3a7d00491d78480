import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callbackLink } from '#contract/desktop/addresses.ts';
import { product } from '#contract/product.ts';
import { hasXdgTools } from '#scripts/desktop/set-up-xdg-tools.ts';
import { expect, test } from './desktop-test.ts';
import { signIn } from './harness/sign-in.ts';

test('an AppImage registers itself for links if the user agrees, until the user disables it', {
  tag: '@slow',
}, async ({ launch, server }) => {
  test.info().skip(!hasXdgTools(), 'the tools of Linux desktops are missing');
  const home = await mkdtemp(join(tmpdir(), 'test-home-'));
  const env = { HOME: home, PATH: process.env.PATH, DISPLAY: ':99' };
  const run = (tool: string, ...args: string[]) => execFileSync(tool, args, { env, encoding: 'utf8' }).trim();
  const opener = () => run('xdg-mime', 'query', 'default', `x-scheme-handler/${product.deepLinkScheme}`);
  const started = () =>
    existsSync(join(home, 'started')) ? readFileSync(join(home, 'started'), 'utf8').trim() : '';
  const image = join(home, `${product.name}.AppImage`);
  await writeFile(image, `#!/bin/sh\nprintf '%s\\n' "$@" > "$HOME/started"\n`, { mode: 0o755 });
  const resources = join(home, 'unfolded/resources');
  await mkdir(resources, { recursive: true });
  const options = {
    packaged: true,
    resources,
    env: { HOME: home, DISPLAY: ':99', APPIMAGE: image, APPDIR: join(home, 'unfolded') },
  };

  const desktop = await launch(options);
  const page = await desktop.window();
  await page.getByText('Let the browser open this app again').waitFor();
  expect(opener()).toBe('');
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByText('Let the browser open this app again')).toBeHidden();
  expect(opener()).toBe(`${product.slug}.desktop`);
  run('xdg-open', `${callbackLink}?code=x`);
  await expect.poll(started).toBe(`${callbackLink}?code=x`);

  await signIn(page, server, 'ada@example.com');
  await page.goto(await desktop.url('/app/account'));
  const links = page.getByRole('switch', { name: 'Links from the browser' });
  await expect(links).toBeChecked();
  await links.click();
  await expect(links).not.toBeChecked();
  await expect.poll(opener).toBe('');
  expect(existsSync(join(home, '.local/share/applications', `${product.slug}.desktop`))).toBe(false);
  await rm(home, { recursive: true, force: true });
});
