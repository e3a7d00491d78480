import { ListSearch } from '../../list/list-search.tsx';
import type { ListPageState } from '../../list/use-list-page.ts';
import type { Entity, NamedRecord } from '../entity.ts';
import { useEntityText } from '../entity-text.ts';
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
  const text = useEntityText(entity);
  return (
    <>
      <ListSearch
        page={page}
        label={text('records:search.label')}
        placeholder={text('records:search.placeholder')}
      />
      <OrganizationFilter entity={entity} address={page.address} />
    </>
  );
}
