import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it, type TestContext, vi } from 'vitest';
import { product } from '#contract/product.ts';
import {
  createUpdateHarness,
  type RunningApp,
  type UpdateHarness,
} from '#tests/support/desktop/update-harness.ts';
import { DebianUpdater } from './open-updater.ts';

let harness: UpdateHarness;
let app: RunningApp;
let command: string;

/** Replaces the password prompt: it records the command, and exits with this code. */
function answerPassword(code: number): void {
  const folder = join(harness.installed.folder, 'programs');
  mkdirSync(folder);
  writeFileSync(join(folder, 'pkexec'), `#!/bin/sh\nprintf '%s\\n' "$@" >> "${command}"\nexit ${code}\n`, {
    mode: 0o755,
  });
  vi.stubEnv('PATH', [folder, '/usr/bin', '/bin'].join(delimiter));
}

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const started = () => read(join(harness.installed.folder, 'started'));

function skipOffLinux(skip: TestContext['skip']): void {
  if (process.platform !== 'linux') skip('packages of Debian are installed on Linux alone');
}

beforeEach(async () => {
  // Root would install without a prompt.
  if (process.getuid) vi.spyOn(process, 'getuid').mockReturnValue(1000);
  harness = await createUpdateHarness(undefined, DebianUpdater);
  command = join(harness.installed.folder, 'asked');
  harness.feed.offer({ version: '1.1.0', fileUrl: `${product.slug}-1.1.0.deb` });
  app = harness.start();
  await app.updates.check();
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await harness.stop();
});

it('a package is installed by apt with a password, only at a restart', async ({ skip }) => {
  skipOffLinux(skip);
  answerPassword(0);
  expect(app.state()).toMatchObject({ status: 'ready', version: '1.1.0', requiresPassword: true });
  app.quit();
  expect(read(command)).toBe('');

  app = harness.start();
  await app.updates.check();
  app.updates.restart();
  const file = join(harness.installed.folder, `cache/pending/${product.slug}-1.1.0.deb`);
  expect(read(command).split('\n')).toEqual([
    '--disable-internal-agent',
    '/bin/bash',
    '-c',
    `apt-get install --yes -o DPkg::Lock::Timeout=60 ${file}`,
    '',
  ]);
  await expect.poll(started).toBe('old\n');
});

it('a rejected password is not requested again, and the installed app starts', async ({ skip }) => {
  skipOffLinux(skip);
  answerPassword(126);
  app.updates.restart();
  expect(read(command).match(/apt-get/g)).toHaveLength(1);
  expect(app.log.join('\n')).toContain('exited with code 126');
  await expect.poll(started).toBe('old\n');
});
