import { EventEmitter } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import * as http from 'node:http';
import * as https from 'node:https';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import electronHttpExecutor from 'electron-updater/out/electronHttpExecutor.js';
import { product } from '#contract/product.ts';
import { type DebianUpdater, ImageUpdater } from '#electron/main/updates/open-updater.ts';

/** An updater of Linux; each has a last step of its own. */
export type LinuxUpdater = typeof ImageUpdater | typeof DebianUpdater;

/** Speaks HTTP through Node, where the app does through Electron. */
class NodeHttpExecutor extends electronHttpExecutor.ElectronHttpExecutor {
  override createRequest(options: https.RequestOptions, onResponse: (response: unknown) => void): never {
    const { request } = options.protocol === 'http:' ? http : https;
    return request(options, onResponse) as never;
  }
}

/** A person's computer on which an AppImage runs, as far as electron-updater sees of it. */
export interface InstalledImage {
  /** The running AppImage. */
  image: string;
  folder: string;
  /** Downloaded files that wait. */
  waiting(): string[];
  /** Starts the app: a new updater. Another computer's where `version` differs. */
  start(version?: string): { updater: InstanceType<LinuxUpdater>; quit(exitCode?: number): void };
}

/** Installs an AppImage, or another program, with this content into a folder of its own; `feed` as the packaging writes it down. */
export function installImage(
  content: string,
  feed: object,
  Updater: LinuxUpdater = ImageUpdater,
): InstalledImage {
  provideElectron();
  const folder = mkdtempSync(join(tmpdir(), 'test-update-'));
  const image = join(folder, `${product.name}-1.0.0.AppImage`);
  writeFileSync(image, content, { mode: 0o755 });
  const configFile = join(folder, 'app-update.yml');
  writeFileSync(configFile, JSON.stringify({ ...feed, updaterCacheDirName: 'cache' }));
  mkdirSync(join(folder, 'data'));
  const pending = join(folder, 'cache', 'pending');

  return {
    image,
    folder,
    waiting: () =>
      existsSync(pending) ? readdirSync(pending).filter((name) => /\.AppImage$/.test(name)) : [],
    start(version = '1.0.0') {
      const app = new EventEmitter();
      const updater = new Updater(null, {
        version,
        name: product.slug,
        isPackaged: true,
        appUpdateConfigPath: configFile,
        userDataPath: join(folder, 'data'),
        baseCachePath: folder,
        whenReady: () => Promise.resolve(),
        relaunch: () => {},
        quit: () => {},
        onQuit: (handler: (exitCode: number) => void) => app.on('quit', handler),
      });
      Object.assign(updater, { httpExecutor: new NodeHttpExecutor(), program: image });
      // Elsewhere the library holds every AppImage for one that a developer tests with.
      updater.disableDifferentialDownload = process.platform !== 'linux';
      return { updater, quit: (exitCode = 0) => app.emit('quit', exitCode) };
    },
  };
}

/** The library asks Electron for one thing more, when it has installed: to tell that the app leaves. */
function provideElectron(): void {
  const { cache, resolve } = createRequire(import.meta.url);
  const exports = { autoUpdater: new EventEmitter() };
  cache[resolve('electron')] = { loaded: true, exports } as NodeJS.Module;
}
