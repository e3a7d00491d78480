import { useTranslation } from 'react-i18next';
import { FilterMenu } from '../../components/list/filter-menu.tsx';
import { DateRangeFilter, NumberRangeFilter } from '../../components/list/filters/range-filters.tsx';
import {
  rangeParameters,
  readDayRange,
  readNumberRange,
} from '../../components/list/filters/range-parameters.ts';
import { severalText } from '../../components/list/list-filters.ts';
import type { ListAddressControl } from '../../components/list/use-list-address.ts';
import type { DefinedEntity } from '../../components/record/define-entity.ts';
import { readFieldFilters } from '../../components/record/list/entity-list.ts';
import { ReferenceFilter } from '../../components/record/list/reference-filter.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { EntityListPage } from './entity-list-page.tsx';

/** The list of an entity whose feature has no page for it: with filters for the fields that the entity names. */
export function DefaultListPage({ entity }: { entity: DefinedEntity }) {
  return (
    <EntityListPage
      entity={entity}
      filters={({ address }) => <EntityFilters entity={entity} address={address} />}
    />
  );
}

interface EntityFiltersProps {
  entity: DefinedEntity;
  address: Pick<ListAddressControl<string>, 'parameters' | 'change'>;
}

/** The filters of the list of an entity, one for each field that it names. */
export function EntityFilters({ entity, address }: EntityFiltersProps) {
  return entity.filtered?.map((name) => (
    <FieldFilter key={name} entity={entity} name={name} address={address} />
  ));
}

function FieldFilter({ entity, name, address }: EntityFiltersProps & { name: string }) {
  const { fields, texts } = entity;
  const { parameters, change } = address;
  const { t } = useTranslation('records');
  const translate = useTranslate();
  const field = fields[name];
  const label = translate(`${texts}:form.${name}`);
  const chosen = String(readFieldFilters(fields, [name], parameters)[name] ?? '');
  const control = { name: label, values: chosen ? chosen.split(',') : [] };
  switch (field?.kind) {
    case 'choice':
      return (
        <FilterMenu
          {...control}
          options={field.choices.map((value) => ({
            value,
            label: translate(`${texts}:choices.${name}.${value}`),
          }))}
          onChange={(values) => change({ [name]: severalText(values) })}
        />
      );
    case 'boolean':
      return (
        <FilterMenu
          {...control}
          single
          options={[
            { value: 'true', label: t('value.yes') },
            { value: 'false', label: t('value.no') },
          ]}
          onChange={([value]) => change({ [name]: value })}
        />
      );
    case 'reference':
      return (
        <ReferenceFilter
          name={label}
          entity={entity}
          field={field}
          id={chosen}
          onChange={(id) => change({ [name]: id })}
        />
      );
    case 'date':
      return (
        <DateRangeFilter
          name={label}
          range={readDayRange(parameters, name)}
          onChange={(range) => change(rangeParameters(name, range))}
        />
      );
    case 'number':
      return (
        <NumberRangeFilter
          name={label}
          range={readNumberRange(parameters, name)}
          onChange={(range) => change(rangeParameters(name, range))}
        />
      );
    default:
      return null;
  }
}
