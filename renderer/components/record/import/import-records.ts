import type { ActionFunctionArgs } from 'react-router';
import type { Services } from '../../../lib/services/services.ts';
import { type FormError, rejectForm } from '../../form/form-error.ts';
import { readField } from '../../form/form-values.ts';
import { nextExpected, sentExpected } from '../conflicts.tsx';
import type { DefinedEntity } from '../define-entity.ts';
import { areaOf } from '../entity.ts';
import { invalidateRecords } from '../entity-cache.ts';
import { scopeOfImport } from '../record-scope.ts';
import type { ImportResult } from './import-result.ts';

/** Answer of the page's action: why the file was rejected, or the result of the preview or the import. */
export interface ImportAnswer extends FormError {
  values: Record<string, string> & { csv: string };
  result?: ImportResult;
  /** The records have been added. */
  done?: boolean;
}

/** The action of the page: looks through the CSV text of the form, line by line; `intent=import` adds what can be added. */
export function importRecords(entity: DefinedEntity) {
  return async ({ data }: Services, { request }: ActionFunctionArgs) => {
    const form = await request.formData();
    const expected = sentExpected(form);
    const values = { csv: readField(form, 'csv'), ...expected };
    const done = readField(form, 'intent') === 'import';
    const apiServices = await data.load();
    const { importPreview, import: importAll } = entity.operations(apiServices.api);
    try {
      const result = await (done ? importAll : importPreview)?.call({
        ...values,
        ...scopeOfImport(areaOf(request), entity, request),
      });
      if (done) void invalidateRecords(entity, apiServices);
      return { values, result, done } satisfies ImportAnswer;
    } catch (error) {
      return rejectForm(error, { ...values, ...nextExpected(error, apiServices) });
    }
  };
}
