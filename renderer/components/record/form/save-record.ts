import type { ActionFunctionArgs } from 'react-router';
import { ApiError } from '../../../lib/api/api-error.ts';
import { importChunk } from '../../../lib/chunks/chunk.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import type { Api } from '../../../lib/services/api-services.ts';
import type { Services } from '../../../lib/services/services.ts';
import { afterSave } from '../../form/after-save.ts';
import { rejectFields, rejectForm } from '../../form/form-error.ts';
import { readField } from '../../form/form-values.ts';
import { readForm } from '../../form/read-form.ts';
import { changedRecord, nextExpected, sentExpected } from '../conflicts.tsx';
import type { DefinedEntity } from '../define-entity.ts';
import { areaOf, listPath, recordName } from '../entity.ts';
import { updateRecordCache } from '../entity-cache.ts';
import { entityText } from '../entity-text.ts';
import { entityForm, loadControls } from '../fields/entity-fields.tsx';
import { isScopeChosen, type ScopeInput, scopeOfNew } from '../record-scope.ts';

/** Adds to an error what helps, such as the record that has a name already. */
type ExplainError = (
  api: Api,
  error: ApiError,
  values: Record<string, string>,
  scope: ScopeInput,
) => Promise<ApiError>;

/**
 * Makes the action of the pages with the form of an entity: adds the record, or changes the one that the address names,
 * and shows it. Where somebody else has changed it meanwhile, nothing is written over: the error shows their version,
 * and carries its number, so that the next try replaces it knowingly. One that was deleted can be saved as a new one
 * (`intent=save-as-new`).
 */
export function saveRecord(entity: DefinedEntity, explain?: ExplainError) {
  // Beside the action: without a network the rules could not be fetched when the form is sent.
  importChunk(entity.loadSchema).catch(() => {});
  return async (services: Services, { request, params: { id } }: ActionFunctionArgs) => {
    const [schema] = await Promise.all([importChunk(entity.loadSchema), loadControls(entity)]);
    const posted = await readForm(entityForm(entity), schema, services, request);
    const { form: sent, input, fieldErrors } = posted;
    const expectedUpdatedAt = readField(sent, 'expectedUpdatedAt');
    const expected = sentExpected(sent);
    const values = { ...posted.values, ...expected, expectedUpdatedAt, scope: readField(sent, 'scope') };
    if (!isScopeChosen(sent))
      return rejectFields({ scope: { message: 'generic.notListed' }, ...fieldErrors }, values);
    if (fieldErrors) return rejectFields(fieldErrors, values);
    const apiServices = await services.data.load();
    const { create, update } = entity.operations(apiServices.api);
    const scope = scopeOfNew(areaOf(request), entity, sent);
    const isNew = id === undefined || readField(sent, 'intent') === 'save-as-new';
    try {
      const saved = await (isNew
        ? create.call({ ...input, ...scope, ...expected })
        : update.call({ ...input, ...expected, id, expectedUpdatedAt }));
      updateRecordCache(entity, apiServices, saved);
      const text = entityText(services.i18n, entity);
      const name = isolate(recordName(entity, saved));
      return afterSave(
        `${listPath(entity, areaOf(request))}/${saved.id}`,
        id === undefined ? text('records:form.added', { name }) : text('records:form.saved', { name }),
      );
    } catch (error) {
      const version = changedRecord<{ updatedAt: string }>(error)?.current.updatedAt;
      if (version !== undefined) values.expectedUpdatedAt = version;
      const again = { ...values, ...nextExpected(error, apiServices) };
      const explained =
        explain && error instanceof ApiError ? await explain(apiServices.api, error, values, scope) : error;
      return rejectForm(explained, again);
    }
  };
}
