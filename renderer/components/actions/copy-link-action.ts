import Link2 from 'lucide-react/icons/link-2';
import type { Translate } from '#contract/translate.ts';
import { copyText } from '../../lib/copy-text.ts';
import { shellSlots } from '../../lib/shell/shell-slots.ts';
import { toast } from '../ui/toast.ts';
import type { RecordAction } from './action.ts';
import type { Area } from './palette-context.ts';

/** 'Copy link', the same for every kind of record. */
export function copyLinkAction<Row>(pathOf: (row: Row, area: Area) => string): RecordAction<Row> {
  return {
    id: 'copyLink',
    icon: Link2,
    label: 'common:copyLink.label',
    synonyms: 'common:copyLink.synonyms',
    effect: (row, { area, translate }) => ({ run: () => void copyLink(translate, pathOf(row, area)) }),
  };
}

/** Puts the address of a page of the product on the clipboard. */
async function copyLink(translate: Translate, path: string): Promise<void> {
  const address = (shellSlots.serverOrigin?.() ?? location.origin) + path;
  // A toast of its own shows what was copied: a record may have a link besides.
  if (await copyText(address)) toast.success(translate('common:copyLink.done'), { description: address });
  else toast.error(translate('common:copyLink.failed'), { description: address });
}
