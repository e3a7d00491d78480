import { join } from 'node:path';
import { app } from 'electron/main';
import { findAppImage } from '../app-image.ts';
import { createDesktopEntry } from '../desktop-entry.ts';
import type { DesktopHandlers } from '../ipc.ts';
import type { AppContext } from './app-context.ts';

/**
 * An AppImage has no installer to register its links and its entry in the menu of applications. The app does both itself
 * if the user agrees, and again at each start, since the file may have been moved or replaced.
 * @returns to be called with the user's choice
 */
export function startDesktopEntry({ store, settings, log }: AppContext): DesktopHandlers['links.choose'] {
  if (process.platform !== 'linux' || !app.isPackaged) return () => {};
  const icon = join(import.meta.dirname, 'icon.png');
  const entry = createDesktopEntry({ home: app.getPath('home'), environment: process.env, icon });
  const image = findAppImage(process);
  if (!image) {
    entry.removeOrphan().catch((error) => log.warn('desktop entry: it cannot be removed', error));
    return () => {};
  }

  // In order, so that the last choice wins.
  let last = Promise.resolve();
  const apply = (accept: boolean) => {
    last = last
      .then(() => (accept ? entry.install(image) : entry.remove()))
      .then(() => store.update({ links: accept ? 'on' : 'off' }))
      .catch((error) => {
        log.warn('desktop entry: it cannot be changed', error);
        store.update({ links: 'blocked' });
      });
    return last;
  };
  const { desktopEntry: chosen } = settings.get();
  if (chosen) void apply(true);
  else store.update({ links: chosen === undefined ? 'undecided' : 'off' });
  return ({ accept }) => {
    settings.update({ desktopEntry: accept });
    return apply(accept);
  };
}
