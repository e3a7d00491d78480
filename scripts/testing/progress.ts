/** Names the suite that runs to its reporters, and when `npm test` began, in milliseconds since 1970. */
export const suiteVariable = 'TEST_SUITE';
export const startVariable = 'TEST_STARTED_AT';

/** Whether `npm test` runs the suite. The runners' own reporters serve those who call them directly. */
export const isPartOfRun = process.env[suiteVariable] !== undefined;

/** Milliseconds between two lines where none can be rewritten, as in the log of CI, and where one can. */
const interval = process.stdout.isTTY ? 200 : 15_000;
const clear = process.stdout.isTTY ? '\r\u001B[K' : '';

export interface Progress {
  /** Says how many there are of what is counted to the end: tests, or files where nobody knows yet what is in them. */
  expect(count: number, unit: 'tests' | 'files'): void;
  finish(passed: boolean): void;
  finishFile(): void;
  /** Prints a text beside the progress, such as an error. */
  print(text: string): void;
  end(): void;
}

/**
 * Shows the suite, how many tests are done and failed, and the time since the start of `npm test`. A terminal gets one
 * line that is rewritten. Prints nothing for suites that are not part of such a run.
 */
export function showProgress(): Progress {
  const startedAt = Number(process.env[startVariable]);
  let [tests, files, done, doneFiles, failed, shownAt] = [0, 0, 0, 0, 0, 0];
  const write = (text: string) => void (isPartOfRun && process.stdout.write(text));

  const show = () => {
    const now = Date.now();
    if (now - shownAt < interval) return;
    shownAt = now;
    const share = files ? `${done} done in ${doneFiles} of ${files} files` : `${done} of ${tests} done`;
    const counts = `${share}, ${failed} failed`;
    const line = `${process.env[suiteVariable]}: ${counts}, ${formatDuration(now - startedAt)}`;
    write(clear ? clear + line : `${line}\n`);
  };
  return {
    expect(count, unit) {
      if (unit === 'files') files = count;
      else tests = count;
      show();
    },
    finish(passed) {
      done += 1;
      if (!passed) failed += 1;
      show();
    },
    finishFile() {
      doneFiles += 1;
      show();
    },
    print: (text) => write(`${clear}${text}\n`),
    end: () => write(clear),
  };
}

/** '2 min 5 s' for 125,000 milliseconds. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
