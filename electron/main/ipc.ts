import type { IpcMain, IpcMainInvokeEvent, WebContents } from 'electron/main';
import { type DesktopInput, type DesktopOutput, desktopInputs } from '#contract/desktop/bridge.ts';
import {
  type DesktopEvent,
  type DesktopEvents,
  type DesktopMethod,
  desktopMethods,
} from '#contract/desktop/channels.ts';
import { isBundleUrl } from './scheme/bundle-url.ts';

/** A handler for each method. Its input has been validated by the contract's schema. */
export type DesktopHandlers = {
  readonly [Method in DesktopMethod]: (
    input: DesktopInput<Method>,
  ) => DesktopOutput<Method> | Promise<DesktopOutput<Method>>;
};

interface HandleMethodsOptions {
  ipcMain: Pick<IpcMain, 'handle'>;
  /** True for calls from the main frame of one of our pages. */
  isTrustedSender(event: IpcMainInvokeEvent): boolean;
  /** Called for rejected calls, without their input. */
  onRejected(method: DesktopMethod, reason: string): void;
}

/** Handles the calls of our own page that have one valid input; all others are rejected. */
export function handleMethods(
  handlers: DesktopHandlers,
  { ipcMain, isTrustedSender, onRejected }: HandleMethodsOptions,
): void {
  for (const method of desktopMethods) {
    const reject = (reason: string): never => {
      onRejected(method, reason);
      throw new Error(`${method} was rejected: ${reason}`);
    };
    ipcMain.handle(method, async (event, ...inputs: unknown[]) => {
      if (!isTrustedSender(event)) return reject('not our page');
      if (inputs.length > 1) return reject('more than one input');
      const input = desktopInputs[method].safeParse(inputs[0]);
      if (!input.success) return reject('input of another shape');
      return (handlers[method] as (input: unknown) => unknown)(input.data);
    });
  }
}

/** Sends an event to the page, if there is one. */
export function sendEvent<Event extends DesktopEvent>(
  contents: WebContents | undefined,
  event: Event,
  data: DesktopEvents[Event],
): void {
  if (contents && !contents.isDestroyed()) contents.send(event, data);
}

/** Whether a call comes from the main frame of the app's own window, which shows a page of the bundle. */
export function createSenderCheck(ownContents: () => WebContents | undefined) {
  return ({ sender, senderFrame }: IpcMainInvokeEvent): boolean =>
    sender === ownContents() &&
    senderFrame !== null &&
    senderFrame === sender.mainFrame &&
    isBundleUrl(senderFrame.url);
}
