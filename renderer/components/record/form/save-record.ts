import type { ActionFunctionArgs } from 'react-router';
import type * as z from 'zod/mini';
import { ApiError } from '../../../lib/api/api-error.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { translateWith } from '../../../lib/i18n/use-translate.ts';
import type { Api } from '../../../lib/services/api-services.ts';
import type { Services } from '../../../lib/services/services.ts';
import { afterSave } from '../../form/after-save.ts';
import type { FormDefinition, ObjectSchema } from '../../form/define-form.ts';
import { rejectFields, rejectForm } from '../../form/form-error.ts';
import { readField } from '../../form/form-values.ts';
import { readForm } from '../../form/read-form.ts';
import { areaOf, type EditableEntity, type EntityOperations, listPath, type NamedRecord } from '../entity.ts';
import { updateRecordCache } from '../entity-cache.ts';
import { type ExpectedInput, nextExpected, sentExpected } from '../expected-scope.tsx';
import { type ScopeInput, scopeOfNew } from '../scope.ts';
import { changedRecord } from './record-errors.ts';

/** An entity whose operations take what its forms hold. */
interface SavableEntity<Input> extends EditableEntity {
  operations(api: Api): EntityOperations & {
    create: { call(input: Input & ScopeInput & ExpectedInput): Promise<NamedRecord> };
    update: {
      call(input: Input & ExpectedInput & { id: string; expectedUpdatedAt: string }): Promise<NamedRecord>;
    };
  };
}

interface RecordForm<Schema extends ObjectSchema> {
  entity: SavableEntity<z.output<NoInfer<Schema>>>;
  form: FormDefinition<Schema>;
  schema: NoInfer<Schema>;
  /** Adds to an error what helps, such as the record that has a name already. */
  explain?(api: Api, error: ApiError, values: Record<string, string>, scope: ScopeInput): Promise<ApiError>;
}

/** The action of the page for a new record: adds the record of the form and shows it. */
export function createRecord<Schema extends ObjectSchema>({
  entity,
  form,
  schema,
  explain,
}: RecordForm<Schema>) {
  return async (services: Services, { request }: ActionFunctionArgs) => {
    const { form: sent, values: texts, input, fieldErrors } = await readForm(form, schema, services, request);
    const expected = sentExpected(sent);
    const values = { ...texts, ...expected, scope: readField(sent, 'scope') };
    if (fieldErrors) return rejectFields(fieldErrors, values);
    const apiServices = await services.data.load();
    const scope = scopeOfNew(areaOf(request), entity, sent);
    try {
      const created = await entity
        .operations(apiServices.api)
        .create.call({ ...input, ...scope, ...expected });
      updateRecordCache(entity, apiServices, created);
      const message = translateWith(services.i18n)(`${entity.texts}:form.added`, {
        name: isolate(created.name),
      });
      return afterSave(`${listOf(entity, request)}/${created.id}`, message);
    } catch (error) {
      const again = { ...values, ...nextExpected(error, apiServices) };
      return rejectForm(await explained(explain, apiServices.api, error, values, scope), again);
    }
  };
}

/**
 * The action of the page that changes a record: stores what the form says. Where somebody else has changed it
 * meanwhile, nothing is written over: the error shows their version, and carries its number, so that the next try
 * replaces it knowingly. One that was deleted can be saved as a new one (`intent=save-as-new`).
 */
export function updateRecord<Schema extends ObjectSchema>({
  entity,
  form,
  schema,
  explain,
}: RecordForm<Schema>) {
  return async (services: Services, { request, params }: ActionFunctionArgs) => {
    const { form: sent, values: texts, input, fieldErrors } = await readForm(form, schema, services, request);
    const expectedUpdatedAt = readField(sent, 'expectedUpdatedAt');
    const expected = sentExpected(sent);
    const values = { ...texts, ...expected, expectedUpdatedAt };
    if (fieldErrors) return rejectFields(fieldErrors, values);
    const apiServices = await services.data.load();
    const { create, update } = entity.operations(apiServices.api);
    const scope = scopeOfNew(areaOf(request), entity, sent);
    try {
      const saved = await (readField(sent, 'intent') === 'save-as-new'
        ? create.call({ ...input, ...scope, ...expected })
        : update.call({ ...input, ...expected, id: params.id ?? '', expectedUpdatedAt }));
      updateRecordCache(entity, apiServices, saved);
      const message = translateWith(services.i18n)(`${entity.texts}:form.saved`, {
        name: isolate(saved.name),
      });
      return afterSave(`${listOf(entity, request)}/${saved.id}`, message);
    } catch (error) {
      const version = changedRecord<{ updatedAt: string }>(error)?.current.updatedAt;
      if (version !== undefined) values.expectedUpdatedAt = version;
      const again = { ...values, ...nextExpected(error, apiServices) };
      return rejectForm(await explained(explain, apiServices.api, error, values, scope), again);
    }
  };
}

/** The list in the area of the form. */
function listOf(entity: EditableEntity, request: Request): string {
  return listPath(entity, areaOf(request));
}

async function explained(
  explain: RecordForm<ObjectSchema>['explain'],
  api: Api,
  error: unknown,
  values: Record<string, string>,
  scope: ScopeInput,
): Promise<unknown> {
  return explain && error instanceof ApiError ? explain(api, error, values, scope) : error;
}
