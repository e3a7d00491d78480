import * as z from 'zod/mini';
import { filesSchema } from '../files/file-fields.ts';
import { daySchema, timestampSchema } from '../validation/day.ts';
import { emailSchema } from '../validation/email.ts';
import { linkSchema } from '../validation/link.ts';
import { moneySchema } from '../validation/money.ts';
import { optional, optionalEmailSchema, optionalLinkSchema } from '../validation/optional.ts';
import { lineSchema, optionalLineSchema, optionalTextSchema, textSchema } from '../validation/text.ts';
import { userIdSchema } from '../validation/user-id.ts';
/*if choices*/
import { /*: choiceNames */ } from './stock-item-facts.ts';
/*end*/

/** The fields that users fill in, the same in forms and in calls. */
export const stockItemInputSchema = z.object({
  /*: schema */
});

export type StockItemInput = z.infer<typeof stockItemInputSchema>;
