import { type ComponentType, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isolate } from '../../lib/format/isolate.ts';
import { textByName } from '../../lib/i18n/text-by-name.ts';
import type { Action } from '../actions/action.ts';
import { actionMenu } from '../actions/action-menu.tsx';
import type MenuPopupActions from '../actions/menu-popup-actions.tsx';
import { MoreMenu } from '../ui/more-menu.tsx';
import type { ListColumn } from './list-column.ts';
import type { ListRow } from './list-options.ts';

export interface RowMenuProps<Row extends ListRow> {
  row: Row;
  actionsOf(row: Row): readonly Action[];
  /** Draws actions. */
  Entries: typeof MenuPopupActions;
}

export const ownName = ({ name }: { name: string }) => name;

/**
 * The columns of a list, and after them the actions of a row (⋯), where there are any: in sight on hover, on focus and
 * on touch. The menu's code comes when it is wanted.
 * @param actionsOf see useRecordActions
 * @param nameOf keep its identity: rows are drawn again with it
 * @param Menu what a menu holds, where the row alone does not know all of its actions
 */
export function useActionsColumn<Row extends ListRow, Sort extends string>(
  columns: readonly ListColumn<Row, Sort>[],
  actionsOf: (row: Row) => readonly Action[],
  nameOf: (row: Row) => string,
  Menu?: ComponentType<RowMenuProps<Row>>,
): readonly ListColumn<Row, Sort>[] {
  const { t } = useTranslation('records');
  return useMemo(() => {
    const label = textByName((name) => t('actionsFor', { name }));
    return [
      ...columns,
      {
        key: 'actions',
        head: <span className="sr-only">{t('actions')}</span>,
        end: true,
        width: 'w-11',
        className: 'px-1',
        cell: (row) =>
          actionsOf(row).length > 0 && (
            <MoreMenu menu={actionMenu} label={label(isolate(nameOf(row)))} size={28} className="row-menu">
              {({ Entries }) =>
                Menu ? <Menu {...{ row, actionsOf, Entries }} /> : <Entries actions={actionsOf(row)} />
              }
            </MoreMenu>
          ),
        skeleton: <span />,
      },
    ];
  }, [columns, t, actionsOf, nameOf, Menu]);
}
