import type { DesktopEnvironment } from '#contract/desktop/bridge.ts';
import { defaultTheme, type Theme } from '#contract/themes.ts';
import type { Settings } from './settings.ts';

export interface AppearanceValues {
  theme: Theme;
  /** The environment that the app shows; null in production and where nobody has told yet. */
  environment: DesktopEnvironment | null;
}

/** How the app looks around the page: as the page told last, kept for the next start. */
export interface Appearance {
  get(): AppearanceValues;
  /** Leaves what is not given as it is. */
  update(part: Partial<AppearanceValues>): void;
  /** @returns the way to stop listening */
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
