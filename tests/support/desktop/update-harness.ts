import { EventEmitter } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DesktopState, Update } from '#contract/desktop/state.ts';
import { createStore } from '#electron/main/store.ts';
import { createUpdates, type Updates } from '#electron/main/updates/create-updates.ts';
import { DebianUpdater, setUpUpdater } from '#electron/main/updates/open-updater.ts';
import { createRestart } from '#electron/main/updates/restart-to-install.ts';
import { startUpdateFeed, type UpdateFeed } from './update-feed.ts';
import { type InstalledImage, installImage, type LinuxUpdater } from './updater-in-node.ts';

/** An app that runs, with its updates. */
export interface RunningApp {
  updates: Updates;
  state(): Update;
  /** All states so far. */
  states: Update[];
  log: string[];
  /** What waits for the clock, by its delay in milliseconds. */
  planned: Map<number, () => void>;
  /** A person leaves the app by other means than a restart. */
  quit(): void;
  /** The app ends at once, by a fault. */
  crash(): void;
  /** Something is to be stored before the app ends: it ends only after that. */
  putOffEnd(store: () => Promise<void>): void;
  /** The system reports a fault of installing, as macOS does. */
  reportFault(error: Error): void;
  /** Windows that hold unsaved text keep the app open. */
  holdWindows(held: boolean): void;
}

export interface UpdateHarness {
  feed: UpdateFeed;
  installed: InstalledImage;
  /** What the AppImage holds now. */
  image(): string;
  start(version?: string): RunningApp;
  /** Changes the downloaded file behind the app's back. */
  spoilWaiting(): void;
  /** Makes it impossible to store a download. */
  blockStorage(): void;
  stop(): Promise<void>;
}

export const oldImage = '#!/bin/sh\necho old >> "$(dirname "$0")/started"\n';

/** A feed, and an AppImage of version 1.0.0 that looks at it, or at that of `provider`. Sets APPIMAGE. */
export async function createUpdateHarness(provider?: object, Updater?: LinuxUpdater): Promise<UpdateHarness> {
  const feed = await startUpdateFeed();
  const installed = installImage(oldImage, provider ?? { provider: 'generic', url: feed.url }, Updater);
  const before = process.env.APPIMAGE;
  process.env.APPIMAGE = installed.image;
  const running: RunningApp[] = [];
  return {
    feed,
    installed,
    image: () => readFileSync(installed.image, 'utf8'),
    start(version) {
      const app = startApp(installed, version);
      running.push(app);
      return app;
    },
    spoilWaiting() {
      for (const name of installed.waiting()) {
        writeFileSync(join(installed.folder, 'cache', 'pending', name), 'something else');
      }
    },
    // A file in the place of the folder stops even an administrator.
    blockStorage: () => writeFileSync(join(installed.folder, 'cache'), ''),
    async stop() {
      for (const { updates } of running) updates.stop();
      if (before === undefined) delete process.env.APPIMAGE;
      else process.env.APPIMAGE = before;
      await feed.stop();
      rmSync(installed.folder, { recursive: true, force: true });
    },
  };
}

function startApp(installed: InstalledImage, version?: string): RunningApp {
  const { updater, quit: emitQuit } = installed.start(version);
  const log: string[] = [];
  const planned = new Map<number, () => void>();
  const states: Update[] = [];
  let held = false;
  const schedule = (run: () => void, delay: number) => {
    planned.set(delay, run);
    return () => planned.delete(delay);
  };
  const write = (message: unknown) => log.push(String(message));
  const logger = { info: write, warn: write, error: write };

  const events = new EventEmitter();
  const end = (exitCode: number) => {
    events.emit('quit', {}, exitCode);
    emitQuit(exitCode);
  };
  const quit = () => {
    events.emit('before-quit');
    if (held) return;
    const ending = new Event('will-quit', { cancelable: true });
    events.emit('will-quit', ending);
    if (ending.defaultPrevented) return;
    end(0);
  };
  const app = Object.assign(events, { quit, releaseSingleInstanceLock: () => log.push('lock released') });

  const store = createStore({ update: { status: 'idle' } } as DesktopState);
  store.subscribe(({ update }) => states.push(update));
  setUpUpdater(updater, logger, schedule);
  const restart = createRestart({ app: app as never, updater, platform: 'linux' });
  const updates = createUpdates({
    updater,
    store,
    log: logger,
    schedule,
    restart,
    requiresPassword: updater instanceof DebianUpdater,
  });
  return {
    updates,
    states,
    log,
    planned,
    quit,
    crash: () => end(1),
    putOffEnd(store) {
      events.once('will-quit', (event: Event) => {
        event.preventDefault();
        void store().then(() => quit());
      });
    },
    reportFault: (error) => updater.emit('error', error),
    state: () => store.get().update,
    holdWindows(next) {
      held = next;
    },
  };
}
