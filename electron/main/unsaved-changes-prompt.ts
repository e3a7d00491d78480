import type { BrowserWindow, Dialog } from 'electron/main';
import type { Texts } from './i18n/create-texts.ts';

interface UnsavedChangesPromptOptions {
  window: BrowserWindow;
  dialog: Pick<Dialog, 'showMessageBoxSync'>;
  texts: Texts;
}

/** Asks before closing or reloading a page with unsaved changes, as a browser does. Electron just stays. */
export function promptForUnsavedChanges({ window, dialog, texts }: UnsavedChangesPromptOptions): void {
  window.webContents.on('will-prevent-unload', (event) => {
    // Synchronous, since the event must be prevented before this function returns.
    const answer = dialog.showMessageBoxSync(window, {
      type: 'question',
      message: texts.t('common:form.leaveTitle'),
      detail: texts.t('common:form.leaveDescription'),
      buttons: [texts.t('common:form.leave'), texts.t('ui:cancel')],
      defaultId: 1,
      cancelId: 1,
    });
    if (answer === 0) event.preventDefault();
  });
}
