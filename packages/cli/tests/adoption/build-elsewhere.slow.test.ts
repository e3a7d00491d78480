import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ensureBuilt } from '../../../../scripts/ensure-built.ts';
import { copyProject } from '../guides/project-copy.ts';
import { skipUnlessThorough } from '../guides/skip-unless-thorough.ts';

it('a build made elsewhere starts on what npm ci --omit=dev installs, and is not made again', async (context) => {
  skipUnlessThorough(context);
  expect(await ensureBuilt()).toBe(true);
  const copy = copyProject();
  try {
    // A link to those of this project, with development's.
    rmSync(join(copy.folder, 'node_modules'));
    cpSync(join(import.meta.dirname, '../../../../dist'), join(copy.folder, 'dist'), { recursive: true });
    expect(await copy.run('npm', 'ci', '--omit=dev', '--prefer-offline', '--no-progress')).toBe('');
    const output = await startAndStop(copy.folder);
    expect(output).not.toContain('Building');
  } finally {
    copy.remove();
  }
}, 300_000);

/** What `npm start` runs there, until its pages answer. */
async function startAndStop(folder: string): Promise<string> {
  const { PATH, HOME } = process.env;
  const server = spawn(process.execPath, ['scripts/start.js'], {
    cwd: folder,
    env: { PATH, HOME, NODE_ENV: 'production', PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => {
      output += text;
    });
  const ended = once(server, 'exit');
  try {
    await expect.poll(() => output, { timeout: 120_000 }).toMatch(/ Open +\S+/);
    const url = / Open +(\S+)/.exec(output)?.[1];
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await (await fetch(`${url}/login`)).text()).toContain('</html>');
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
  return output;
}
