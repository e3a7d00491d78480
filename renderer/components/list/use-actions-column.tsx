import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createChunk } from '../../lib/chunks/chunk.ts';
import { isolate } from '../../lib/format/isolate.ts';
import type { Action } from '../actions/action.ts';
import { actionsColumn } from './actions-column.tsx';
import type { ListColumn } from './list-column.ts';
import type { ListRow } from './list-page.ts';

const menuEntries = createChunk(async () => (await import('../actions/menu-popup-actions.tsx')).default);

/**
 * The columns of a list, and after them the actions of a row.
 * @param actionsOf see useRecordActions
 */
export function useActionsColumn<Row extends ListRow & { name: string }, Sort extends string>(
  columns: readonly ListColumn<Row, Sort>[],
  actionsOf: (row: Row) => readonly Action[],
): readonly ListColumn<Row, Sort>[] {
  const { t } = useTranslation('records');
  return useMemo(
    () => [
      ...columns,
      actionsColumn({
        label: t('actions'),
        rowName: ({ name }: Row) => isolate(name),
        content: menuEntries,
        menu: (MenuPopupActions, row) => <MenuPopupActions actions={actionsOf(row)} />,
      }),
    ],
    [columns, t, actionsOf],
  );
}
