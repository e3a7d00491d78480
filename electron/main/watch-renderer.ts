import type { BrowserWindow, Dialog, RenderProcessGoneDetails } from 'electron/main';
import type { Texts } from './i18n/create-texts.ts';
import type { Log } from './log/create-log.ts';

interface WatchRendererOptions {
  window: BrowserWindow;
  dialog: Pick<Dialog, 'showMessageBox'>;
  texts: Texts;
  log: Log;
  quit(): void;
}

/** Logs when the renderer process crashes or hangs, and offers to reload the page. */
export function watchRenderer({ window, dialog, texts, log, quit }: WatchRendererOptions): void {
  const { webContents } = window;
  const reload = () => {
    if (!webContents.isDestroyed()) webContents.reload();
  };

  /** True while the page reloads after its process was ended here. */
  let isRestarting = false;
  const offerReload = async ({ reason, exitCode }: RenderProcessGoneDetails): Promise<void> => {
    if (reason === 'clean-exit' || isRestarting) return;
    log.error(`page: its process has ended (${reason}, ${exitCode})`);
    const { response } = await dialog.showMessageBox(window, {
      type: 'error',
      message: texts.t('crash.title'),
      detail: texts.t('crash.detail'),
      buttons: [texts.t('crash.reload'), texts.t('crash.quit')],
      defaultId: 0,
      cancelId: 0,
    });
    if (response === 0) reload();
    else quit();
  };

  let hanging: AbortController | undefined;
  const offerToWait = async (): Promise<void> => {
    if (hanging) return;
    log.warn('page: does not answer');
    hanging = new AbortController();
    const { response } = await dialog.showMessageBox(window, {
      type: 'warning',
      message: texts.t('unresponsive.title'),
      detail: texts.t('unresponsive.detail'),
      buttons: [texts.t('unresponsive.wait'), texts.t('crash.reload')],
      defaultId: 0,
      cancelId: 0,
      signal: hanging.signal,
    });
    hanging = undefined;
    if (response !== 1) return;
    // A page that hangs cannot handle beforeunload.
    isRestarting = true;
    webContents.once('dom-ready', () => {
      isRestarting = false;
    });
    webContents.forcefullyCrashRenderer();
    reload();
  };

  webContents.on('render-process-gone', (_event, details) => void offerReload(details));
  webContents.on('unresponsive', () => void offerToWait());
  webContents.on('responsive', () => hanging?.abort());
  webContents.on('preload-error', (_event, _path, error) =>
    log.error('page: its preload script failed', error),
  );
}
