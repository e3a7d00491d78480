import type { LucideIcon } from 'lucide-react';
import Plus from 'lucide-react/icons/plus';
import { isolate } from '../../../lib/format/isolate.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useArea } from '../../actions/action-context.ts';
import { ListBody, type ListBodyProps } from '../../list/list-body.tsx';
import { ListSearch } from '../../list/list-search.tsx';
import type { ListPageState } from '../../list/use-list-page.ts';
import { useScopedLink } from '../../list/use-scoped-link.ts';
import { Link } from '../../navigation/link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Entity, listPath, type NamedRecord, recordName } from '../entity.ts';
import { useEntityText } from '../entity-text.ts';
import { OrganizationFilter } from '../organization/organization-filter.tsx';

interface NewRecordLinkProps {
  entity: Entity;
  icon?: LucideIcon;
  /** For the head of a phone: by a short name there. */
  short?: boolean;
}

/** To the form for a new record. */
export function NewRecordLink({ entity, icon = Plus, short = false }: NewRecordLinkProps) {
  const text = useEntityText(entity);
  const to = useScopedLink(`${listPath(entity, useArea())}/new`);
  return (
    <Link to={to} className={buttonClass({ variant: 'primary' })}>
      <Icon of={icon} className="-ms-0.5" />
      {short && <span className="sm:hidden">{text('records:newShort')}</span>}
      <span className={short ? 'max-sm:hidden' : undefined}>{text('records:new')}</span>
    </Link>
  );
}

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
