import { existsSync, renameSync } from 'node:fs';
import { join, parse } from 'node:path';
import logger from 'electron-log/node';
import type { Log } from './log.ts';
import { redactText, redactValue } from './redact.ts';

interface CreateLogOptions {
  /** Where the files lie. */
  folder: string;
  /** Whether it also appears where the app was started from, and in more detail. */
  development: boolean;
}

/** A file is full at 1 MB. */
const fullFile = 1024 * 1024;

/**
 * The app's log: `main.log` and the files before it, readable by their owner alone, without secrets. Faults that
 * nobody caught end up in it too. It takes nothing from pages: the part of electron-log that listens to them is not
 * loaded.
 */
export function createLog({ folder, development }: CreateLogOptions): Log {
  const own = logger.create({ logId: folder });
  const { file, console: terminal } = own.transports;
  file.resolvePathFn = () => join(folder, 'main.log');
  file.level = development ? 'debug' : 'info';
  file.maxSize = fullFile;
  file.writeOptions = { flag: 'a', mode: 0o600, encoding: 'utf8' };
  file.archiveLogFn = (full) => rotateLog(full.path);
  file.format = '[{iso}] [{level}] {text}';
  terminal.level = development ? 'debug' : false;
  own.hooks.push((message) => ({ ...message, data: message.data.map((item) => redactValue(item)) }));
  own.errorHandler.startCatching({ showDialog: false });
  return {
    info: (message, ...details) => own.info(redactText(message), ...details),
    warn: (message, ...details) => own.warn(redactText(message), ...details),
    error: (message, ...details) => own.error(redactText(message), ...details),
  };
}

/** How many full files are kept besides the one that is written. */
const keptFiles = 3;

/** Makes room for a new file: `main.log` becomes `main.1.log`, and so on; the oldest goes. */
export function rotateLog(file: string): void {
  const { dir, name, ext } = parse(file);
  const numbered = (number: number) => (number === 0 ? file : join(dir, `${name}.${number}${ext}`));
  for (let number = keptFiles; number > 0; number--) {
    if (existsSync(numbered(number - 1))) renameSync(numbered(number - 1), numbered(number));
  }
}
