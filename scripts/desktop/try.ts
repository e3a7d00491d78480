/**
 * `npm run desktop:try`: starts the packaged app of this system and makes sure that it shows a page, and that the fuses
 * keep out who would use it as Node or debug it. Its specs cannot do that: they steer Electron by what the fuses forbid.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { bundleOrigin } from '#contract/desktop/addresses.ts';
import { product } from '#contract/product.ts';
import packageJson from '../../package.json' with { type: 'json' };

const programs: Partial<Record<NodeJS.Platform, string>> = {
  linux: `linux*-unpacked/${product.slug}`,
  darwin: `mac*/${product.name}.app/Contents/MacOS/${product.name}`,
  win32: `win*-unpacked/${product.name}.exe`,
};

const patience = 60_000;
const program = packagedProgram();
const data = mkdtempSync(join(tmpdir(), 'packaged-'));
const start = (args: string[], variables: NodeJS.ProcessEnv = {}) => {
  const child = spawn(program, [`--user-data-dir=${data}`, ...args], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 2 * patience,
  });
  const exited = once(child, 'exit');
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  return { child, exited, output: () => output };
};

const app = start(['--remote-debugging-port=0']);
try {
  const page = await firstPage();
  await page.getByRole('heading').first().waitFor({ timeout: patience });
  const version = await page.evaluate('window.desktop.app.state().then(({ version }) => version)');
  assert.equal(version, packageJson.version);
  console.log(`The packaged app ${version} shows '${await page.title()}'.`);

  // Each is a second start of the same app, which hands over to the first and ends.
  const asNode = start(['-e', 'console.log("as", "Node")'], { ELECTRON_RUN_AS_NODE: '1' });
  await asNode.exited;
  assert.doesNotMatch(asNode.output(), /as Node/);
  const debugged = start(['--inspect=0']);
  await debugged.exited;
  assert.doesNotMatch(debugged.output(), /Debugger listening/);
  console.log('Its fuses keep out Node and its debugger.');
} catch (error) {
  console.error(app.output());
  throw error;
} finally {
  app.child.kill();
  await app.exited;
  rmSync(data, { recursive: true, force: true, maxRetries: 5 });
}

/** The app's own page; Chromium's debugger, unlike Node's, sees pages alone. */
async function firstPage(): Promise<Page> {
  const address = await until(
    () => /DevTools listening on (ws:\S+)/.exec(app.output())?.[1],
    'The packaged app does not start',
  );
  const browser = await chromium.connectOverCDP(address);
  const pages = () => browser.contexts().flatMap((context) => context.pages());
  return until(
    () => pages().find((page) => page.url().startsWith(bundleOrigin)),
    'The packaged app shows no page of its own',
  );
}

async function until<Found>(look: () => Found | undefined, otherwise: string): Promise<Found> {
  for (const end = Date.now() + patience; Date.now() < end; await setTimeout(100)) {
    const found = look();
    if (found !== undefined) return found;
  }
  throw new Error(otherwise);
}

/** The app of this system as `npm run desktop:package` left it; fails where there is none. */
function packagedProgram(): string {
  const [program] = globSync(`dist/desktop/packages/${programs[process.platform]}`);
  if (!program) throw new Error('There is no packaged app here: npm run desktop:package makes one');
  return program;
}
