import type { ActionFunctionArgs } from 'react-router';
import { ApiError } from '../../../lib/api/api-error.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import type { Api } from '../../../lib/services/api.ts';
import type { Services } from '../../../lib/services/services.ts';
import type { Area } from '../../actions/palette-context.ts';
import { afterSave } from '../../form/after-save.ts';
import { checkForm, type InputSchema } from '../../form/check-form.ts';
import { rejectFields, rejectForm } from '../../form/form-error.ts';
import { readField, readFields } from '../../form/form-values.ts';
import { type EditableEntity, type EntityOperations, listPath, type NamedRecord } from '../entity.ts';
import { updateRecordCache } from '../entity-cache.ts';
import { changedRecord } from './record-errors.ts';

/** What the actions below need of an entity whose forms hold this input. */
interface SavableEntity<Input> extends EditableEntity {
  operations(api: Api): EntityOperations & {
    create: { call(input: Input): Promise<NamedRecord> };
    update: { call(input: Input & { id: string; expectedUpdatedAt: string }): Promise<NamedRecord> };
  };
}

/** The forms of an entity. */
interface RecordForm<Input> {
  entity: SavableEntity<Input>;
  /** The input of `create`; its fields are those of the form. */
  schema: InputSchema<Input> & { shape: object };
  /** Adds to an error what helps, such as the record that has a name already. */
  explain?(api: Api, error: ApiError, values: Record<string, string>): Promise<ApiError>;
}

/** The action of the page for a new record: adds the record of the form and shows it. */
export function createRecord<Input>({ entity, schema, explain }: RecordForm<Input>) {
  return async ({ data, i18n }: Services, { request }: ActionFunctionArgs) => {
    const values = readFields(await request.formData(), Object.keys(schema.shape));
    const { input, fieldErrors } = checkForm(schema, values);
    if (fieldErrors) return rejectFields(fieldErrors, values);
    const apiServices = await data.load();
    try {
      const created = await entity.operations(apiServices.api).create.call(input);
      updateRecordCache(entity, apiServices, created);
      const message = i18n.t(`${entity.texts}:form.added`, { name: isolate(created.name) });
      return afterSave(`${listOf(entity, request)}/${created.id}`, message);
    } catch (error) {
      return rejectForm(await explained(explain, apiServices.api, error, values), values);
    }
  };
}

/**
 * The action of the page that changes a record: stores what the form says. Where somebody else has changed it
 * meanwhile, nothing is written over: the error shows their version, and carries its number, so that the next try
 * replaces it knowingly. One that was deleted can be saved as a new one (`intent=save-as-new`).
 */
export function updateRecord<Input extends object>({ entity, schema, explain }: RecordForm<Input>) {
  return async ({ data, i18n }: Services, { request, params }: ActionFunctionArgs) => {
    const form = await request.formData();
    const values = readFields(form, [...Object.keys(schema.shape), 'expectedUpdatedAt']);
    const asNew = readField(form, 'intent') === 'save-as-new';
    const { input, fieldErrors } = checkForm(schema, values);
    if (fieldErrors) return rejectFields(fieldErrors, values);
    const apiServices = await data.load();
    const { create, update } = entity.operations(apiServices.api);
    const { expectedUpdatedAt = '' } = values;
    try {
      const saved = await (asNew
        ? create.call(input)
        : update.call({ ...input, id: params.id ?? '', expectedUpdatedAt }));
      updateRecordCache(entity, apiServices, saved);
      const message = i18n.t(`${entity.texts}:form.saved`, { name: isolate(saved.name) });
      return afterSave(`${listOf(entity, request)}/${saved.id}`, message);
    } catch (error) {
      const version = changedRecord<{ updatedAt: string }>(error)?.current.updatedAt;
      const shown = { ...values, expectedUpdatedAt: version ?? expectedUpdatedAt };
      return rejectForm(await explained(explain, apiServices.api, error, shown), shown);
    }
  };
}

/** The list in the area of the form. */
function listOf(entity: EditableEntity, { url }: Request): string {
  const area: Area = new URL(url).pathname.startsWith('/app/') ? 'app' : 'manager';
  return listPath(entity, area);
}

async function explained<Input>(
  explain: RecordForm<Input>['explain'],
  api: Api,
  error: unknown,
  values: Record<string, string>,
): Promise<unknown> {
  return explain && error instanceof ApiError ? explain(api, error, values) : error;
}
