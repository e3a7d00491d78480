import { toPage } from './addresses.ts';
import { nativeTheme } from './native-theme.ts';

/** Functions that only a double has: specs that need them say so. */
export const doubleControl = {
  toPage,
  setSystemDark: (dark: boolean) => nativeTheme.setSystemDark(dark),
};

export type DoubleControl = typeof doubleControl;

/** A function of a spec, serialized, to be run in the main process, like Playwright's `electronApp.evaluate`. */
export interface EvaluateMessage {
  id: number;
  source: string;
  argument: unknown;
}

export type EvaluateAnswer = { id: number } & ({ result: unknown } | { error: string });

/** Runs functions that the test run sends over the channel of the process. */
export function listenToTestRun(electron: object): void {
  Object.assign(globalThis, { electronDouble: doubleControl });
  if (!process.send) return;
  process.on('message', (message: EvaluateMessage) => {
    void evaluate(electron, message).then((answer) => process.send?.(answer));
  });
  // The test run has exited.
  process.on('disconnect', () => process.exit(1));
}

async function evaluate(
  electron: object,
  { id, source, argument }: EvaluateMessage,
): Promise<EvaluateAnswer> {
  try {
    const run = new Function(`return (${source})`)() as (electron: object, argument: unknown) => unknown;
    return { id, result: await run(electron, argument) };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
