import { useTranslation } from 'react-i18next';
import { ListSearch } from '../../list/list-search.tsx';
import type { ListPageState } from '../../list/use-list-page.ts';
import type { Entity, NamedRecord } from '../entity.ts';

interface RecordSearchProps<Row extends NamedRecord, Sort extends string, Filters extends object> {
  entity: Entity;
  page: ListPageState<Row, Sort, Filters>;
}

/** The search field above a list of records. */
export function RecordSearch<Row extends NamedRecord, Sort extends string, Filters extends object>({
  entity,
  page: { address, list, search },
}: RecordSearchProps<Row, Sort, Filters>) {
  const { i18n } = useTranslation();
  return (
    <ListSearch
      address={address}
      label={i18n.t(`${entity.texts}:search.label`)}
      placeholder={i18n.t(`${entity.texts}:search.placeholder`)}
      pending={list.isOutdated}
      inputRef={search}
    />
  );
}
