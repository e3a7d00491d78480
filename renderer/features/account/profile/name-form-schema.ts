import * as z from 'zod/mini';
import { nameSchema } from '#contract/validation/name.ts';

/** The rules of the form with the own name, for the page and for its action. */
export const nameFormSchema = z.object({ name: nameSchema });
