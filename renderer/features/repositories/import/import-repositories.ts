import type { ActionFunctionArgs } from 'react-router';
import type { ImportResult } from '#contract/repositories/import.ts';
import { type FormError, rejectForm } from '../../../components/form/form-error.ts';
import { readField } from '../../../components/form/form-values.ts';
import { invalidateRecords } from '../../../components/record/entity-cache.ts';
import type { Services } from '../../../lib/services/services.ts';
import { repositoryEntity } from '../repository-entity.ts';

/** What comes back to the page: why the file was rejected, what an import of it would do, or what it did. */
export interface ImportAnswer extends FormError {
  values: { csv: string };
  result?: ImportResult;
  /** The repositories have been added. */
  done?: boolean;
}

/** Looks through the CSV text of the form, line by line; `intent=import` adds what can be added. */
export async function importRepositories({ data }: Services, { request }: ActionFunctionArgs) {
  const form = await request.formData();
  const values = { csv: readField(form, 'csv') };
  const done = readField(form, 'intent') === 'import';
  const apiServices = await data.load();
  const { importPreview, import: importAll } = apiServices.api.repositories;
  try {
    const result = await (done ? importAll : importPreview).call(values);
    if (done) void invalidateRecords(repositoryEntity, apiServices);
    return { values, result, done } satisfies ImportAnswer;
  } catch (error) {
    return rejectForm(error, values);
  }
}
