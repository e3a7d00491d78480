import type { IpcMain, IpcMainInvokeEvent } from 'electron/main';
import { type DesktopInput, type DesktopOutput, desktopInputs } from '#contract/desktop/bridge.ts';
import { type DesktopMethod, desktopMethods } from '#contract/desktop/channels.ts';

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
