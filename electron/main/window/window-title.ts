import type { BrowserWindow } from 'electron/main';
import type { Appearance } from '../appearance.ts';

interface TitleParts {
  /** What the page calls itself: `Dashboard | Latchkey`. */
  page: string;
  unseen: number;
  /** Name of the environment; null in production. */
  environment: string | null;
}

/** `(3) Dashboard | Latchkey | Staging`: what lists of windows show. */
export function windowTitle({ page, unseen, environment }: TitleParts): string {
  const title = environment ? `${page} | ${environment}` : page;
  return unseen > 0 ? `(${unseen}) ${title}` : title;
}

interface SyncTitleOptions {
  window: BrowserWindow;
  appearance: Appearance;
  unseen(): number;
}

/** Keeps the window's title in step with the page, the environment and what is unseen. @returns to call for the last */
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
