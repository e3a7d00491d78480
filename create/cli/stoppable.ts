import { endPrograms } from './run-program.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs something that takes back what it wrote where it fails. Ctrl+C makes it fail: the program that is running is
 * ended. Pressed again, it does not cut short what takes back.
 */
export async function stoppable(run: () => Promise<void>): Promise<void> {
  for (const signal of signals) process.on(signal, endPrograms);
  // So it is where whoever reads what we say, such as `head`, has ended.
  process.stdout.once('error', endPrograms);
  try {
    await run();
  } finally {
    for (const signal of signals) process.off(signal, endPrograms);
  }
}
