import { readFileSync } from 'node:fs';
import type * as Electron from 'electron';
import type { CDPSession, Frame, Page } from 'playwright';
import { toApp, toPage } from './addresses.ts';
import { app } from './app.ts';
import { answerDialog, wantsToStay } from './before-unload.ts';
import { closePage, takePage } from './chromium.ts';
import { ContentsControls } from './contents-controls.ts';
import { followSystem, passOnEvents } from './contents-events.ts';
import { passOnDownloads } from './downloads.ts';
import { createEvent } from './emitted-event.ts';
import { createFinder } from './find-in-page.ts';
import { callBinding, type InPageAnswer, type InPageCall, inPageScript } from './in-page.ts';
import { answerInvoke, createIpcEvent, ipcMain } from './ipc-main.ts';
import { pressAccelerator } from './menu.ts';
import { askToNavigate, guardNavigation } from './navigation.ts';
import type { OpenDetails, OwnContents } from './own-contents.ts';
import { applyPermissions, mayOpenExternally } from './permissions.ts';
import { type DoubleSession, defaultSession } from './session.ts';
import { shell } from './shell.ts';
import { WebFrameMain } from './web-frame-main.ts';

type OpenHandler = Parameters<Electron.WebContents['setWindowOpenHandler']>[0];
type CreateWindow = (options: Electron.BrowserWindowConstructorOptions, url: string) => void;

let nextId = 1;
const all = new Set<WebContents>();

