import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EvaluateAnswer } from 'electron-double/control';
import { type DoubleOptions, optionsVariable } from 'electron-double/options';
import { type Browser, chromium, type Page } from 'playwright/test';
import { bundleOrigin } from '#contract/desktop/addresses.ts';
import { chromiumArguments, findChromium } from '#scripts/find-chromium.ts';
import type { DesktopProcess, LaunchOptions } from './desktop-process.ts';

const root = join(import.meta.dirname, '../../..');
const register = import.meta.resolve('electron-double/register');
const main = join(root, 'out/main/index.js');
const NODE_COMPILE_CACHE = join(root, 'node_modules/.cache/programs');
/** The same for all apps of a test run: the same folder has the same session. */
const keyringSecret = randomBytes(16).toString('hex');

/** Starts the built main under Node, on the double of Electron. */
export async function startDouble(userData: string, options: LaunchOptions): Promise<DesktopProcess> {
  const { keyring, locale, packaged, resources, offline, dark, platform } = options;
  const given: DoubleOptions = {
    userData,
    keyringSecret,
    keyring,
    locale,
    packaged,
    resources,
    offline,
    dark,
    platform,
    chromium: { program: findChromium(), arguments: chromiumArguments() },
  };
  const env = {
    // Windows starts no program without its own variables.
    ...(process.platform === 'win32' ? process.env : { PATH: process.env.PATH, HOME: process.env.HOME }),
    NODE_COMPILE_CACHE,
    ...options.env,
    [optionsVariable]: JSON.stringify(given),
  };
  const run = (args: string[], ipc: boolean) =>
    spawn(process.execPath, ['--import', register, main, ...args], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe', ...(ipc ? ['ipc' as const] : [])],
    });

  const child = run(options.args ?? [], true);
  const output = collectOutput(child);
  const exited = once(child, 'close').then(([code, signal]) => (signal ?? code) as number | NodeJS.Signals);
  const evaluate = createEvaluate(child, output);
  // From the previous run of the app.
  const portFile = join(userData, 'chromium/DevToolsActivePort');
  await evaluate((electron) => electron.app.whenReady(), undefined);
  if (!existsSync(portFile)) throw new Error(`Chromium has not started:\n${output()}`);
  const [port] = readFileSync(portFile, 'utf8').split('\n');
  // By default the last client to connect would set every page's theme to light, overriding the double's.
  const browser: Browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`, { noDefaults: true });

  // Playwright closes dialogs without a listener; here the double answers them.
  const leaveBoxes = (page: Page) => void page.on('dialog', () => {});
  for (const context of browser.contexts()) {
    context.pages().forEach(leaveBoxes);
    context.on('page', leaveBoxes);
  }

  return {
    evaluate,
    pages: () => browser.contexts().flatMap((context) => context.pages()),
    origin: () =>
      evaluate(
        (_electron, address) =>
          (
            globalThis as unknown as { electronDouble: { toPage(address: string): string } }
          ).electronDouble.toPage(address),
        bundleOrigin,
      ),
    output,
    exited,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
      await browser.close();
    },
    runAgain: async (args) => {
      const second = run(args, false);
      const said = collectOutput(second);
      const [code] = await once(second, 'close');
      if (code !== 0) throw new Error(`The second instance ended with ${code}:\n${said()}`);
    },
  };
}

function collectOutput(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return () => output;
}

function createEvaluate(child: ChildProcess, output: () => string): DesktopProcess['evaluate'] {
  let lastId = 0;
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  child.on('message', (answer: EvaluateAnswer) => {
    const call = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) call?.reject(new Error(answer.error));
    else call?.resolve(answer.result);
  });
  child.on('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error(`The app has ended:\n${output()}`));
  });
  return (run, argument) =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      waiting.set(id, { resolve: resolve as (result: unknown) => void, reject });
      child.send({ id, source: String(run), argument }, (error) => error && reject(error));
    });
}
