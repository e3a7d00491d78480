import { isolate } from '../../../lib/format/isolate.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ListBody, type ListBodyProps } from '../../list/list-body.tsx';
import { type Entity, type NamedRecord, recordName } from '../entity.ts';
import { useEntityText } from '../entity-text.ts';

interface RecordListProps<Row extends NamedRecord, Sort extends string, Filters extends object>
  extends Omit<
    ListBodyProps<Row, Sort, Filters>,
    'label' | 'searchHint' | 'shortSearchHint' | 'emptyHint' | 'filteredHint' | 'rowName'
  > {
  entity: Entity;
  /** Shown while there are no rows; else the `empty` of the entity's texts. */
  emptyHint?: string;
}

/** The rows of a list of records, or why there are none: nothing there yet, nothing found, nothing as the filters say. */
export function RecordList<Row extends NamedRecord, Sort extends string, Filters extends object>({
  entity,
  emptyHint,
  ...list
}: RecordListProps<Row, Sort, Filters>) {
  const translate = useTranslate();
  const text = useEntityText(entity);
  return (
    <ListBody
      {...list}
      label={translate(entity.title)}
      searchHint={text('records:search.hint')}
      shortSearchHint={text('records:search.shortHint')}
      emptyHint={emptyHint ?? text('records:empty')}
      filteredHint={text('records:filter.nothing')}
      rowName={(row) => isolate(recordName(entity, row))}
    />
  );
}
