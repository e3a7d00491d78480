import type { ReactNode } from 'react';
import type { Chunk } from '../../lib/chunks/chunk.ts';
import type { ListColumn } from './list-column.ts';
import type { ListRow } from './list-page.ts';
import { RowMenu } from './row-menu.tsx';

interface ActionsColumn<Row extends ListRow, Content> {
  /** Its name, for those who do not see it. */
  label: string;
  /** Isolated, since it stands within a sentence. */
  rowName(row: Row): string;
  /** What the menu holds. */
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
