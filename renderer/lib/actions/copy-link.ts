import type { Translate } from '#contract/translate.ts';
import { toast } from '../../ui/toast.ts';
import { copyText } from '../copy-text.ts';
import { desktopParts } from '../desktop/desktop-parts.ts';

/** Puts the address of a page of the product on the clipboard; in the desktop app the one on the website. */
export async function copyLink(translate: Translate, path: string): Promise<void> {
  const address = (desktopParts.serverOrigin?.() ?? location.origin) + path;
  // A toast of its own shows what was copied: a record may have a link besides.
  if (await copyText(address)) toast.success(translate('common:copyLink.done'), { description: address });
  else toast.error(translate('common:copyLink.failed'), { description: address });
}
