import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'playwright/test';
import { findFreePort } from '#server/database/embedded/ensure-postmaster.ts';

// `npm run dev` in a copy of the sources, which the test may change.

const root = resolve(import.meta.dirname, '../..');
const left = ['node_modules', 'dist', '.git', '.latchkey', 'test-results'];

test('a change of the renderer reloads by itself, one of the server restarts it on the same database', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-dev-'));
  // PostgreSQL's own user must be able to pass when root runs the test.
  chmodSync(folder, 0o711);
  const copy = join(folder, 'copy');
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => !left.includes(relative(root, path).split('/')[0] ?? ''),
  });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  const port = await findFreePort();
  const dataDir = join(folder, 'data');
  const dev = spawn('npm', ['run', 'dev'], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: '', PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  let output = '';
  dev.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const starts = () => output.split(' is ready ').length - 1;
  const change = (file: string, from: string, to: string) => {
    const path = join(copy, file);
    const source = readFileSync(path, 'utf8');
    expect(source).toContain(from);
    writeFileSync(path, source.replace(from, to));
  };
  try {
    await expect.poll(starts, { timeout: 60_000 }).toBe(1);
    const login = `http://localhost:${port}/login`;
    await page.goto(login);
    await page.getByRole('textbox').fill('ada@example.com');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    change(
      'renderer/features/sign-in/login-page.tsx',
      "t('login.titleWithSignUp')",
      "'Changed while running'",
    );
    await expect(page.getByRole('heading', { name: 'Changed while running' })).toBeVisible({
      timeout: 30_000,
    });
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

    const postmaster = readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8');
    change('server/banner.ts', 'is ready (', 'is ready (again, ');
    await expect.poll(starts, { timeout: 60_000 }).toBe(2);
    expect(output).toContain('is ready (again, ');
    expect(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')).toBe(postmaster);
    // The page waits for the server to come back, and loads itself anew.
    await page.waitForFunction(() => !('sameDocument' in window), undefined, { timeout: 30_000 });
    expect((await page.request.get(login)).status()).toBe(200);
  } finally {
    const exited = once(dev, 'exit');
    dev.kill('SIGTERM');
    await exited;
    expect(existsSync(join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false);
    rmSync(folder, { recursive: true, force: true });
  }
});
