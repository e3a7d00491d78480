import { existsSync, renameSync } from 'node:fs';
import { join, parse } from 'node:path';
import logger from 'electron-log/node';
import { redacted, redactText, redactValue } from '#contract/redact.ts';

/** Messages have the form `part: event`, and never contain what a user typed. */
export interface Log {
  info(message: string, details?: unknown): void;
  warn(message: string, details?: unknown): void;
  error(message: string, details?: unknown): void;
}

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
  own.hooks.push((message) => ({
    ...message,
    data: message.data.map((item) => redactValue(item, redactEntry)),
  }));
  own.errorHandler.startCatching({ showDialog: false });
  return {
    info: (message, ...details) => own.info(redactEntry(message), ...details),
    warn: (message, ...details) => own.warn(redactEntry(message), ...details),
    error: (message, ...details) => own.error(redactEntry(message), ...details),
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

/** Longer entries are cut. */
const longestText = 5_000;

/**
 * Removes more than secrets, because users send this log to others: email addresses, query strings and fragments of
 * URLs, and values named like secrets. The length limits keep the run time linear.
 */
export function redactEntry(text: string): string {
  return redactText(text)
    .slice(0, longestText)
    .replace(/(\b[a-z][a-z0-9+.-]{0,20}:\/\/[^\s?#"'<>]*)[?#][^\s"'<>]*/gi, `$1?${redacted}`)
    .replace(/[\p{L}\d._%+-]{1,64}(?:@|%40)[\p{L}\d-]{1,64}(?:\.[\p{L}\d-]{1,64})+/giu, redacted)
    .replace(
      /((?:[\w-]{0,40}(?:cookie|token|secret|password|verifier|challenge|otp)|\b(?:code|state|nonce))["']?\s{0,4}[=:]\s{0,4}["']?)[^\s&;,"'}]+/gi,
      `$1${redacted}`,
    );
}
