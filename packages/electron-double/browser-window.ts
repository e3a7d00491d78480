import { EventEmitter } from 'node:events';
import type * as Electron from 'electron';
import { allWindowsClosed, app } from './app.ts';
import { createEvent } from './emitted-event.ts';
import { WebContents } from './web-contents.ts';
import { addWindow, type OpenWindow, openWindows, removeWindow } from './windows.ts';

let nextId = 1;
let focused: BrowserWindow | undefined;

/** A window without a frame: its state is stored here, its content is a page of Chromium. */
export class BrowserWindow
  extends EventEmitter
  implements
    OpenWindow,
    Pick<Electron.BrowserWindow, 'id' | 'getBounds' | 'setBounds' | 'loadURL' | 'setTitle' | 'isDestroyed'>
{
  static getAllWindows(): BrowserWindow[] {
    return openWindows() as BrowserWindow[];
  }

  static getFocusedWindow(): BrowserWindow | null {
    return focused ?? null;
  }

  static fromWebContents(contents: WebContents): BrowserWindow | null {
    return BrowserWindow.getAllWindows().find(({ webContents }) => webContents === contents) ?? null;
  }

  static fromId(id: number): BrowserWindow | null {
    return BrowserWindow.getAllWindows().find((window) => window.id === id) ?? null;
  }

  readonly id = nextId++;
  /** The options given by main. */
  readonly options: Electron.BrowserWindowConstructorOptions;
  readonly webContents: WebContents;
  title: string;
  #bounds: Electron.Rectangle;
  #state: 'normal' | 'minimized' | 'maximized' = 'normal';
  #fullScreen = false;
  #visible: boolean;
  #destroyed = false;
  backgroundColor: string;
  overlay: Electron.TitleBarOverlayOptions | undefined;
  /** Description of the overlay icon; Windows only. */
  overlayIcon: string | undefined;
  icon: unknown;
  buttonPosition: Electron.Point | null = null;
  menuBarVisible = true;
  progress = -1;

  constructor(options: Electron.BrowserWindowConstructorOptions = {}) {
    super();
    this.options = options;
    this.title = options.title ?? app.getName();
    const { x = 100, y = 100, width = 800, height = 600 } = options;
    this.#bounds = { x, y, width, height };
    this.#visible = options.show ?? true;
    this.backgroundColor = options.backgroundColor ?? '#FFF';
    this.overlay = typeof options.titleBarOverlay === 'object' ? options.titleBarOverlay : undefined;
    this.webContents = new WebContents(options.webPreferences ?? {}, (childOptions, url) => {
      const child = new BrowserWindow(childOptions);
      this.webContents.emit('did-create-window', child, { url, options: childOptions });
      child.loadURL(url).catch(() => {});
    });
    addWindow(this);
    if (this.#visible) focused = this;
    this.#resizePage();
    this.webContents.once('did-finish-load', () => this.emit('ready-to-show', createEvent()));
    this.webContents.on('page-title-updated', (_event, title: string, explicit: boolean) => {
      const event = createEvent();
      this.emit('page-title-updated', event, title, explicit);
      if (!event.defaultPrevented) this.title = title;
    });
    this.webContents.on('close-window', () => this.close());
    app.emit('browser-window-created', createEvent(), this);
  }

  loadURL(url: string): Promise<void> {
    return this.webContents.loadURL(url);
  }

  reload(): void {
    this.webContents.reload();
  }

  close(): void {
    void this.closeByApp();
  }

  async closeByApp(): Promise<boolean> {
    if (this.#destroyed) return true;
    const event = createEvent();
    this.emit('close', event);
    if (event.defaultPrevented) return false;
    if (!(await this.webContents.end())) return false;
    await this.#end();
    return true;
  }

  destroy(): void {
    void this.#end();
  }

  async #end(): Promise<void> {
    if (this.#destroyed) return;
    this.#destroyed = true;
    if (focused === this) focused = undefined;
    await this.webContents.destroy();
    const left = removeWindow(this);
    this.emit('closed');
    if (left === 0) allWindowsClosed();
  }

  isDestroyed = () => this.#destroyed;
  isVisible = () => this.#visible;
  isMinimized = () => this.#state === 'minimized';
  isMaximized = () => this.#state === 'maximized';
  isNormal = () => this.#state === 'normal' && !this.#fullScreen;
  isFullScreen = () => this.#fullScreen;
  isFocused = () => focused === this;
  isMovable = () => true;
  isResizable = () => this.options.resizable ?? true;

  show(): void {
    this.#visible = true;
    this.emit('show', createEvent());
    this.focus();
  }

  showInactive(): void {
    this.#visible = true;
    this.emit('show', createEvent());
  }

  hide(): void {
    this.#visible = false;
    this.emit('hide', createEvent());
    this.blur();
  }

  focus(): void {
    focused = this;
    this.webContents.focus();
    this.emit('focus', createEvent());
    app.emit('browser-window-focus', createEvent(), this);
  }

  blur(): void {
    if (focused === this) focused = undefined;
    this.emit('blur', createEvent());
    app.emit('browser-window-blur', createEvent(), this);
  }

  minimize(): void {
    this.#state = 'minimized';
    this.emit('minimize', createEvent());
  }

  maximize(): void {
    this.#state = 'maximized';
    this.#visible = true;
    this.emit('maximize', createEvent());
    this.emit('resize', createEvent());
  }

  unmaximize(): void {
    this.#state = 'normal';
    this.emit('unmaximize', createEvent());
  }

  restore(): void {
    this.#state = 'normal';
    this.emit('restore', createEvent());
  }

  setFullScreen(flag: boolean): void {
    this.#fullScreen = flag;
    this.emit(flag ? 'enter-full-screen' : 'leave-full-screen', createEvent());
  }

  getBounds = () => ({ ...this.#bounds });
  getNormalBounds = () => ({ ...this.#bounds });
  getContentBounds = () => ({ ...this.#bounds });
  getSize = () => [this.#bounds.width, this.#bounds.height];
  getPosition = () => [this.#bounds.x, this.#bounds.y];

  setBounds(bounds: Partial<Electron.Rectangle>): void {
    const before = this.#bounds;
    this.#bounds = { ...before, ...bounds };
    const { x, y, width, height } = this.#bounds;
    if (x !== before.x || y !== before.y) {
      this.emit('move', createEvent());
      this.emit('moved', createEvent());
    }
    if (width !== before.width || height !== before.height) {
      this.#resizePage();
      this.emit('resize', createEvent());
      this.emit('resized', createEvent());
    }
  }

  setSize = (width: number, height: number) => this.setBounds({ width, height });
  setPosition = (x: number, y: number) => this.setBounds({ x, y });
  center = () => {};
  getTitle = () => this.title;
  setTitle(title: string): void {
    this.title = title;
  }

  getBackgroundColor = () => this.backgroundColor;
  setBackgroundColor(color: string): void {
    this.backgroundColor = color;
  }

  setTitleBarOverlay(overlay: Electron.TitleBarOverlayOptions): void {
    this.overlay = { ...this.overlay, ...overlay };
  }

  setMenuBarVisibility(visible: boolean): void {
    this.menuBarVisible = visible;
  }

  isMenuBarVisible = () => this.menuBarVisible;
  setAutoHideMenuBar = () => {};
  setMenu = () => {};
  removeMenu = () => {};
  setProgressBar(progress: number): void {
    this.progress = progress;
  }

  setOverlayIcon(icon: unknown, description: string): void {
    this.overlayIcon = icon ? description : undefined;
  }

  setIcon(icon: unknown): void {
    this.icon = icon;
  }

  setWindowButtonPosition(position: Electron.Point | null): void {
    this.buttonPosition = position;
  }

  flashFrame = () => {};
  setMinimumSize = () => {};
  setWindowButtonVisibility = () => {};
  setRepresentedFilename = () => {};

  #resizePage(): void {
    const { width, height } = this.#bounds;
    void this.webContents.attached.then((page) => page.setViewportSize({ width, height })).catch(() => {});
  }
}
