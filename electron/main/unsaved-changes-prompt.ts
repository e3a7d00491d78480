import type { BrowserWindow, Dialog } from 'electron/main';
import type { Texts } from './i18n/create-texts.ts';

/** Asks before closing or reloading a page with unsaved changes, as a browser does. Electron just stays. */
export function promptForUnsavedChanges(
  window: BrowserWindow,
  dialog: Pick<Dialog, 'showMessageBoxSync'>,
  { t }: Texts,
): void {
  window.webContents.on('will-prevent-unload', (event) => {
    // Synchronous, since the event must be prevented before this function returns.
    const answer = dialog.showMessageBoxSync(window, {
      type: 'question',
      message: t('common:form.leaveTitle'),
      detail: t('common:form.leaveDescription'),
      buttons: [t('common:form.leave'), t('ui:cancel')],
      defaultId: 1,
      cancelId: 1,
    });
    if (answer === 0) event.preventDefault();
  });
}
