import type { IpcMain, IpcMainInvokeEvent, WebContents } from 'electron/main';
import { type DesktopInput, type DesktopOutputs, desktopInputs } from '#contract/desktop/bridge.ts';
import { type DesktopMethod, desktopMethods } from '#contract/desktop/channels.ts';
import type { Log } from './log/create-log.ts';
import { isBundleUrl } from './scheme/bundle-url.ts';

type Handler<Input, Output> = (input: Input) => Output | Promise<Output>;

/** A handler for each method. Its input has been validated by the contract's schema. */
export type DesktopHandlers = {
  readonly [Method in DesktopMethod]: Method extends keyof DesktopOutputs
    ? Handler<DesktopInput<Method>, DesktopOutputs[Method]>
    : Handler<DesktopInput<Method>, void>;
};

/** Handles the calls of our own page that have one valid input; all others are rejected, and logged without it. */
export function handleMethods(
  ipcMain: Pick<IpcMain, 'handle'>,
  handlers: DesktopHandlers,
  ownContents: () => WebContents | undefined,
  log: Log,
): void {
  for (const method of desktopMethods) {
    const reject = (reason: string): never => {
      log.warn(`ipc: ${method} was rejected, ${reason}`);
      throw new Error(`${method} was rejected: ${reason}`);
    };
    ipcMain.handle(method, async (event, ...inputs: unknown[]) => {
      if (!isTrustedSender(event, ownContents())) return reject('not our page');
      if (inputs.length > 1) return reject('more than one input');
      const input = desktopInputs[method].safeParse(inputs[0]);
      if (!input.success) return reject('input of another shape');
      return (handlers[method] as (input: unknown) => unknown)(input.data);
    });
  }
}

/** Whether a call comes from the main frame of the app's own window, which shows a page of the bundle. */
function isTrustedSender(
  { sender, senderFrame }: IpcMainInvokeEvent,
  ownContents: WebContents | undefined,
): boolean {
  return (
    sender === ownContents &&
    senderFrame !== null &&
    senderFrame === sender.mainFrame &&
    isBundleUrl(senderFrame.url)
  );
}
