import { EventEmitter } from 'node:events';
import type * as Electron from 'electron';
import type { Page } from 'playwright';

/** Actions of menus on a page: editing, zoom, developer tools. */
export abstract class ContentsControls
  extends EventEmitter
  implements Pick<Electron.WebContents, 'zoomLevel' | 'zoomFactor' | 'openDevTools' | 'copy' | 'selectAll'>
{
  readonly preferences: Electron.WebPreferences;
  zoomLevel = 0;
  #devTools = false;

  constructor(preferences: Electron.WebPreferences) {
    super();
    this.preferences = preferences;
  }

  /** Resolves once the page is available. */
  abstract readonly attached: Promise<Page>;

  get zoomFactor(): number {
    return 1.2 ** this.zoomLevel;
  }

  set zoomFactor(factor: number) {
    this.zoomLevel = Math.log(factor) / Math.log(1.2);
  }

  getZoomLevel = () => this.zoomLevel;
  getZoomFactor = () => this.zoomFactor;

  setZoomLevel(level: number): void {
    this.zoomLevel = level;
  }

  setZoomFactor(factor: number): void {
    this.zoomFactor = factor;
  }

  async setVisualZoomLevelLimits(): Promise<void> {}

  isDevToolsOpened = () => this.#devTools;

  openDevTools(): void {
    if (this.preferences.devTools !== false) this.#devTools = true;
  }

  closeDevTools(): void {
    this.#devTools = false;
  }

  toggleDevTools(): void {
    if (this.#devTools) this.closeDevTools();
    else this.openDevTools();
  }

  undo = () => this.#edit('undo');
  redo = () => this.#edit('redo');
  cut = () => this.#edit('cut');
  copy = () => this.#edit('copy');
  paste = () => this.#edit('paste');
  pasteAndMatchStyle = () => this.#edit('paste');
  delete = () => this.#edit('delete');
  selectAll = () => this.#edit('selectAll');

  replaceMisspelling(): void {}

  #edit(command: string): void {
    void this.attached
      .then((page) => page.evaluate((name) => document.execCommand(name), command))
      .catch(() => {});
  }
}
