import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { desktopEnvironment } from '#contract/desktop/bridge.ts';
import { languages } from '#contract/languages.ts';
import { preferenceCookies } from '#contract/preferences.ts';
import { themes } from '#contract/themes.ts';
import type { Log } from './log/log.ts';
import { parseServerAddress } from './server-address.ts';

const preferenceNames = Object.keys(preferenceCookies) as (keyof typeof preferenceCookies)[];

const isServerAddress = (address: string) => parseServerAddress(address) === address;

/** A value that cannot be read counts as not there, and takes no other along. */
const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

const settingsSchema = z.object({
  /** Origin that a person chose in place of the one built in. A file says nothing that a person may not enter. */
  serverAddress: optional(z.string().check(z.refine(isServerAddress))),
  /** What the page chose last: the menu and the first paint of the next start follow it. */
  language: optional(z.enum(languages)),
  theme: optional(z.enum(themes)),
  /** The environment that the page named last; null in production. */
  environment: optional(z.nullable(desktopEnvironment)),
  /** How large pages are shown; 1 is their own size. */
  zoom: optional(z.number().check(z.gte(0.25), z.lte(5))),
  /** Whether the AppImage may enter itself into the menu of applications; undefined: nobody was asked. */
  desktopEntry: optional(z.boolean()),
  /** What a browser would keep in cookies for the server: contract/preferences.ts. */
  preferences: optional(z.partialRecord(z.enum(preferenceNames), z.string())),
});

export type SettingsValues = z.infer<typeof settingsSchema>;

/** What outlives the app. Holds nothing secret. */
export interface Settings {
  get(): SettingsValues;
  /**
   * Writes at once, to another name first, so that a crash leaves a whole file. Where the disk takes nothing, they count
   * until the app ends.
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
        log.warn('settings: they cannot be kept', error);
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
