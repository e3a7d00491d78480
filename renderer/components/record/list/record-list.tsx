import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isolate } from '../../../lib/format/isolate.ts';
import { translateWith, useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ListBody, ListNoResults } from '../../list/list-body.tsx';
import type { ListColumn } from '../../list/list-column.ts';
import type { ListTableProps } from '../../list/list-table.tsx';
import { type ListPageState, useVisibleColumns } from '../../list/use-list-page.ts';
import { type Entity, type NamedRecord, recordName } from '../entity.ts';

interface RecordListProps<Row extends NamedRecord, Sort extends string, Filters extends object>
  extends Pick<
    ListTableProps<Row, Sort>,
    'lines' | 'rowActions' | 'selection' | 'selectionActions' | 'isLeaving'
  > {
  entity: Entity;
  page: ListPageState<Row, Sort, Filters>;
  /** Keep its identity: rows are drawn again with it. */
  columns: readonly ListColumn<Row, Sort>[];
  /** Shown while there are no rows; else the `empty` of the entity's texts. */
  emptyHint?: string;
  emptyActions?: ReactNode;
}

/** The rows of a list of records, or why there are none: nothing there yet, nothing found, nothing as the filters say. */
export function RecordList<Row extends NamedRecord, Sort extends string, Filters extends object>(
  props: RecordListProps<Row, Sort, Filters>,
) {
  const { entity, page, columns, emptyHint, emptyActions, ...table } = props;
  const { i18n } = useTranslation();
  const translate = useTranslate();
  const { address, filters, list, view, search } = page;
  const visibleColumns = useVisibleColumns(columns, view);
  if (page.isEmpty && page.isNarrowed)
    return (
      <ListNoResults
        title={translateWith(i18n)(`${entity.texts}:filter.nothing`)}
        onClear={() =>
          address.change(Object.fromEntries(Object.keys(filters).map((name) => [name, undefined])))
        }
      />
    );
  return (
    <ListBody
      {...table}
      label={translate(entity.title)}
      list={list}
      columns={visibleColumns}
      compact={view.compact}
      address={address}
      search={search}
      searchHint={translateWith(i18n)(`${entity.texts}:search.hint`)}
      shortSearchHint={translateWith(i18n)(`${entity.texts}:search.shortHint`)}
      emptyHint={emptyHint ?? translateWith(i18n)(`${entity.texts}:empty`)}
      emptyActions={emptyActions}
      rowName={(row) => isolate(recordName(entity, row))}
    />
  );
}
