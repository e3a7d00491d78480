import type { ReactNode } from 'react';
import type { ListRow } from './list-page.ts';

/** One column of a ListTable. */
export interface ListColumn<Row extends ListRow, Sort extends string = never> {
  key: string;
  /** Its name. Wrap it in `sr-only` where sight does not need it. */
  head: ReactNode;
  /** Class of its width; the column without one takes what is left. Columns do not follow their content. */
  width?: string;
  /** What a press on its head sorts by. */
  sort?: Sort;
  /** Texts stand at its end: dates and figures. */
  end?: boolean;
  /** Phones show name and second line; what else there is, is on the page of the row. 'lg': tablets do so, too. */
  wideOnly?: boolean | 'lg';
  className?: string;
  cell(row: Row): ReactNode;
  /** A bar or two in its place while the list loads. */
  skeleton?: ReactNode;
}
