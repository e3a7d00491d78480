import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { findFreePort } from 'local-postgres/find-free-port';
import { product } from '#contract/product.ts';
import { blankEnvironment } from './blank-environment.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';

const root = resolve(import.meta.dirname, '../..');
const left = ['node_modules', 'dist', '.git', `.${product.slug}`, 'test-results'];

export interface DevServer {
  /** Origin, without a slash at its end. */
  url: string;
  /** The copy of the project that it runs. */
  folder: string;
  mailbox: Mailbox;
  /** Where its embedded PostgreSQL writes the number of its process, while it runs. */
  postmasterFile: string;
  /** Everything it has written so far. */
  output(): string;
  /** How often it has said that it is ready. */
  starts(): number;
  /** Replaces a text in one of its sources. */
  change(file: string, from: string, to: string): void;
  /** Ends it, database and all. */
  stop(): Promise<void>;
  /** Takes its files away. */
  remove(): void;
}

/**
 * `npm run dev` in a copy of the sources, which the test may change.
 * @param variables of the environment beyond those it needs
 */
export async function startDevServer(variables: NodeJS.ProcessEnv = {}): Promise<DevServer> {
  const folder = mkdtempSync(join(tmpdir(), 'test-dev-'));
  // PostgreSQL's own user must be able to pass when root runs the test.
  chmodSync(folder, 0o711);
  const copy = join(folder, 'copy');
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => !left.includes(relative(root, path).split('/')[0] ?? ''),
  });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  const [port, mailbox] = await Promise.all([findFreePort(), startMailbox()]);
  const dataDir = join(folder, 'data');
  const env = { ...blankEnvironment(), PORT: String(port), DATA_DIR: dataDir, SMTP_URL: mailbox.url };
  const dev = spawn('npm', ['run', 'dev'], {
    cwd: copy,
    env: { ...process.env, ...env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [dev.stdout, dev.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  return {
    url: `http://localhost:${port}`,
    folder: copy,
    mailbox,
    postmasterFile: join(dataDir, 'postgres/data/postmaster.pid'),
    output: () => output,
    starts: () => output.split(' is ready ').length - 1,
    change(file, from, to) {
      const path = join(copy, file);
      const source = readFileSync(path, 'utf8');
      if (!source.includes(from)) throw new Error(`${file} holds no ${from}`);
      writeFileSync(path, source.replace(from, to));
    },
    async stop() {
      const exited = once(dev, 'exit');
      dev.kill('SIGTERM');
      await exited;
      await mailbox.stop();
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
