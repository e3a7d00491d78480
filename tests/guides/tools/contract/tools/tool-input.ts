import * as z from 'zod/mini';
import { lineSchema, optionalTextSchema } from '../validation/text.ts';
import { toolCategories, toolCurrencies } from './tool-choices.ts';

const longestName = 100;
const longestSerial = 50;
const longestNote = 2000;
const highestPrice = 100_000_000;

/** The fields that users fill in, the same in forms and in calls. */
export const toolInputSchema = z.object({
  name: lineSchema(longestName),
  /** Unique ignoring case: the database decides that. */
  serial: lineSchema(longestSerial),
  category: z.enum(toolCategories),
  purchasedOn: z.nullable(
    z.iso.date().check(z.refine((day) => day >= '1900-01-01', { error: 'generic.invalidFormat.date' })),
  ),
  price: z.nullable(
    z.object({
      /** In the smallest unit of the currency: cents. */
      amount: z.int().check(z.minimum(0), z.maximum(highestPrice)),
      currency: z.enum(toolCurrencies),
    }),
  ),
  /** Id of the user who has it now. */
  borrowerId: z.nullable(z.string().check(z.minLength(1), z.maxLength(100))),
  note: optionalTextSchema(longestNote),
});

export type ToolInput = z.infer<typeof toolInputSchema>;
