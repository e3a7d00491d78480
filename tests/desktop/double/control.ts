import { toPage } from './addresses.ts';
import { nativeTheme } from './native-theme.ts';

/** What only a double can do: specs that need it say so. */
export const doubleControl = {
  toPage,
  setSystemDark: (dark: boolean) => nativeTheme.setSystemDark(dark),
};

export type DoubleControl = typeof doubleControl;

/** A function of a spec, as text, to be run beside main, as Playwright's `electronApp.evaluate` does. */
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
  // Whoever ran the test is gone.
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
