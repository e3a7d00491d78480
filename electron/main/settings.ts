import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { desktopEnvironment } from '#contract/desktop/bridge.ts';
import { languages } from '#contract/languages.ts';
import { preferenceCookies } from '#contract/preferences.ts';
import { themes } from '#contract/themes.ts';
import type { Log } from './log/create-log.ts';
import { parseServerAddress } from './server-address.ts';
import { createStore, type Store } from './store.ts';
import { writeAtomically } from './write-atomically.ts';

const preferenceNames = Object.keys(preferenceCookies) as (keyof typeof preferenceCookies)[];

const isServerAddress = (address: string) => parseServerAddress(address) === address;

const windowBounds = z.object({
  x: z.int(),
  y: z.int(),
  width: z.int().check(z.gte(1), z.lte(100_000)),
  height: z.int().check(z.gte(1), z.lte(100_000)),
  maximized: z.boolean(),
  fullScreen: z.boolean(),
});

export type SavedBounds = z.infer<typeof windowBounds>;

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
  /** The window's bounds by layout of displays; the layout used last is the last. */
  windows: optional(z.array(z.tuple([z.string(), windowBounds]))),
  /** Whether the AppImage may create its desktop entry; undefined if the user was not asked yet. */
  desktopEntry: optional(z.boolean()),
  /** Preferences that a browser would store in cookies: contract/preferences.ts. */
  preferences: optional(z.partialRecord(z.enum(preferenceNames), z.string())),
});

/** Settings that outlive the app. They hold no secrets. */
export type Settings = Store<z.infer<typeof settingsSchema>>;

/**
 * Settings in a JSON file, which each update writes at once; a missing or damaged one counts as empty. If the disk cannot
 * be written, the settings last until the app ends.
 */
export function openSettings(file: string, log: Pick<Log, 'warn'>): Settings {
  const settings: Settings = createStore(readSettings(file));
  settings.subscribe((values) => {
    try {
      writeAtomically(file, JSON.stringify(values, null, 2));
    } catch (error) {
      log.warn('settings: they cannot be written', error);
    }
  });
  return settings;
}

function readSettings(file: string): z.infer<typeof settingsSchema> {
  try {
    return settingsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
