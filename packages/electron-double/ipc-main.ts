import { EventEmitter } from 'node:events';
import type * as Electron from 'electron';
import { createEvent } from './emitted-event.ts';
import type { InPageAnswer } from './in-page.ts';
import type { OwnContents } from './own-contents.ts';
import type { WebFrameMain } from './web-frame-main.ts';

type Handler = Parameters<Electron.IpcMain['handle']>[1];

class IpcMain
  extends EventEmitter
  implements Pick<Electron.IpcMain, 'handle' | 'handleOnce' | 'removeHandler'>
{
  /** Same name as in Electron, since the harness uses it. */
  readonly _invokeHandlers = new Map<string, Handler>();

  handle(channel: string, handler: Handler): void {
    if (this._invokeHandlers.has(channel))
      throw new Error(`Attempted to register a second handler for '${channel}'`);
    this._invokeHandlers.set(channel, handler);
  }

  handleOnce(channel: string, handler: Handler): void {
    this.handle(channel, (event, ...args) => {
      this.removeHandler(channel);
      return handler(event, ...args);
    });
  }

  removeHandler(channel: string): void {
    this._invokeHandlers.delete(channel);
  }
}

export const ipcMain = new IpcMain();

/** The first argument of a handler. */
export function createIpcEvent(sender: OwnContents, senderFrame: WebFrameMain) {
  return createEvent({ type: 'frame', sender, senderFrame, frameId: senderFrame.routingId, processId: 1 });
}

/** Handles `ipcRenderer.invoke` of a page. */
export async function answerInvoke(
  sender: OwnContents,
  senderFrame: WebFrameMain,
  channel: string,
  args: unknown[],
): Promise<InPageAnswer> {
  const handler = ipcMain._invokeHandlers.get(channel);
  if (!handler) return { error: `Error: No handler registered for '${channel}'` };
  try {
    const event = createIpcEvent(sender, senderFrame) as unknown as Electron.IpcMainInvokeEvent;
    return { result: structuredClone(await handler(event, ...args)) };
  } catch (error) {
    return { error: String(error) };
  }
}
