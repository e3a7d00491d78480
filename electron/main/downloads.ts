import type { DownloadItem, MessageBoxOptions, Session } from 'electron/main';
import type { Texts } from './i18n/create-texts.ts';
import type { Log } from './log/create-log.ts';
import { isBundleUrl } from './scheme/bundle-url.ts';

interface GuardDownloadsOptions {
  session: Pick<Session, 'on'>;
  showMessage(box: MessageBoxOptions): unknown;
  texts: Texts;
  log: Log;
}

/**
 * Allows downloads from the app's own scheme only, to a path that the user chooses, with a safe file name. Shows a
 * message when a download is interrupted, which the page cannot see.
 */
export function guardDownloads({ session, showMessage, texts, log }: GuardDownloadsOptions): void {
  session.on('will-download', (event, item: DownloadItem) => {
    if (!item.getURLChain().every(isOwnDownload)) {
      event.preventDefault();
      log.warn('downloads: blocked, from another origin');
      return;
    }
    const file = safeFileName(item.getFilename());
    // Without a save path, Electron asks the user for one.
    item.setSaveDialogOptions({ defaultPath: file });
    item.once('done', (_event, state) => {
      log.info(`downloads: ${state}`);
      if (state !== 'interrupted') return;
      const message = texts.t('download.failed', { file });
      showMessage({ type: 'error', message, detail: texts.t('download.failedDetail') });
    });
  });
}

/** An address of the app's scheme, or a blob of one of its pages. */
function isOwnDownload(address: string): boolean {
  return isBundleUrl(address.replace(/^blob:/, ''));
}

/** Names that Windows reserves for devices, with any extension. */
const deviceName = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])\s*(\.|$)/i;

/** Bidirectional control characters, which can make `exe.txt` look like `txt.exe`. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const longestName = 150;

/** A name that is valid on every system: no folder, no device, no hidden file. */
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
  // Removes half a surrogate pair, and trailing dots and spaces, which Windows drops.
  return start.replace(/\p{Cs}$/u, '').replace(/[.\s]+$/, '') + extension;
}
