import { join } from 'node:path';
import type { App } from 'electron/main';
import { findAppImage } from '../app-image.ts';
import { createDesktopEntry } from '../desktop-entry.ts';
import type { DesktopHandlers } from '../ipc.ts';
import type { Log } from '../log/create-log.ts';
import type { Settings } from '../settings.ts';
import type { StateStore } from '../state-store.ts';

interface StartDesktopEntryOptions {
  app: Pick<App, 'isPackaged' | 'getPath'>;
  store: StateStore;
  settings: Settings;
  log: Log;
}

/**
 * An AppImage has no installer to register its links and its entry in the menu of applications. The app does both itself
 * if the user agrees, and again at each start, since the file may have been moved or replaced.
 */
export function startDesktopEntry({
  app,
  store,
  settings,
  log,
}: StartDesktopEntryOptions): Pick<DesktopHandlers, 'links.choose'> {
  const { env: environment, resourcesPath, platform } = process;
  if (platform !== 'linux' || !app.isPackaged) return { 'links.choose': () => undefined };
  const icon = join(import.meta.dirname, 'icon.png');
  const entry = createDesktopEntry({ home: app.getPath('home'), environment, icon });
  const image = findAppImage({ resourcesPath, environment });
  if (!image) {
    entry.removeOrphan().catch((error) => log.warn('desktop entry: it cannot be removed', error));
    return { 'links.choose': () => undefined };
  }

  async function apply(accept: boolean, image: string): Promise<void> {
    try {
      await (accept ? entry.install(image) : entry.remove());
      store.update({ links: accept ? 'on' : 'off' });
    } catch (error) {
      log.warn('desktop entry: it cannot be changed', error);
      store.update({ links: 'blocked' });
    }
  }

  // In order, so that the last choice wins.
  let last = Promise.resolve();
  const applyInTurn = (accept: boolean) => {
    last = last.then(() => apply(accept, image));
    return last;
  };
  const { desktopEntry: chosen } = settings.get();
  if (chosen === undefined) store.update({ links: 'undecided' });
  else if (chosen) void applyInTurn(true);
  else store.update({ links: 'off' });
  return {
    'links.choose': async ({ accept }) => {
      settings.update({ desktopEntry: accept });
      await applyInTurn(accept);
      return undefined;
    },
  };
}
