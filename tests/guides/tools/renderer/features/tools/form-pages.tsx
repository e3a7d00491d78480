import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Tool } from '#contract/tools/tools.ts';
import { useForm } from '../../components/form/use-form.ts';
import { EditRecordForm } from '../../components/record/form/edit-record-form.tsx';
import { EditRecordPage } from '../../components/record/form/edit-record-page.tsx';
import { NewRecordPage } from '../../components/record/form/new-record-page.tsx';
import { useApi } from '../../lib/services/use-api.ts';
import { toolEntity } from './tool-entity.ts';
import { ToolFields, toolForm } from './tool-fields.tsx';
import { ToolFacts } from './tool-page.tsx';

/** The form for a new tool. */
export function NewToolPage() {
  const form = useForm({ definition: toolForm, initial: { category: 'hand' } });
  return (
    <NewRecordPage entity={toolEntity} form={form}>
      <ToolFields />
    </NewRecordPage>
  );
}

/** The form that changes a tool. */
export function EditToolPage() {
  const { id = '' } = useParams();
  const { api } = useApi();
  const { t } = useTranslation('tools');
  // What a conflict shows of a field whose control holds a code or an id.
  const describe = (field: string, { category, borrower }: Tool) => {
    if (field === 'category') return t(`category.${category}`);
    return field === 'borrowerId' ? (borrower ?? undefined) : undefined;
  };
  return (
    <EditRecordPage
      entity={toolEntity}
      options={api.tools.read.queryOptions({ input: { id } })}
      facts={(tool) => <ToolFacts tool={tool} />}
      fieldHeights={['h-9', 'h-9', 'h-9', 'h-9', 'h-9', 'h-9', 'h-30']}
    >
      {(tool) => (
        <EditRecordForm
          key={tool.id}
          entity={toolEntity}
          record={tool}
          form={toolForm}
          describe={(field, record) => describe(field, record as Tool)}
        >
          <ToolFields borrower={tool.borrower} />
        </EditRecordForm>
      )}
    </EditRecordPage>
  );
}
