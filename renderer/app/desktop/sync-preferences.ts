import type { Init } from '#contract/api/init.ts';
import type { DesktopBridge } from '#contract/desktop/bridge.ts';
import { isLanguage } from '#contract/languages.ts';
import { defaultTheme, isTheme } from '#contract/themes.ts';
import type { Services } from '../../lib/services/services.ts';

/** Keeps the shell's menus, dialogs and title bar in step with the page: language, theme, environment. */
export function syncPreferences(
  { preferences }: Pick<DesktopBridge, 'preferences'>,
  { i18n, init }: Services,
): void {
  const root = document.documentElement;
  let sent = '';
  const send = () => {
    const { theme } = root.dataset;
    if (!isLanguage(i18n.language)) return;
    const choices = {
      language: i18n.language,
      theme: isTheme(theme) ? theme : defaultTheme,
      environment: environmentOf(init.get()),
    };
    const text = JSON.stringify(choices);
    if (text === sent) return;
    sent = text;
    void preferences.sync(choices);
  };
  i18n.on('languageChanged', send);
  new MutationObserver(send).observe(root, { attributeFilter: ['data-theme'] });
  init.subscribe(send);
  send();
}

/** Undefined until the server has answered. */
function environmentOf(known: Init | undefined) {
  if (!known) return undefined;
  return known.banner && { name: known.banner.name, color: known.banner.color };
}
