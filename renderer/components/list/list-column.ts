import type { ReactNode } from 'react';
import type { ListRow } from './list-page.ts';

/**
 * Where a column gives way, being on the page of the row anyway: true on phones, 'lg' below 64 rem, 'xl' below 80.
 */
export type WideOnly = true | 'lg' | 'xl';

/** One column of a ListTable. */
export interface ListColumn<Row extends ListRow, Sort extends string = never> {
  key: string;
  /** Its name. Wrap it in `sr-only` where sight does not need it. */
  head: ReactNode;
  /** Class of its width; the column without one takes what is left. Columns do not follow their content. */
  width?: string;
  /** What a press on its head sorts by. */
  sort?: Sort;
  /** Texts are at its end: dates and figures. */
  end?: boolean;
  /** Where it gives way; left out for those that never do. */
  wideOnly?: WideOnly;
  /** May be hidden by choice; its head is then a text. */
  optional?: boolean;
  className?: string;
  cell(row: Row): ReactNode;
  /** A bar or two in its place while the list loads. */
  skeleton?: ReactNode;
}
