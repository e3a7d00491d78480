import { useArea } from '../../actions/action-context.ts';
import { FieldFact, RecordFacts } from '../page/record-facts.tsx';
import { FieldValue, readValue } from './field-value.tsx';
import type { EntityWithFields, Fields } from './fields.ts';

interface EntityFactsProps {
  entity: EntityWithFields;
  /** Names of fields that the page shows elsewhere, as it does the name. */
  except?: readonly string[] | undefined;
  record: { id: string; createdAt: string; updatedAt: string; organization?: string | null };
}

const shownFields = (fields: Fields, except: readonly string[]) =>
  Object.keys(fields).filter((name) => name !== 'name' && !except.includes(name));

/** How many facts there are, so that their places are as high: changed, added and the identifier beside the fields. */
export function factCount({ fields }: Pick<EntityWithFields, 'fields'>, except: readonly string[]): number {
  return shownFields(fields, except).length + 3;
}

/** Facts of a record: its fields but the name, when it was added and changed, for managers its organization. */
export function EntityFacts({ entity, except = [], record }: EntityFactsProps) {
  const isManaged = useArea() === 'manager';
  const names = shownFields(entity.fields, except);
  return (
    <RecordFacts entity={entity} record={record} named={isManaged}>
      {names.map((name) => (
        <FieldFact key={name} name={`${entity.texts}:form.${name}`} of={readValue(record, name)}>
          <FieldValue entity={entity} name={name} record={record} />
        </FieldFact>
      ))}
      {isManaged && (
        <FieldFact name="records:column.organization" of={record.organization}>
          <bdi>{record.organization}</bdi>
        </FieldFact>
      )}
    </RecordFacts>
  );
}
