import type { StoredFile } from '#contract/files/file-fields.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import type { DefinedEntity, WholeRecord } from '../record/define-entity.ts';
import { readValue } from '../record/fields/field-value.tsx';
import { FilesSection } from './files-section.tsx';

/** A section for each field with files. */
export function RecordFiles({ entity, record }: { entity: DefinedEntity; record: WholeRecord }) {
  const { fields, resource, texts } = entity;
  const translate = useTranslate();
  return Object.keys(fields).map((name) => {
    const files = (fields[name]?.kind === 'file' && readValue(record, name)) as readonly StoredFile[] | false;
    return (
      files &&
      files.length > 0 && (
        <FilesSection
          key={name}
          title={translate(`${texts}:form.${name}`)}
          files={files}
          path={`/api/files/${resource}/${record.id}`}
        />
      )
    );
  });
}
