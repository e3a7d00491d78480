import { useTranslation } from 'react-i18next';
import { translateWith } from '../../../lib/i18n/use-translate.ts';
import { ListSearch } from '../../list/list-search.tsx';
import type { ListPageState } from '../../list/use-list-page.ts';
import type { Entity, NamedRecord } from '../entity.ts';
import { OrganizationFilter } from '../organization/organization-filter.tsx';

interface RecordSearchProps<Row extends NamedRecord, Sort extends string, Filters extends object> {
  entity: Entity;
  page: ListPageState<Row, Sort, Filters>;
}

/** The search field above a list of records, with the filter that managers' lists have. */
export function RecordSearch<Row extends NamedRecord, Sort extends string, Filters extends object>({
  entity,
  page,
}: RecordSearchProps<Row, Sort, Filters>) {
  const { i18n } = useTranslation();
  return (
    <>
      <ListSearch
        page={page}
        label={translateWith(i18n)(`${entity.texts}:search.label`)}
        placeholder={translateWith(i18n)(`${entity.texts}:search.placeholder`)}
      />
      <OrganizationFilter entity={entity} address={page.address} />
    </>
  );
}
