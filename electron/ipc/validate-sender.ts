import type { IpcMainInvokeEvent, WebContents } from 'electron/main';
import { isBundleUrl } from '../main/scheme/bundle-url.ts';

/** Whether a call comes from the main frame of the app's own window, which shows a page of the bundle. */
export function createSenderCheck(ownContents: () => WebContents | undefined) {
  return ({ sender, senderFrame }: IpcMainInvokeEvent): boolean =>
    sender === ownContents() &&
    senderFrame !== null &&
    senderFrame === sender.mainFrame &&
    isBundleUrl(senderFrame.url);
}
