import { EventEmitter } from 'node:events';
import type * as Electron from 'electron';
import type { Download, Page } from 'playwright';
import { toApp } from './addresses.ts';
import { dialog } from './dialog.ts';
import { createEvent } from './emitted-event.ts';
import type { OwnContents } from './own-contents.ts';

/** Notifies main of a page's downloads, and saves them to the path chosen by main or by the user. */
export function passOnDownloads(page: Page, contents: OwnContents): void {
  page.on('download', (download) => {
    const item = new DownloadItem(download);
    const event = createEvent();
    contents.session.emit('will-download', event, item, contents);
    if (event.defaultPrevented) void download.cancel();
    else void item.save();
  });
}

class DownloadItem
  extends EventEmitter
  implements
    Pick<
      Electron.DownloadItem,
      'getURL' | 'getURLChain' | 'getFilename' | 'setSavePath' | 'setSaveDialogOptions'
    >
{
  readonly #download: Download;
  #path: string | undefined;
  #dialog: Electron.SaveDialogOptions = {};
  #state: 'progressing' | 'completed' | 'cancelled' | 'interrupted' = 'progressing';

  constructor(download: Download) {
    super();
    this.#download = download;
  }

  getURL = () => toApp(this.#download.url());
  getURLChain = () => [this.getURL()];
  getFilename = () => this.#download.suggestedFilename();
  getMimeType = () => '';
  getTotalBytes = () => 0;
  getReceivedBytes = () => 0;
  getState = () => this.#state;
  getSavePath = () => this.#path ?? '';

  setSavePath(path: string): void {
    this.#path = path;
  }

  setSaveDialogOptions(options: Electron.SaveDialogOptions): void {
    this.#dialog = options;
  }

  getSaveDialogOptions = () => this.#dialog;

  cancel(): void {
    this.#state = 'cancelled';
    void this.#download.cancel();
  }

  async save(): Promise<void> {
    const path = this.#path ?? (await this.#askForPath());
    if (path) await this.#download.saveAs(path).catch(() => {});
    else await this.#download.cancel();
    const failure = await this.#download.failure();
    this.#state = !path ? 'cancelled' : failure ? 'interrupted' : 'completed';
    this.emit('done', createEvent(), this.#state);
  }

  async #askForPath(): Promise<string | undefined> {
    const ask: (options: Electron.SaveDialogOptions) => Promise<Electron.SaveDialogReturnValue> =
      dialog.showSaveDialog;
    const { canceled, filePath } = await ask(this.#dialog);
    return canceled ? undefined : filePath;
  }
}
