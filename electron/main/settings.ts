import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { desktopEnvironment } from '#contract/desktop/bridge.ts';
import { languages } from '#contract/languages.ts';
import { preferenceCookies } from '#contract/preferences.ts';
import { themes } from '#contract/themes.ts';
import type { Log } from './log/create-log.ts';
import { parseServerAddress } from './server-address.ts';

const preferenceNames = Object.keys(preferenceCookies) as (keyof typeof preferenceCookies)[];

const isServerAddress = (address: string) => parseServerAddress(address) === address;

/** An invalid value counts as missing, without affecting the others. */
const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

const settingsSchema = z.object({
  /** Origin that the user chose instead of the built-in one. Validated like the user's entry. */
  serverAddress: optional(z.string().check(z.refine(isServerAddress))),
  /** Set by the page last: for the menu and the first paint at the next start. */
  language: optional(z.enum(languages)),
  theme: optional(z.enum(themes)),
  /** The environment that the page reported last; null in production. */
  environment: optional(z.nullable(desktopEnvironment)),
  /** Zoom factor of the pages. */
  zoom: optional(z.number().check(z.gte(0.25), z.lte(5))),
  /** Whether the AppImage may create its desktop entry; undefined if the user was not asked yet. */
  desktopEntry: optional(z.boolean()),
  /** Preferences that a browser would store in cookies: contract/preferences.ts. */
  preferences: optional(z.partialRecord(z.enum(preferenceNames), z.string())),
});

export type SettingsValues = z.infer<typeof settingsSchema>;

/** Settings that outlive the app. They hold no secrets. */
export interface Settings {
  get(): SettingsValues;
  /**
   * Writes at once and atomically. If the disk cannot be written, the settings last until the app ends.
   */
  update(part: Partial<SettingsValues>): void;
}

/** Settings in a JSON file; a missing or damaged one counts as empty. */
export function openSettings(file: string, log: Pick<Log, 'warn'>): Settings {
  let current = readSettings(file);
  return {
    get: () => current,
    update(part) {
      current = { ...current, ...part };
      try {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(`${file}.new`, JSON.stringify(current, null, 2));
        renameSync(`${file}.new`, file);
      } catch (error) {
        log.warn('settings: they cannot be written', error);
      }
    },
  };
}

function readSettings(file: string): SettingsValues {
  try {
    return settingsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
