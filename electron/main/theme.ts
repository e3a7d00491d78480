import type { NativeTheme } from 'electron/main';
import type { Appearance } from './appearance.ts';

/** Applies the page's theme to the whole app: dialogs, menus and `prefers-color-scheme`. */
export function syncTheme(nativeTheme: Pick<NativeTheme, 'themeSource'>, appearance: Appearance): void {
  const sync = () => {
    nativeTheme.themeSource = appearance.get().theme;
  };
  sync();
  appearance.onChange(sync);
}
