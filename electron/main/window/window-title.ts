import type { BrowserWindow } from 'electron/main';
import type { Appearance } from '../appearance.ts';

interface TitleParts {
  /** Title of the page: `Dashboard | Product`. */
  page: string;
  unseen: number;
  /** Name of the environment; null in production. */
  environment: string | null;
}

/** `(3) Dashboard | Product | Staging`, as lists of windows show it. */
export function windowTitle({ page, unseen, environment }: TitleParts): string {
  const title = environment ? `${page} | ${environment}` : page;
  return unseen > 0 ? `(${unseen}) ${title}` : title;
}

interface SyncTitleOptions {
  window: BrowserWindow;
  appearance: Appearance;
  unseen(): number;
}

/** Updates the window's title with the page and the environment. @returns to be called when `unseen` changes */
export function syncTitle({ window, appearance, unseen }: SyncTitleOptions): () => void {
  let page = window.getTitle();
  const show = () => {
    if (window.isDestroyed()) return;
    const environment = appearance.get().environment?.name ?? null;
    window.setTitle(windowTitle({ page, unseen: unseen(), environment }));
  };
  window.on('page-title-updated', (event, title) => {
    event.preventDefault();
    page = title;
    show();
  });
  window.once('closed', appearance.onChange(show));
  return show;
}