/** The page of a window. What Electron does synchronously waits here until Chromium has a page for it. */
export class WebContents
  extends ContentsControls
  implements
    OwnContents,
    Pick<Electron.WebContents, 'id' | 'getURL' | 'loadURL' | 'reload' | 'findInPage' | 'setWindowOpenHandler'>
{
  static getAllWebContents(): WebContents[] {
    return [...all];
  }

  readonly id = nextId++;
  readonly session: DoubleSession;
  readonly attached: Promise<Page>;
  readonly navigationHistory = {
    // Chromium reports the history only asynchronously; going too far does nothing.
    canGoBack: () => true,
    canGoForward: () => true,
    goBack: () => void this.#page?.goBack(),
    goForward: () => void this.#page?.goForward(),
    clear: () => {},
  } satisfies Partial<Electron.NavigationHistory>;
  #page: Page | undefined;
  #cdp: CDPSession | undefined;
  #title = '';
  #destroyed = false;
  #crashed = false;
  #loading = false;
  #ownLoads = new Set<string>();
  #openHandler: OpenHandler | undefined;
  #createWindow: CreateWindow;
  #finder = createFinder();
  #findRequest = 0;

  constructor(preferences: Electron.WebPreferences, createWindow: CreateWindow) {
    super(preferences);
    this.#createWindow = createWindow;
    this.session = (preferences.session as unknown as DoubleSession | undefined) ?? defaultSession;
    all.add(this);
    this.on('reload-page', () => this.reload());
    this.on('did-start-loading', () => {
      this.#loading = true;
    });
    this.on('did-stop-loading', () => {
      this.#loading = false;
    });
    this.attached = this.#attach();
    this.attached.catch((error) => console.error(error));
    app.emit('web-contents-created', createEvent(), this);
  }

  get mainFrame(): WebFrameMain {
    if (!this.#page) throw new Error('The page is not there yet');
    return WebFrameMain.of(this.#page.mainFrame());
  }

  getURL(): string {
    const url = toApp(this.#page?.url() ?? '');
    return url === 'about:blank' ? '' : url;
  }

  getTitle = () => this.#title;
  getType = () => 'window' as const;
  getOSProcessId = () => process.pid;
  getUserAgent = () => this.session.settings.userAgent;
  isDestroyed = () => this.#destroyed;
  isCrashed = () => this.#crashed;
  isLoading = () => this.#loading;
  isLoadingMainFrame = () => this.#loading;

  async loadURL(address: string): Promise<void> {
    const page = await this.attached;
    if (this.#cdp) await applyPermissions(this.#cdp, this, address);
    this.#expect(address);
    try {
      await page.goto(toPage(address));
    } catch (error) {
      const name = /net::(ERR_\w+)/.exec(String(error))?.[1];
      // A page that has navigated elsewhere since is no error.
      if (!name || name === 'ERR_ABORTED') return;
      this.emit('did-fail-load', createEvent(), -2, 'ERR_FAILED', address, true, 1, 1);
      const details = { code: 'ERR_FAILED', errno: -2, url: address };
      throw Object.assign(new Error(`ERR_FAILED (-2) loading '${address}'`), details);
    }
  }

  reload(): void {
    void this.attached.then((page) => {
      this.#expect(this.getURL());
      // Playwright cannot navigate a crashed page.
      if (this.#crashed) void this.#cdp?.send('Page.reload').catch(() => {});
      else page.goto(page.url()).catch(() => {});
      this.#crashed = false;
    });
  }

  reloadIgnoringCache(): void {
    this.reload();
  }

  /** Marks a navigation by main itself, for which no event is emitted. Fragments are not part of the request. */
  #expect(address: string): void {
    this.#ownLoads.add(new URL(address).href.replace(/#.*/s, ''));
  }

  stop(): void {
    void this.#cdp?.send('Page.stopLoading').catch(() => {});
  }

  send(channel: string, ...args: unknown[]): void {
    const copy = structuredClone(args);
    void this.attached.then(() => this.mainFrame.send(channel, ...copy));
  }

  async executeJavaScript(code: string): Promise<unknown> {
    return (await this.attached).evaluate(code);
  }

  setWindowOpenHandler(handler: OpenHandler): void {
    this.#openHandler = handler;
  }

  /** Without a handler a window is opened, as in Electron. */
  openWindow(details: OpenDetails): void {
    const referrer = { url: this.getURL(), policy: 'strict-origin-when-cross-origin' as const };
    const answer = this.#openHandler?.({ ...details, referrer }) ?? { action: 'allow' };
    if (answer.action === 'deny') return;
    this.#createWindow(answer.overrideBrowserWindowOptions ?? {}, details.url);
  }

  /** Electron opens it if the session allows. */
  openExternally(url: string): void {
    if (/^(javascript|data|about|file|chrome|view-source):/.test(url)) return;
    void mayOpenExternally(this, url).then(async (may) => {
      if (may) await shell.openExternal(url);
    });
  }

  findInPage(text: string, options: Electron.FindInPageOptions = {}): number {
    const requestId = ++this.#findRequest;
    void this.attached
      .then((page) => this.#finder.find(page, text, options))
      .then((found) => this.emit('found-in-page', createEvent(), { requestId, ...found }));
    return requestId;
  }

  stopFindInPage(): void {
    this.#finder.stop();
  }

  focus(): void {
    void this.#page?.bringToFront();
  }

  forcefullyCrashRenderer(): void {
    void this.#cdp?.send('Page.crash').catch(() => {});
  }

  close(): void {
    void this.end();
  }

  /** For a window that closes: false if the page, and then main, prevents it. */
  async end(): Promise<boolean> {
    const page = await this.attached;
    return !page.isClosed() && !this.#crashed && (await wantsToStay(page, this)) ? false : this.destroy();
  }

  async destroy(): Promise<true> {
    if (this.#destroyed) return true;
    this.#destroyed = true;
    all.delete(this);
    await closePage(await this.attached).catch(() => {});
    this.emit('destroyed', createEvent());
    return true;
  }

  async #attach(): Promise<Page> {
    const page = await takePage();
    this.#page = page;
    await page.exposeBinding(callBinding, ({ frame }, call: InPageCall) => this.#answer(frame, call));
    const { preload } = this.preferences;
    const source = preload === undefined ? undefined : readFileSync(preload, 'utf8');
    const runtime = { binding: callBinding, platform: process.platform };
    await page.addInitScript({ content: inPageScript(runtime, source) });
    const cdp = await page.context().newCDPSession(page);
    this.#cdp = cdp;
    await guardNavigation(this, cdp, (url) => this.#ownLoads.delete(url));
    passOnEvents(this, cdp);
    passOnDownloads(page, this);
    page.on('dialog', (box) => void answerDialog(box, this));
    page.on('crash', () => {
      this.#crashed = true;
      const details = { reason: 'crashed', exitCode: 5 };
      this.emit('render-process-gone', createEvent(), details);
      app.emit('render-process-gone', createEvent(), this, details);
    });
    await followSystem(page, cdp);
    return page;
  }

  async #answer(frame: Frame, call: InPageCall): Promise<InPageAnswer> {
    const senderFrame = WebFrameMain.of(frame);
    if (call.kind === 'invoke') return answerInvoke(this, senderFrame, call.channel, call.args);
    if (call.kind === 'send') ipcMain.emit(call.channel, createIpcEvent(this, senderFrame), ...call.args);
    if (call.kind === 'open') {
      const { url, name: frameName, features } = call;
      this.openWindow({ url: toApp(url), frameName, features, disposition: 'foreground-tab' });
    }
    if (call.kind === 'navigate' && !askToNavigate(this, toApp(call.url), !frame.parentFrame()))
      await frame.goto(call.url).catch(() => {});
    if (call.kind === 'title') {
      this.#title = call.title;
      this.emit('page-title-updated', createEvent(), call.title, true);
    }
    if (call.kind === 'key') pressAccelerator(call, this);
    if (call.kind === 'menu')
      this.emit('context-menu', createEvent(), { ...call.params, frame: senderFrame });
    return { result: undefined };
  }
}
