import Link2 from 'lucide-react/icons/link-2';
import type { RecordAction } from './action.ts';
import { copyLink } from './copy-link.ts';
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
