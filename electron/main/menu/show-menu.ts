import type { Menu } from 'electron/main';
import type { DesktopState } from '#contract/desktop/state.ts';
import type { Appearance } from '../appearance.ts';
import type { Texts } from '../i18n/create-texts.ts';
import type { MenuActions } from './menu-actions.ts';
import { menuTemplate } from './menu-template.ts';

interface ShowMenuOptions {
  Menu: Pick<typeof Menu, 'buildFromTemplate' | 'setApplicationMenu'>;
  texts: Texts;
  appearance: Appearance;
  platform: DesktopState['platform'];
  actions: MenuActions;
  developerTools: boolean;
}

/** Sets the app's menu, and again whenever the language or the environment changes. */
export function showMenu({ Menu, texts, appearance, ...options }: ShowMenuOptions): void {
  const show = () =>
    Menu.setApplicationMenu(
      Menu.buildFromTemplate(
        menuTemplate({ ...options, t: texts.t, environment: appearance.get().environment?.name ?? null }),
      ),
    );
  show();
  texts.onChange(show);
  appearance.onChange(show);
}
