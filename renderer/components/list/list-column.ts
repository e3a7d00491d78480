import type { ReactNode } from 'react';
import type { ListRow } from './list-options.ts';

/**
 * Widths at which a column is hidden, being on the page of the row anyway: true for phones, 'lg' below 64
 * rem, 'xl' below 80 rem.
 */
export type WideOnly = true | 'lg' | 'xl';

/** One column of a ListTable. */
export interface ListColumn<Row extends ListRow, Sort extends string = never> {
  key: string;
  /** Its name. Wrap it in `sr-only` where sight does not need it. */
  head: ReactNode;
  /** Class of its width; the column without one takes what is left. Columns do not follow their content. */
  width?: string;
  /** Sort order that a press on its head chooses. */
  sort?: Sort;
  /** Texts are at its end: dates and figures. */
  end?: boolean;
  /** Widths at which it is hidden; undefined for none. */
  wideOnly?: WideOnly;
  /** May be hidden by choice; its head is then a text. */
  optional?: boolean;
  className?: string;
  cell(row: Row): ReactNode;
  /** A bar or two in its place while the list loads. */
  skeleton?: ReactNode;
}
