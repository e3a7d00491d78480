import type { NativeTheme } from 'electron/main';
import type { DesktopEnvironment } from '#contract/desktop/bridge.ts';
import { defaultTheme, type Theme } from '#contract/themes.ts';
import type { Settings } from './settings.ts';

export interface AppearanceValues {
  theme: Theme;
  /** The environment that the app shows; null in production and while it is unknown. */
  environment: DesktopEnvironment | null;
}

/** Appearance of the app around the page, as the page set it last; saved for the next start. */
export interface Appearance {
  get(): AppearanceValues;
  /** Values that are not given stay. */
  update(part: Partial<AppearanceValues>): void;
  /** @returns a function that removes the listener */
  onChange(listener: () => void): () => void;
}

export function createAppearance(settings: Settings): Appearance {
  const listeners = new Set<() => void>();
  const get = () => {
    const { theme = defaultTheme, environment = null } = settings.get();
    return { theme, environment };
  };
  return {
    get,
    update(part) {
      const next = { ...get(), ...removeUndefined(part) };
      if (JSON.stringify(next) === JSON.stringify(get())) return;
      settings.update(next);
      for (const listener of listeners) listener();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function removeUndefined(part: Partial<AppearanceValues>): Partial<AppearanceValues> {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined));
}

/** Applies the page's theme to the whole app: dialogs, menus and `prefers-color-scheme`. */
export function syncTheme(nativeTheme: Pick<NativeTheme, 'themeSource'>, appearance: Appearance): void {
  const sync = () => {
    nativeTheme.themeSource = appearance.get().theme;
  };
  sync();
  appearance.onChange(sync);
}
