import { type ReactNode, Suspense } from 'react';
import type { ListColumn } from './list-column.ts';
import type { ListRow } from './list-page.ts';
import { RowMenu } from './row-menu.tsx';

interface ActionsColumn<Row extends ListRow> {
  /** Its name, for those who do not see it. */
  label: string;
  /** Isolated, since it stands within a sentence. */
  rowName(row: Row): string;
  /** What the menu holds; may be loaded on demand. */
  menu(row: Row): ReactNode;
}

/** The last column of a list: what can be done with a row. */
export function actionsColumn<Row extends ListRow>(column: ActionsColumn<Row>): ListColumn<Row> {
  return {
    key: 'actions',
    head: <span className="sr-only">{column.label}</span>,
    end: true,
    width: 'w-11',
    className: 'ps-1! pe-1!',
    cell: (row) => (
      <RowMenu name={column.rowName(row)}>
        <Suspense>{column.menu(row)}</Suspense>
      </RowMenu>
    ),
    skeleton: <span />,
  };
}
