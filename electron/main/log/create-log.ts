import { existsSync, renameSync } from 'node:fs';
import { join, parse } from 'node:path';
import logger from 'electron-log/node';
import type { Log } from './log.ts';
import { redactText, redactValue } from './redact.ts';

interface CreateLogOptions {
  /** Folder of the log files. */
  folder: string;
  /** Also logs to the terminal, and in more detail. */
  development: boolean;
}

/** Maximum size of a file. */
const fullFile = 1024 * 1024;

/**
 * The app's log: `main.log` and its rotated files, readable only by their owner, without secrets. Uncaught errors are
 * logged too. Pages cannot write to it: the part of electron-log for renderers is not loaded.
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

/** How many rotated files are kept. */
const keptFiles = 3;

/** Renames `main.log` to `main.1.log`, and so on; deletes the oldest. */
export function rotateLog(file: string): void {
  const { dir, name, ext } = parse(file);
  const numbered = (number: number) => (number === 0 ? file : join(dir, `${name}.${number}${ext}`));
  for (let number = keptFiles; number > 0; number--) {
    if (existsSync(numbered(number - 1))) renameSync(numbered(number - 1), numbered(number));
  }
}
