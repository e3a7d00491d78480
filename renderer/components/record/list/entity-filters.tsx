import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useArea } from '../../actions/action-context.ts';
import { FilterMenu } from '../../list/filter-menu.tsx';
import { DateRangeFilter, NumberRangeFilter } from '../../list/filters/range-filters.tsx';
import { rangeParameters, readDayRange, readNumberRange } from '../../list/filters/range-parameters.ts';
import { RecordFilter } from '../../list/filters/record-filter.tsx';
import { severalText } from '../../list/list-filters.ts';
import type { ListAddressControl } from '../../list/use-list-address.ts';
import type { RecordOption } from '../../ui/record-choices.tsx';
import type { DefinedEntity } from '../define-entity.ts';
import { type ReferenceTarget, useReferences } from '../form/references.ts';
import { scopeIn } from '../record-scope.ts';
import { readFieldFilters } from './entity-list.ts';

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

interface ReferenceFilterProps {
  /** Label of the field. */
  name: string;
  entity: Pick<DefinedEntity, 'scoped'>;
  field: ReferenceTarget;
  /** Id of the chosen record; empty for none. */
  id: string;
  onChange(id: string | undefined): void;
}

/** Narrows a list to the records that refer to one record. */
export function ReferenceFilter({ name, entity, field, id, onChange }: ReferenceFilterProps) {
  const { options, search } = useReferences(field, scopeIn(useArea(), entity));
  const [chosen, setChosen] = useState<RecordOption | null>(null);
  const known = [chosen, ...options].find((option) => option?.id === id);
  return (
    <RecordFilter
      name={name}
      value={id ? (known ?? { id, label: '…' }) : null}
      options={options}
      search={search}
      onChange={(option) => {
        setChosen(option);
        onChange(option?.id);
      }}
    />
  );
}
