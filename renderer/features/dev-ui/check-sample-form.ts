import { type ActionFunctionArgs, data } from 'react-router';
import { rejectFields } from '../../components/form/form-error.ts';
import { readForm } from '../../components/form/read-form.ts';
import type { Services } from '../../lib/services/services.ts';
import { sampleForm, sampleSchema } from './sample-form.ts';

/** Reads the sample form and says what it holds; nothing is stored. */
export async function checkSampleForm(services: Services, { request }: ActionFunctionArgs) {
  if (!(await services.init.load()).localMode) throw data(null, { status: 404 });
  const { input, values, fieldErrors } = await readForm(sampleForm, sampleSchema, services, request);
  return fieldErrors ? rejectFields(fieldErrors, values) : { input };
}
