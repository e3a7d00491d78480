import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { DefinedEntity, WholeRecord } from '../define-entity.ts';
import { loadedPart } from './custom-field.ts';
import { readValue } from './field-value.tsx';

/** A section on the page of a record for each of its custom fields. */
export function CustomSections({ entity, record }: { entity: DefinedEntity; record: WholeRecord }) {
  const { fields, resource, texts } = entity;
  const translate = useTranslate();
  return Object.entries(fields).map(([name, field]) => {
    if (field.kind !== 'custom') return null;
    const Section = loadedPart(field.section);
    return (
      <Section
        key={name}
        title={translate(`${texts}:form.${name}`)}
        value={readValue(record, name) as never}
        resource={resource}
        id={record.id}
      />
    );
  });
}
