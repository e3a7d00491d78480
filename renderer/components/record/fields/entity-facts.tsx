import { useArea } from '../../actions/action-context.ts';
import { FieldFact, RecordFacts } from '../page/record-facts.tsx';
import { FieldValue, readValue } from './field-value.tsx';
import type { EntityWithFields } from './fields.ts';

interface EntityFactsProps {
  entity: EntityWithFields;
  /** Names of fields that the page shows elsewhere, as it does the name. */
  except?: readonly string[];
  record: { id: string; createdAt: string; updatedAt: string; organization?: string | null };
}

/** Facts of a record: its fields but the name, when it was added and changed, for managers its organization. */
export function EntityFacts({ entity, except = [], record }: EntityFactsProps) {
  const isManaged = useArea() === 'manager';
  const names = Object.keys(entity.fields).filter((name) => name !== 'name' && !except.includes(name));
  return (
    <RecordFacts entity={entity} record={record} named={isManaged}>
      {names.map((name) => (
        <FieldFact key={name} name={`${entity.texts}:form.${name}`} of={readValue(record, name)}>
          <FieldValue entity={entity} name={name} record={record} />
        </FieldFact>
      ))}
      {isManaged && (
        <FieldFact name={`${entity.texts}:column.organization`} of={record.organization}>
          <bdi>{record.organization}</bdi>
        </FieldFact>
      )}
    </RecordFacts>
  );
}
