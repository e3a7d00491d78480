const numbers = new Intl.NumberFormat('en');

/** Tells on the terminal how far a step has come: in one line there, in few lines where output goes into a file. */
export interface Progress {
  step(done: number): void;
  end(): void;
}

/** Milliseconds between two lines. */
const pause = { terminal: 100, file: 5000 };

export function showProgress(what: string, total: number): Progress {
  const { stdout } = process;
  const begun = performance.now();
  const every = stdout.isTTY ? pause.terminal : pause.file;
  let shown = begun;
  const show = (done: number) => {
    const percent = Math.floor((done / total) * 100);
    const line = `${what}: ${numbers.format(done)} of ${numbers.format(total)} (${percent} %), ${secondsSince(begun)}`;
    stdout.write(stdout.isTTY ? `\r${line}` : `${line}\n`);
  };
  return {
    step(done) {
      if (performance.now() - shown < every) return;
      shown = performance.now();
      show(done);
    },
    end() {
      show(total);
      if (stdout.isTTY) stdout.write('\n');
    },
  };
}

/** '12.3 s' */
export function secondsSince(begun: number): string {
  return `${((performance.now() - begun) / 1000).toFixed(1)} s`;
}
