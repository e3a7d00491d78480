import type * as Electron from 'electron';
import { app } from './app.ts';
import type { ContentsControls } from './contents-controls.ts';

type Role = NonNullable<Electron.MenuItemConstructorOptions['role']>;

/** Effects of Electron's own menu items, as far as tests can observe them. */
const roles: Partial<Record<Lowercase<Role>, (contents: ContentsControls | undefined) => void>> = {
  quit: () => app.quit(),
  reload: (contents) => contents?.emit('reload-page'),
  forcereload: (contents) => contents?.emit('reload-page'),
  toggledevtools: (contents) => contents?.toggleDevTools(),
  zoomin: (contents) => contents?.setZoomLevel(contents.zoomLevel + 0.5),
  zoomout: (contents) => contents?.setZoomLevel(contents.zoomLevel - 0.5),
  resetzoom: (contents) => contents?.setZoomLevel(0),
  undo: (contents) => contents?.undo(),
  redo: (contents) => contents?.redo(),
  cut: (contents) => contents?.cut(),
  copy: (contents) => contents?.copy(),
  paste: (contents) => contents?.paste(),
  selectall: (contents) => contents?.selectAll(),
  close: (contents) => contents?.emit('close-window'),
};

export function runRole(role: Role, contents: ContentsControls | undefined): void {
  roles[role.toLowerCase() as Lowercase<Role>]?.(contents);
}
