import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type OpenedRecord, useKeepOpened } from '../../lib/recent/opened-records.ts';
import { moveToRow, neighbourOf } from '../list/list-return.ts';
import type { Action } from './action.ts';
import { useActionSource } from './action-context.ts';

interface OpenRecord extends Omit<OpenedRecord, 'at'> {
  name: string;
  /** Address of the list that the record's page lies below. */
  list: string;
  actions: readonly Action[];
}

/**
 * For the page of one record: offers what can be done with it to keys and palette, and the way to the records beside
 * it in the list that it was opened from. Remembers that it was opened.
 */
export function useOpenRecord({ name, list, actions, ...record }: OpenRecord): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useKeepOpened(record);

  function step(by: 1 | -1, facts: Pick<Action, 'id' | 'icon' | 'label' | 'keys'>): Action[] {
    const next = neighbourOf(list, record.id, by);
    if (next === undefined) return [];
    const run = () => {
      moveToRow(next);
      // In place of this one: the way back leads to the list, not through all that was looked at.
      void navigate(`${list}/${next}`, { replace: true });
    };
    return [{ ...facts, run }];
  }

  useActionSource({
    record: name,
    actionsAt: () => [
      ...actions,
      ...step(1, { id: 'next', icon: ArrowDown, label: t('records.next'), keys: ['j'] }),
      ...step(-1, { id: 'previous', icon: ArrowUp, label: t('records.previous'), keys: ['k'] }),
    ],
  });
}
