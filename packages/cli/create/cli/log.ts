import { intro, log as lines, outro } from '@clack/prompts';
import { origin } from '../../upgrade/origin.ts';

/** What the command says while it works. */
export interface Log {
  begin(version: string): void;
  /** Begins the next step; the one before is done. */
  step(text: string): void;
  note(text: string): void;
  /** The last step is done. */
  done(): void;
  fail(text: string): void;
  end(text: string): void;
}

/** @param isTerminal whether somebody watches: else each step is a line, as logs have it */
export function createLog(isTerminal: boolean): Log {
  return isTerminal ? createTerminalLog() : createPlainLog();
}

function createPlainLog(): Log {
  return {
    begin: () => {},
    step: (text) => console.log(`${text} …`),
    note: (text) => console.log(text),
    done: () => {},
    fail: (text) => console.error(text),
    end: (text) => console.log(`\n${text}`),
  };
}

/**
 * The spinner of @clack/prompts reads the keyboard and ends the process at Ctrl+C, before what was written is deleted;
 * hence one of our own.
 */
function createTerminalLog(): Log {
  let current: { text: string; since: number; timer: NodeJS.Timeout } | undefined;
  const finish = (sign: string) => {
    if (!current) return;
    const { text, since, timer } = current;
    clearInterval(timer);
    current = undefined;
    const seconds = (Date.now() - since) / 1000;
    process.stdout.write(`${startOfLine}${sign}  ${text} (${seconds.toFixed(seconds < 10 ? 1 : 0)} s)\n`);
  };
  return {
    begin: (version) => intro(`${origin.package} ${version}`),
    step(text) {
      finish('◇');
      let frame = 0;
      const draw = () => {
        frame += 1;
        process.stdout.write(`${startOfLine}${frames[frame % frames.length]}  ${text}`);
      };
      draw();
      current = { text, since: Date.now(), timer: setInterval(draw, 120) };
    },
    note: (text) => lines.info(text),
    done: () => finish('◇'),
    fail(text) {
      finish('▲');
      lines.error(text);
    },
    end: (text) => outro(text),
  };
}

const frames = ['◒', '◐', '◓', '◑'];
const startOfLine = '\r\u001b[2K';
