import type { Actor } from '#contract/schemas/activity.ts';
import type { InitialValues, ObjectSchema } from '../../form/define-form.ts';

/** A record as its operations answer it: with all that its form changes. */
export type FormRecord<Schema extends ObjectSchema> = InitialValues<Schema> & {
  id: string;
  /** Version of the record: its update sends it back as `expectedUpdatedAt`. */
  updatedAt: string;
};

/** A record as another user has saved it meanwhile, and who that was where it is known. */
export interface ChangedRecord<Whole> {
  current: Whole;
  changedBy: Actor | null;
}

/** Returns the data of RECORD_CHANGED: the version that another user saved; undefined for any other error. */
export function changedRecord<Whole>(error: unknown): ChangedRecord<Whole> | undefined {
  const { code, data } = (error ?? {}) as { code?: string; data?: unknown };
  return code === 'RECORD_CHANGED' ? (data as ChangedRecord<Whole>) : undefined;
}

/** Whether the record that was to be changed is gone. */
export function isDeletedRecord(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: string };
  return code === 'RECORD_NOT_FOUND';
}
