import type { BrowserWindow, Dialog, DownloadItem, Session } from 'electron/main';
import type { Texts } from './i18n/create-texts.ts';
import type { Log } from './log/log.ts';
import { isBundleUrl } from './scheme/bundle-url.ts';

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
  const showFailure = async (file: string): Promise<void> => {
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
      if (state === 'interrupted') void showFailure(file);
    });
  });
}

/** An address of the scheme, or a file that one of its pages put together. */
function isOwnDownload(address: string): boolean {
  return isBundleUrl(address.replace(/^blob:/, ''));
}

/** Names that Windows keeps for devices, whatever stands behind the dot. */
const deviceName = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])\s*(\.|$)/i;

/** Letters that turn the direction of writing: they make `txt.exe` out of what is `exe.txt`. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const longestName = 150;

/** A name that is one on every system, and what it seems to be: no folder, no device, nothing hidden. */
export function safeFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(directionMarks, '')
    .replace(/[\p{Cc}<>:"/\\|?*]/gu, '-')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const short = shorten(plain);
  if (short === '') return 'download';
  return deviceName.test(short) ? `_${short}` : short;
}

function shorten(name: string): string {
  if (name.length <= longestName) return name;
  const extension = /\.\w{1,10}$/.exec(name)?.[0] ?? '';
  const start = name.slice(0, longestName - extension.length);
  // Half of a character that was cut, and what Windows would leave out.
  return start.replace(/\p{Cs}$/u, '').replace(/[.\s]+$/, '') + extension;
}
