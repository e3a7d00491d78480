import { installCommand } from '#contract/desktop/package-type.ts';
import type { Update } from '#contract/desktop/state.ts';
import type { Texts } from '../i18n/create-texts.ts';

/** The result of a check for updates, for the user who asked for it in the menu. */
export function updateText(update: Update, t: Texts['t']): string {
  if (update.status === 'ready')
    return t(update.requiresPassword ? 'update.readyWithPassword' : 'update.ready', {
      version: update.version,
    });
  if (update.status === 'downloading') return t('update.downloading', { version: update.version });
  if (update.status === 'failed') return t(`update.failed.${update.reason}`);
  if (update.status === 'unsupported') {
    const text = t(`update.unsupported.${update.reason}`);
    return update.reason === 'package-manager' ? `${text}\n${installCommand}` : text;
  }
  return t('update.newest');
}
