import type { NativeTheme } from 'electron/main';
import type { Appearance } from './appearance.ts';

/** Gives the whole app the theme that the page chose: its dialogs, its menus, and what pages know of the system. */
export function syncTheme(nativeTheme: Pick<NativeTheme, 'themeSource'>, appearance: Appearance): void {
  const sync = () => {
    nativeTheme.themeSource = appearance.get().theme;
  };
  sync();
  appearance.onChange(sync);
}
