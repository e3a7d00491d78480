import type { BrowserWindow, Dialog, DownloadItem, Session } from 'electron/main';
import type { Texts } from '../i18n/create-texts.ts';
import type { Log } from '../log/log.ts';
import { isBundleUrl } from '../scheme/bundle-url.ts';
import { safeFileName } from './safe-file-name.ts';

interface GuardDownloadsOptions {
  session: Pick<Session, 'on'>;
  window(): BrowserWindow | undefined;
  dialog: Pick<Dialog, 'showMessageBox'>;
  texts: Texts;
  log: Log;
}

/**
 * Lets a page save what its own scheme offers, where the person says, under a name that is harmless. Says so when a
 * download breaks off, which the page cannot see.
 */
export function guardDownloads({ session, window, dialog, texts, log }: GuardDownloadsOptions): void {
  const tellFailure = async (file: string): Promise<void> => {
    const box = {
      type: 'error' as const,
      message: texts.t('download.failed', { file }),
      detail: texts.t('download.failedDetail'),
    };
    const owner = window();
    await (owner ? dialog.showMessageBox(owner, box) : dialog.showMessageBox(box));
  };

  session.on('will-download', (event, item: DownloadItem) => {
    if (!item.getURLChain().every(isOwnDownload)) {
      event.preventDefault();
      log.warn('downloads: refused, from elsewhere');
      return;
    }
    const file = safeFileName(item.getFilename());
    // Without a path of ours, the person is asked for one.
    item.setSaveDialogOptions({ defaultPath: file });
    item.once('done', (_event, state) => {
      log.info(`downloads: ${state}`);
      if (state === 'interrupted') void tellFailure(file);
    });
  });
}

/** An address of the scheme, or a file that one of its pages put together. */
function isOwnDownload(address: string): boolean {
  return isBundleUrl(address.replace(/^blob:/, ''));
}
