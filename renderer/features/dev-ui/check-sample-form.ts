import { type ActionFunctionArgs, data } from 'react-router';
import { rejectFields } from '../../components/form/form-error.ts';
import { readForm } from '../../components/form/read-form.ts';
import type { Services } from '../../lib/services/services.ts';
import { sampleForm, sampleSchema } from './sample-form.ts';

/** What the form is answered with: what was read of it. */
export interface SampleAnswer {
  input: unknown;
}

/** Reads the sample form and says what it holds; nothing is stored. */
export async function checkSampleForm(services: Services, { request }: ActionFunctionArgs) {
  if (!(await services.init.load()).localMode) throw data(null, { status: 404 });
  const { input, values, fieldErrors } = await readForm(sampleForm, sampleSchema, services, request);
  if (fieldErrors) return rejectFields(fieldErrors, values);
  return { input } satisfies SampleAnswer;
}
