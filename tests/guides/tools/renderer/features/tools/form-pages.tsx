import { useParams } from 'react-router';
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
  return (
    <EditRecordPage
      entity={toolEntity}
      options={api.tools.read.queryOptions({ input: { id } })}
      facts={(tool) => <ToolFacts tool={tool} />}
      fieldHeights={['h-9', 'h-9', 'h-9', 'h-9', 'h-9', 'h-9', 'h-30']}
    >
      {(tool) => (
        <EditRecordForm key={tool.id} entity={toolEntity} record={tool} form={toolForm}>
          <ToolFields />
        </EditRecordForm>
      )}
    </EditRecordPage>
  );
}
