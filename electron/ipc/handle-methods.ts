import type { IpcMain, IpcMainInvokeEvent } from 'electron/main';
import { type DesktopInput, type DesktopOutput, desktopInputs } from '#contract/desktop/bridge.ts';
import { type DesktopMethod, desktopMethods } from '#contract/desktop/channels.ts';

/** What the shell does for each method. The input has the shape that the contract gives it. */
export type DesktopHandlers = {
  readonly [Method in DesktopMethod]: (
    input: DesktopInput<Method>,
  ) => DesktopOutput<Method> | Promise<DesktopOutput<Method>>;
};

interface HandleMethodsOptions {
  ipcMain: Pick<IpcMain, 'handle'>;
  /** True for calls from the main frame of a page of ours. */
  isTrustedSender(event: IpcMainInvokeEvent): boolean;
  /** Told of refused calls; never of what they held. */
  onRejected(method: DesktopMethod, reason: string): void;
}

/** Answers the pages' calls: those of our own page alone, with one input that fits. The others are rejected. */
export function handleMethods(
  handlers: DesktopHandlers,
  { ipcMain, isTrustedSender, onRejected }: HandleMethodsOptions,
): void {
  for (const method of desktopMethods) {
    const reject = (reason: string): never => {
      onRejected(method, reason);
      throw new Error(`${method} was refused: ${reason}`);
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
