import { toolInputSchema } from '#contract/tools/tool-input.ts';
import { createRecord, updateRecord } from '../../components/record/form/save-record.ts';
import { toolEntity } from './tool-entity.ts';
import { toolForm } from './tool-fields.tsx';

const form = { entity: toolEntity, form: toolForm, schema: toolInputSchema };

export const createTool = createRecord(form);
export const updateTool = updateRecord(form);
