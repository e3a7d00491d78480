import * as z from 'zod/mini';
import { actorSchema } from './activity.ts';

/** Data of the error RECORD_CHANGED: what is stored now, and who changed it last, where that is known. */
export function changedRecordSchema<Schema extends z.ZodMiniType>(current: Schema) {
  return z.object({ current, changedBy: z.nullable(actorSchema) });
}
