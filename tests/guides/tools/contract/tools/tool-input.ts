import * as z from 'zod/mini';
import { daySchema } from '../validation/day.ts';
import { moneySchema } from '../validation/money.ts';
import { optional } from '../validation/optional.ts';
import { lineSchema, optionalTextSchema } from '../validation/text.ts';
import { userIdSchema } from '../validation/user-id.ts';
import { toolCategoryChoices, toolPriceCurrencies } from './tool-choices.ts';

/** The fields that users fill in, the same in forms and in calls. */
export const toolInputSchema = z.object({
  name: lineSchema(100),
  serial: lineSchema(100),
  category: z.enum(toolCategoryChoices),
  purchasedOn: optional(daySchema),
  price: optional(moneySchema(toolPriceCurrencies)),
  borrowerId: optional(userIdSchema),
  note: optionalTextSchema(5000),
});

export type ToolInput = z.infer<typeof toolInputSchema>;
