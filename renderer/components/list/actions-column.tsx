import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Chunk, createChunk } from '../../lib/chunks/chunk.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { loadOnce } from '../../lib/load-once.ts';
import type { Action } from '../actions/action.ts';
import { MoreMenu } from '../ui/more-menu.tsx';
import type { ListColumn } from './list-column.ts';
import type { ListRow } from './list-options.ts';

const popup = createChunk(async () => (await import('../ui/menu-popup.tsx')).MenuPopup);
export const menuEntries = createChunk(
  async () => (await import('../actions/menu-popup-actions.tsx')).default,
);

interface ActionsColumn<Row extends ListRow, Content> {
  /** Its name, for those who do not see it. */
  label: string;
  /** Isolated, since it is within a sentence. */
  rowName(row: Row): string;
  /** Chunk with the component of the menu's entries. */
  content: Chunk<Content>;
  /** Draws it. */
  menu(content: Content, row: Row): ReactNode;
}

/** The last column of a list: what can be done with a row. */
export function actionsColumn<Row extends ListRow, Content>(
  column: ActionsColumn<Row, Content>,
): ListColumn<Row> {
  return {
    key: 'actions',
    head: <span className="sr-only">{column.label}</span>,
    end: true,
    width: 'w-11',
    className: 'ps-1! pe-1!',
    cell: (row) => (
      <RowMenu name={column.rowName(row)} content={column.content}>
        {(content) => column.menu(content, row)}
      </RowMenu>
    ),
    skeleton: <span />,
  };
}

export const ownName = ({ name }: { name: string }) => name;

/**
 * The columns of a list, and after them the actions of a row, where there are any.
 * @param actionsOf see useRecordActions
 * @param nameOf keep its identity: rows are drawn again with it
 */
export function useActionsColumn<Row extends ListRow, Sort extends string>(
  columns: readonly ListColumn<Row, Sort>[],
  actionsOf: (row: Row) => readonly Action[],
  nameOf: (row: Row) => string,
): readonly ListColumn<Row, Sort>[] {
  const { t } = useTranslation('records');
  return useMemo(() => {
    const actions = actionsColumn({
      label: t('actions'),
      rowName: (row: Row) => isolate(nameOf(row)),
      content: menuEntries,
      menu: (MenuPopupActions, row) => <MenuPopupActions actions={actionsOf(row)} />,
    });
    return [...columns, { ...actions, cell: (row) => actionsOf(row).length > 0 && actions.cell(row) }];
  }, [columns, t, actionsOf, nameOf]);
}

interface RowMenuProps<Content> {
  /** Name of the row. */
  name: string;
  /** Chunk with the component of the menu's entries, fetched with the menu. */
  content: Chunk<Content>;
  /** Draws it: MenuItem, MenuLink, MenuSeparator. */
  children(content: Content): ReactNode;
}

/** The actions of one row (⋯), in sight on hover, on focus and on touch. The menu comes whole, when it is wanted. */
function RowMenu<Content>({ name, content, children }: RowMenuProps<Content>) {
  const { t } = useTranslation('records');
  const menu = useMemo(
    () =>
      loadOnce(async () => {
        const [MenuPopup, held] = await Promise.all([popup.load(), content.load()]);
        return { MenuPopup, held };
      }),
    [content],
  );
  return (
    <span className="relative z-1">
      <MoreMenu
        menu={menu}
        label={t('actionsFor', { name })}
        size={28}
        className="opacity-0 group-hover/row:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100 [@media(hover:none)]:opacity-100"
      >
        {({ held }) => children(held)}
      </MoreMenu>
    </span>
  );
}
