import type { BrowserWindow, Dialog } from 'electron/main';
import { installCommand } from '#contract/desktop/package-type.ts';
import type { DesktopState } from '#contract/desktop/state.ts';
import { product } from '#contract/product.ts';
import type { Texts } from '../i18n/create-texts.ts';

interface UpdateDialogOptions {
  check(): Promise<void>;
  state(): DesktopState;
  dialog: Pick<Dialog, 'showMessageBox'>;
  window(): BrowserWindow | undefined;
  t: Texts['t'];
}

/** Checks for updates because the user asked for it, and shows the result. */
export async function checkForUpdatesWithDialog({
  check,
  state,
  dialog,
  window,
  t,
}: UpdateDialogOptions): Promise<void> {
  await check();
  const { version, update } = state();
  const box = { message: updateText(update, t), detail: `${product.name} ${version}` };
  const owner = window();
  await (owner ? dialog.showMessageBox(owner, box) : dialog.showMessageBox(box));
}

function updateText(update: DesktopState['update'], t: Texts['t']): string {
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
