import type * as Electron from 'electron';
import type { InPageAnswer } from 'electron-double/in-page';
import type { Frame } from 'playwright/test';
import type { Desktop } from './launch-desktop.ts';

/**
 * Calls a channel from a frame like a page that has gained access to the preload script's API, bypassing the bridge.
 * @returns the error, or undefined if it succeeded
 */
export async function invokeFrom(
  desktop: Desktop,
  frame: Frame,
  channel: string,
  ...args: unknown[]
): Promise<string | undefined> {
  const answer = desktop.isDouble
    ? await frame.evaluate(
        ([channel, args]) =>
          (window as unknown as { electronCall(call: object): Promise<InPageAnswer> }).electronCall({
            kind: 'invoke',
            channel,
            args,
          }),
        [channel, args] as const,
      )
    : await desktop.evaluate(invokeBesideMain, {
        url: frame.url(),
        isMainFrame: frame.parentFrame() === null,
        channel,
        args,
      });
  return 'error' in answer ? answer.error : undefined;
}

interface Call {
  url: string;
  isMainFrame: boolean;
  channel: string;
  args: unknown[];
}

/** Electron exposes that API to no page, so the handler is called directly; runs in the main process. */
async function invokeBesideMain(
  { ipcMain, webContents }: typeof Electron,
  { url, isMainFrame, channel, args }: Call,
): Promise<InPageAnswer> {
  const frames = webContents
    .getAllWebContents()
    .flatMap((sender) => sender.mainFrame.framesInSubtree.map((senderFrame) => ({ sender, senderFrame })));
  const from = frames.find(
    ({ senderFrame }) => senderFrame.url === url && (senderFrame.parent === null) === isMainFrame,
  );
  if (!from) throw new Error(`no frame shows ${url}`);
  const { _invokeHandlers } = ipcMain as unknown as {
    _invokeHandlers: Map<string, (event: object, ...args: unknown[]) => unknown>;
  };
  const handler = _invokeHandlers.get(channel);
  if (!handler) return { error: `No handler registered for '${channel}'` };
  try {
    // Its own handlers return the result through the event.
    return { result: await handler({ type: 'frame', ...from, _reply: () => {}, _throw: () => {} }, ...args) };
  } catch (error) {
    return { error: String(error) };
  }
}
