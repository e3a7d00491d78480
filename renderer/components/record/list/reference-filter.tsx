import { useState } from 'react';
import { useArea } from '../../actions/action-context.ts';
import { RecordFilter } from '../../list/filters/record-filter.tsx';
import type { RecordOption } from '../../ui/record-choices.tsx';
import type { DefinedEntity } from '../define-entity.ts';
import { type ReferenceTarget, useReferences } from '../form/references.ts';
import { scopeIn } from '../record-scope.ts';

interface ReferenceFilterProps {
  /** Label of the field. */
  name: string;
  entity: Pick<DefinedEntity, 'scope'>;
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
