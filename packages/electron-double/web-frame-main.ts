import { EventEmitter } from 'node:events';
import type * as Electron from 'electron';
import type { Frame } from 'playwright';
import { toApp } from './addresses.ts';

const known = new WeakMap<Frame, WebFrameMain>();
let nextId = 1;

/** A frame of a page; the same object for the same frame, since main compares them. */
export class WebFrameMain
  extends EventEmitter
  implements Pick<Electron.WebFrameMain, 'url' | 'origin' | 'name' | 'routingId' | 'detached'>
{
  readonly routingId = nextId++;
  readonly frameTreeNodeId = this.routingId;
  readonly processId = 1;
  readonly osProcessId = process.pid;
  readonly frameToken = `frame-${this.routingId}`;
  readonly visibilityState = 'visible';
  readonly #frame: Frame;

  private constructor(frame: Frame) {
    super();
    this.#frame = frame;
  }

  static of(frame: Frame): WebFrameMain {
    const existing = known.get(frame);
    if (existing) return existing;
    const created = new WebFrameMain(frame);
    known.set(frame, created);
    return created;
  }

  get url(): string {
    return toApp(this.#frame.url());
  }

  get origin(): string {
    const url = URL.parse(this.url);
    if (!url || /^(about|data|blob):$/.test(url.protocol)) return 'null';
    return `${url.protocol}//${url.host}`;
  }

  get name(): string {
    return this.#frame.name();
  }

  get detached(): boolean {
    return this.#frame.isDetached();
  }

  isDestroyed(): boolean {
    return this.#frame.isDetached();
  }

  get parent(): WebFrameMain | null {
    const parent = this.#frame.parentFrame();
    return parent && WebFrameMain.of(parent);
  }

  get top(): WebFrameMain | null {
    return WebFrameMain.of(this.#frame.page().mainFrame());
  }

  get frames(): WebFrameMain[] {
    return this.#frame.childFrames().map((frame) => WebFrameMain.of(frame));
  }

  get framesInSubtree(): WebFrameMain[] {
    return [this, ...this.frames.flatMap((frame) => frame.framesInSubtree)];
  }

  /** `WebContents.send` for one frame. A page that is being closed does not receive it. */
  send(channel: string, ...args: unknown[]): void {
    this.#frame
      .evaluate(
        ([channel, args]) =>
          (
            globalThis as unknown as { electronReceive?(channel: string, args: unknown[]): void }
          ).electronReceive?.(channel as string, args as unknown[]),
        [channel, args] as const,
      )
      .catch(() => {});
  }

  async executeJavaScript(code: string): Promise<unknown> {
    return this.#frame.evaluate(code);
  }
}
